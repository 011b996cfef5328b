import { ALL_COUNTRIES, type Country, countryId } from './countries.js';
import { CARDS } from './data/cards.js';
import { type MarkerFace, PLOT_KINDS, type PlotKind } from './position.js';
import { SIDES, type Side } from './sides.js';

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
export const sideReferred = (reference: string): Side | undefined =>
  SIDES.find((side) => SIDE_REFS[side] === reference);

/** What the US sees of a plot: by its kind, where a hidden one is 0; a hidden one may be marked by Backlash (1). */
export const PLOT_FACES = ['plot:hidden', 'plot:1', 'plot:2', 'plot:3', 'plot:wmd', 'plot:backlash'] as const;
export type PlotFace = (typeof PLOT_FACES)[number];
const PLOT_REFS = once(PLOT_FACES.slice(0, PLOT_KINDS.length + 1));
export const plotRef = (kind: number): string => PLOT_REFS[kind];
export const plotReferred = (reference: string): PlotKind | undefined =>
  PLOT_KINDS.find((kind) => PLOT_REFS[kind] === reference);
/** The same for a marker that may be hidden. */
export const markerReferred = (reference: string): MarkerFace | undefined =>
  reference === PLOT_REFS[0] ? 0 : plotReferred(reference);

/** Before plots were a kind of thing of their own, they were pieces. */
export const FORMER_OPTION_IDS: ReadonlyMap<string, string> = new Map([
  ...PLOT_REFS.map((reference, i) => [`piece:plot-${i}`, reference] as const),
  ['piece:plot-backlash', 'plot:backlash'],
]);
