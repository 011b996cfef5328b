/** Where a page keeps the tables of a game's ladder. */
const beginOf = (game: string): string => `<!-- ladder ${game} -->`;
const END = '<!-- end of ladder -->';

/** Puts tables into the game's section of a page; a page without that section gets it at its end. */
export function withSection(page: string, game: string, tables: string): string {
  const begin = beginOf(game);
  const section = `${begin}\n\n${tables}\n\n${END}`;
  const from = page.indexOf(begin);
  const to = from < 0 ? -1 : page.indexOf(END, from);
  if (to < 0) return `${page}${page === '' ? '' : '\n'}${section}\n`;
  return page.slice(0, from) + section + page.slice(to + END.length);
}
