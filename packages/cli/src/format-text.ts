import type { TextTable, Words } from '@sandtable/kernel';

/** The width in terminal columns. In our four languages every letter takes one column. */
export const width = (text: string): number => [...text.normalize('NFC')].length;

const padTo = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)));
const padBefore = (text: string, columns: number): string => ' '.repeat(Math.max(0, columns - width(text))) + text;

export type Cell = string | number;

/** A table with a header unless the header is blank. Columns of numbers are aligned right. */
export function formatTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map(String));
  const wide = head.map((title, column) => Math.max(width(title), ...texts.map((row) => width(row[column] ?? ''))));
  const right = head.map((_, column) => texts.length > 0 && texts.every((row) => NUMBER.test(row[column] ?? '')));
  const lay = (row: readonly string[]) =>
    row
      .map((cell, column) => (right[column] ? padBefore : padTo)(cell, wide[column] ?? 0))
      .join('  ')
      .trimEnd();
  const top = head.some((title) => title.trim()) ? [lay(head), wide.map((n) => '─'.repeat(n)).join('  ')] : [];
  return [...top, ...texts.map(lay)].join('\n');
}

/** A number in any of our languages, with its separators. */
const NUMBER = /^[-−+]?[\d.,\s]+$/;

/** Items in as many columns as fit, read downwards. Up to `few` items stay in one column. */
export function formatColumns(items: readonly string[], columns: number, few = 8): string {
  const cell = Math.max(0, ...items.map(width)) + 3;
  const across = items.length <= few ? 1 : Math.max(1, Math.floor(columns / cell));
  const down = Math.ceil(items.length / across);
  const lines: string[] = [];
  for (let row = 0; row < down; row++) {
    const line = Array.from({ length: across }, (_, column) => padTo(items[row + column * down] ?? '', cell));
    lines.push(`  ${line.join('')}`.trimEnd());
  }
  return lines.join('\n');
}

/** Breaks lines between words, because a terminal would break them anywhere. */
export function wrap(text: string, columns: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || width(last) + 1 + width(word) > columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

/** Text without accents or case, so that a search for `bogota` finds Bogotá. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The tables of a position, or only the rows that contain the word. */
export function formatPosition(tables: readonly TextTable[], said: Words, word = ''): string {
  const text = (cell: TextTable['rows'][number][number]): Cell => {
    if (typeof cell === 'number') return cell;
    return typeof cell === 'string' ? said.name(cell) : said.say(cell);
  };
  const wanted = withoutAccents(word);
  const laid: string[] = [];
  for (const table of tables) {
    if (table.detail && !wanted) continue;
    const title = said.say(table.title);
    const rows = table.rows.map((row) => row.map(text));
    const searched = (row: readonly Cell[]) => (table.detail ? row.slice(0, 1) : row);
    const found = rows.filter((row) => searched(row).some((cell) => withoutAccents(String(cell)).includes(wanted)));
    const kept = withoutAccents(title).includes(wanted) ? rows : found;
    if (kept.length === 0 && wanted) continue;
    const head = table.head.map((message) => said.say(message));
    laid.push(`${title}\n${formatTable(head, kept)}`);
  }
  return laid.join('\n\n');
}
