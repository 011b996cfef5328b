import { ALL_COUNTRIES, type Country, countryId } from './countries.js';
import { CARDS } from './data/cards.js';
import type { Side } from './sides.js';

/** References `kind:id`, used as options and message parameters. Built once, because every decision needs some. */

/** The JavaScript engine interns object keys, so comparing two of these strings compares pointers. */
const once = (references: readonly string[]): readonly string[] =>
  Object.keys(Object.fromEntries(references.map((reference) => [reference, true])));

const COUNTRY_REFS = once(ALL_COUNTRIES.map((country) => `space:${countryId(country)}`));
const COUNTRIES: ReadonlyMap<string, Country> = new Map(COUNTRY_REFS.map((reference, i) => [reference, i as Country]));
export const countryRef = (country: Country): string => COUNTRY_REFS[country];
export const countryReferred = (reference: string): Country | undefined => COUNTRIES.get(reference);

const CARD_REFS = once(CARDS.map(({ number }) => `card:${number}`));
const CARD_NUMBERS: ReadonlyMap<string, number> = new Map(CARD_REFS.map((reference, i) => [reference, i + 1]));
export const cardRef = (card: number): string => CARD_REFS[card - 1];
export const cardReferred = (reference: string): number | undefined => CARD_NUMBERS.get(reference);

const SIDE_REFS: Readonly<Record<Side, string>> = { us: 'seat:us', jihadist: 'seat:jihadist' };
export const sideRef = (side: Side): string => SIDE_REFS[side];

/** By the kind of plot; a hidden one is 0. */
const PLOT_REFS = once(['plot:hidden', 'plot:1', 'plot:2', 'plot:3', 'plot:wmd']);
export const plotRef = (kind: number): string => PLOT_REFS[kind];

/** Before plots were a kind of thing of their own, they were pieces. */
export const FORMER_OPTION_IDS: ReadonlyMap<string, string> = new Map([
  ...PLOT_REFS.map((reference, i) => [`piece:plot-${i}`, reference] as const),
  ['piece:plot-backlash', 'plot:backlash'],
]);
