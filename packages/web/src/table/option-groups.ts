import { type ShownAs, shownAs, type ThingKinds } from '@sandtable/kernel';

/** The options of a question, grouped as people look for them. */
export interface SortedOptions {
  /** Actions, named by words of the game. */
  readonly actions: readonly string[];
  readonly pieces: readonly string[];
  readonly parties: readonly string[];
  readonly cards: readonly string[];
  readonly spaces: readonly string[];
  readonly amounts: readonly string[];
  /** Options that end the question without doing anything more. */
  readonly closing: readonly string[];
  readonly asides: readonly string[];
}

/** All games use these words. */
const CLOSING_OPTIONS: readonly string[] = ['done', 'pass', 'cancel'];

/** Cards stand in the order of the hand. */
export function sortOptions(
  options: readonly string[],
  kinds: ThingKinds,
  hand: readonly string[] = [],
): SortedOptions {
  const shown = (as: ShownAs | 'number' | 'aside') => options.filter((option) => shownAs(option, kinds) === as);
  return {
    actions: shown('action').filter((option) => !CLOSING_OPTIONS.includes(option)),
    pieces: shown('piece'),
    parties: shown('party'),
    cards: inOrderOf(hand, shown('card')),
    spaces: shown('space'),
    amounts: shown('number').toSorted((a, b) => amountOf(a) - amountOf(b)),
    closing: options.filter((option) => CLOSING_OPTIONS.includes(option)),
    asides: shown('aside'),
  };
}

/** Cards that are not in the hand come last. */
function inOrderOf(hand: readonly string[], cards: readonly string[]): readonly string[] {
  const placeOf = (card: string) => (hand.includes(card) ? hand.indexOf(card) : hand.length);
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export const amountOf = (option: string): number => Number(option.slice('number:'.length));

/** A longer list of spaces gets a filter. */
export const FILTER_FROM = 9;

/**
 * The digit key of each option. An amount has its own digit, other options are numbered from 1, and 0 ends the question.
 * A long list of spaces gets no digits: spaces are then found by name.
 */
export function digitShortcuts(choices: SortedOptions): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const { actions, pieces, parties, cards, spaces, amounts, closing, asides } = choices;
  for (const option of amounts) {
    const amount = amountOf(option);
    if (Number.isInteger(amount) && amount >= 0 && amount <= 9) keys.set(option, String(amount));
  }
  const fewSpaces = spaces.length > FILTER_FROM ? [] : spaces;
  const counted = amounts.length > 0 ? [] : [...pieces, ...parties, ...cards, ...fewSpaces, ...actions, ...asides];
  for (const [i, option] of counted.slice(0, 9).entries()) keys.set(option, String(i + 1));
  const [close] = closing;
  if (close !== undefined && ![...keys.values()].includes('0')) keys.set(close, '0');
  return keys;
}

/** Removes accents and capitals, so that `bogota` finds Bogotá. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();

/** The items whose labels contain every typed word. Labels that begin with the first word come first. */
export function filterBy<T extends { readonly label: string }>(all: readonly T[], typed: string): readonly T[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const [firstWord] = wanted;
  if (firstWord === undefined) return all;
  const found = all.filter(({ label }) => wanted.every((word) => plain(label).includes(word)));
  const first = (it: T) => (plain(it.label).startsWith(firstWord) ? 0 : 1);
  return found.toSorted((a, b) => first(a) - first(b));
}

/** The item that Enter takes: the only match, or the one whose label was typed in full. */
export function foundBy<T extends { readonly label: string }>(found: readonly T[], typed: string): T | undefined {
  const wanted = plain(typed).trim();
  if (wanted === '') return undefined;
  const [first, ...others] = found.length === 1 ? found : found.filter(({ label }) => plain(label) === wanted);
  return others.length === 0 ? first : undefined;
}

const PREFIXED = /^([^:]+?)\s*:\s+(.+)$/su;

/** Splits a label such as “Train: place cubes” into the name and the description. */
export function splitLabel(label: string): readonly [name: string, rest: string] {
  const [, name = '', rest = ''] = PREFIXED.exec(label) ?? [];
  return rest.length > name.length ? [name, rest] : [label, ''];
}

export interface OptionGroup {
  /** The prefix that all members share; empty for an option that stands alone. */
  readonly name: string;
  readonly members: readonly { readonly option: string; readonly label: string }[];
}

/** Groups options whose labels share a prefix (“Special Activity: Air Lift”), and removes it from their labels. */
export function groupByPrefix(
  all: readonly { readonly option: string; readonly label: string }[],
): readonly OptionGroup[] {
  const parts = all.map(({ option, label }) => {
    const [, name = '', rest = ''] = PREFIXED.exec(label) ?? [];
    return { option, label, name, rest };
  });
  const found: { name: string; members: { option: string; label: string }[] }[] = [];
  for (const { option, label, name, rest } of parts) {
    const isAlone = name === '' || parts.filter((it) => it.name === name).length === 1;
    const group = isAlone ? undefined : found.find((it) => it.name === name);
    const member = isAlone ? { option, label } : { option, label: rest };
    if (group) group.members.push(member);
    else found.push({ name: isAlone ? '' : name, members: [member] });
  }
  return found;
}
