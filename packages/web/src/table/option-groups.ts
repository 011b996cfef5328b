import { optionKind } from '@sandtable/kernel';

/** The options of a question as a person looks for them. */
export interface SortedOptions {
  /** What to do: words of the game. */
  readonly actions: readonly string[];
  readonly pieces: readonly string[];
  readonly factions: readonly string[];
  readonly cards: readonly string[];
  readonly spaces: readonly string[];
  readonly amounts: readonly string[];
  /** What ends the question without doing anything more. */
  readonly closing: readonly string[];
  readonly asides: readonly string[];
}

/** Words that every game uses for it. */
const CLOSING_OPTIONS: readonly string[] = ['done', 'pass', 'cancel'];

export function sortOptions(options: readonly string[]): SortedOptions {
  const of = (wanted: (option: string) => boolean) => options.filter(wanted);
  const kind = (it: ReturnType<typeof optionKind>) => of((option) => optionKind(option) === it);
  return {
    actions: of((option) => optionKind(option) === 'button' && !CLOSING_OPTIONS.includes(option)),
    pieces: kind('piece'),
    factions: kind('faction'),
    cards: kind('card'),
    spaces: kind('space'),
    amounts: kind('number').toSorted((a, b) => amountOf(a) - amountOf(b)),
    closing: of((option) => CLOSING_OPTIONS.includes(option)),
    asides: kind('aside'),
  };
}

export const amountOf = (option: string): number => Number(option.slice('number:'.length));

/** More of them than a glance takes in: they get a filter. */
export const FILTER_FROM = 9;

/** Which digit picks which option: an amount is its own digit, other things are counted from 1, and 0 closes. Many spaces are looked for by name. */
export function digitShortcuts(choices: SortedOptions): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const { actions, pieces, factions, cards, spaces, amounts, closing, asides } = choices;
  for (const option of amounts) {
    const amount = amountOf(option);
    if (Number.isInteger(amount) && amount >= 0 && amount <= 9) keys.set(option, String(amount));
  }
  const places = spaces.length > FILTER_FROM ? [] : spaces;
  const counted = amounts.length > 0 ? [] : [...pieces, ...factions, ...cards, ...places, ...actions, ...asides];
  for (const [i, option] of counted.slice(0, 9).entries()) keys.set(option, String(i + 1));
  if (closing.length > 0 && ![...keys.values()].includes('0')) keys.set(closing[0], '0');
  return keys;
}

/** Without accents and capitals, so that `bogota` finds Bogotá. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();

/** Those whose label holds every word that was typed; labels that begin with it come first. */
export function filterBy<T extends { readonly label: string }>(all: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all;
  const found = all.filter(({ label }) => wanted.every((word) => plain(label).includes(word)));
  const first = (it: T) => (plain(it.label).startsWith(wanted[0]) ? 0 : 1);
  return found.toSorted((a, b) => first(a) - first(b));
}

/** What Enter takes: the only one found, or the one whose whole label was typed. */
export function foundBy<T extends { readonly label: string }>(found: readonly T[], typed: string): T | undefined {
  const wanted = plain(typed).trim();
  if (wanted === '') return undefined;
  const [first, ...others] = found.length === 1 ? found : found.filter(({ label }) => plain(label) === wanted);
  return others.length === 0 ? first : undefined;
}

/** A label such as “Train: place cubes” in two: what it is, and what it does. */
export function splitLabel(label: string): readonly [name: string, rest: string] {
  const parts = /^([^:]+?)\s*:\s+(.+)$/su.exec(label);
  return parts && parts[2].length > parts[1].length ? [parts[1], parts[2]] : [label, ''];
}

export interface OptionGroup {
  /** What all its members begin with; nothing for an option that stands alone. */
  readonly name: string;
  readonly members: readonly { readonly option: string; readonly label: string }[];
}

/** Options whose labels begin alike (“Special Activity: Air Lift”) together under what they share, said once. */
export function groupByPrefix(
  all: readonly { readonly option: string; readonly label: string }[],
): readonly OptionGroup[] {
  const parts = all.map(({ option, label }) => {
    const [, name = '', rest = ''] = /^([^:]+?)\s*:\s+(.+)$/su.exec(label) ?? [];
    return { option, label, name, rest };
  });
  const found: { name: string; members: { option: string; label: string }[] }[] = [];
  for (const { option, label, name, rest } of parts) {
    const alone = name === '' || parts.filter((it) => it.name === name).length === 1;
    const family = alone ? undefined : found.find((it) => it.name === name);
    const member = alone ? { option, label } : { option, label: rest };
    if (family) family.members.push(member);
    else found.push({ name: alone ? '' : name, members: [member] });
  }
  return found;
}
