/** Ways to write a name on a map, from the whole name in one line to a few letters. */
export interface NameForm {
  readonly lines: readonly string[];
  /** How much worse than the whole name in one line this is. */
  readonly cost: number;
}

const BREAK = /[-/ ]/g;
/** Words that an abbreviation leaves out, in any of our languages: "of", "des", "&" and the like. */
const isSmall = (word: string): boolean => word.length <= 3 && /^[\p{Ll}&’]+$/u.test(word);

const cut = (word: string, letters: number): string => {
  const all = [...word];
  return all.length <= letters + 1 ? word : `${all.slice(0, letters).join('')}.`;
};

/** The two lines of a name whose longer line is shortest. */
function twoLines(name: string): readonly string[] | undefined {
  const ways = [...name.matchAll(BREAK)].map(({ index }) => [
    name.slice(0, index + 1).trim(),
    name.slice(index + 1).trim(),
  ]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return ways.reduce<readonly string[] | undefined>((a, b) => (a && longest(a) <= longest(b) ? a : b), undefined);
}

const known = new Map<string, readonly NameForm[]>();

/** Names are placed again whenever the board's size changes; their forms stay the same. */
export function nameForms(name: string): readonly NameForm[] {
  const forms = known.get(name) ?? formsOf(name);
  known.set(name, forms);
  return forms;
}

function formsOf(name: string): readonly NameForm[] {
  const forms = new Map<string, NameForm>();
  const add = (text: string, cost: number) => {
    const two = twoLines(text);
    for (const form of [{ lines: [text], cost }, ...(two ? [{ lines: two, cost: cost + 3 }] : [])]) {
      const key = form.lines.join('\n');
      if (!forms.has(key)) forms.set(key, form);
    }
  };
  add(name, 0);
  const words = name.split(BREAK).filter((word) => word !== '');
  const important = words.filter((word) => !isSmall(word));
  const kept = important.length > 0 ? important : words;
  for (const letters of [6, 5, 4, 3]) add(kept.map((word) => cut(word, letters)).join(' '), 60 - letters * 4);
  const [first = name, ...rest] = kept;
  const initials = rest.map((word) => ` ${[...word][0]?.toUpperCase()}.`).join('');
  for (const letters of [4, 3, 2, 1]) {
    add(`${cut(first, letters)}${initials}`, 90 - letters * 4);
  }
  return [...forms.values()];
}

/** The longest form of a title in one line that fits, or the shortest one. */
export function shortTitle(title: string, fits: (text: string) => boolean): string {
  const lines = nameForms(title)
    .filter((form) => form.lines.length === 1)
    .toSorted((a, b) => a.cost - b.cost)
    .map((form) => form.lines[0] ?? title);
  return lines.find(fits) ?? lines.at(-1) ?? title;
}
