import type { ThingKinds } from '@sandtable/kernel';
import { ADVANTAGE_IDS } from './data/advantages.js';
import { EVENT_CARDS } from './data/events.js';
import { INVESTMENTS } from './data/investments.js';
import { KEYWORDS, type Keyword, MINISTRIES } from './data/ministries.js';
import { COMMODITIES, type Commodity } from './data/spaces.js';
import { type Theater, WARS } from './data/wars.js';
import { ALL_SPACES, type Space, spaceId } from './map.js';
import { SIDES, type Side } from './sides.js';
import { TILES } from './tiles.js';

/** References `kind:id`, used as options and message parameters. Built once, because every decision needs some. */

const once = (references: readonly string[]): readonly string[] =>
  Object.keys(Object.fromEntries(references.map((reference) => [reference, true])));

const SPACE_REFS = once(ALL_SPACES.map((space) => `space:${spaceId(space)}`));
const SPACES: ReadonlyMap<string, Space> = new Map(SPACE_REFS.map((reference, i) => [reference, i as Space]));
export const spaceRef = (space: Space): string => SPACE_REFS[space];
export const spaceReferred = (reference: string): Space | undefined => SPACES.get(reference);

const CARD_REFS = once(EVENT_CARDS.map(({ number }) => `card:${number}`));
const CARDS: ReadonlyMap<string, number> = new Map(CARD_REFS.map((reference, i) => [reference, i + 1]));
export const cardRef = (card: number): string => CARD_REFS[card - 1];
export const cardReferred = (reference: string): number | undefined => CARDS.get(reference);

const MINISTRY_REFS = once(MINISTRIES.map(({ id }) => `ministry:${id}`));
const MINISTRY_NUMBERS: ReadonlyMap<string, number> = new Map(MINISTRY_REFS.map((reference, i) => [reference, i + 1]));
/** In a redacted position a card that the seat may not look at is 0. */
export const ministryRef = (card: number): string => MINISTRY_REFS[card - 1] ?? `ministry:${card}`;
export const ministryReferred = (reference: string): number | undefined => MINISTRY_NUMBERS.get(reference);

/** Revealing a Ministry and using it are two different answers: `reveal:john-law`, `use:john-law`. */
export const MINISTRY_ACTIONS = ['reveal', 'use'] as const;
export type MinistryAction = (typeof MINISTRY_ACTIONS)[number];
const ACTION_REFS: Readonly<Record<MinistryAction, readonly string[]>> = {
  reveal: once(MINISTRIES.map(({ id }) => `reveal:${id}`)),
  use: once(MINISTRIES.map(({ id }) => `use:${id}`)),
};
const DEEDS: ReadonlyMap<string, { readonly deed: MinistryAction; readonly card: number }> = new Map(
  MINISTRY_ACTIONS.flatMap((deed) => ACTION_REFS[deed].map((option, i) => [option, { deed, card: i + 1 }] as const)),
);
export const ministryOption = (deed: MinistryAction, card: number): string => ACTION_REFS[deed][card - 1];
/** Which Ministry an answer reveals or uses, if any. */
export const ministryActionOf = (option: string) => DEEDS.get(option);

/** Investment tiles (3.3) by what is printed on them: `tile:d3-m2`. */
const INVESTMENT_REFS = once(INVESTMENTS.map(({ id }) => `tile:${id}`));
const INVESTMENT_NUMBERS: ReadonlyMap<string, number> = new Map(INVESTMENT_REFS.map((reference, i) => [reference, i]));
export const investmentRef = (tile: number): string => INVESTMENT_REFS[tile];
export const investmentReferred = (reference: string): number | undefined => INVESTMENT_NUMBERS.get(reference);

/**
 * War tiles (3.7) have no names, and several are alike: `war-tile:7` is one by its place in the list of all. In a redacted
 * position a tile that the seat may not look at is -1.
 */
export const WAR_TILE = 'war-tile:';
const WAR_TILE_REFS = once(TILES.map((_, i) => `${WAR_TILE}${i}`));
export const warTileRef = (tile: number): string => WAR_TILE_REFS[tile] ?? `${WAR_TILE}${tile}`;
export const warTileReferred = (reference: string): number | undefined =>
  reference.startsWith(WAR_TILE) ? Number(reference.slice(WAR_TILE.length)) : undefined;

const THEATERS: ReadonlyMap<string, Theater> = new Map(
  WARS.flatMap(({ theaters }) => theaters.map((theater) => [`theater:${theater.id}`, theater])),
);
export const theaterRefOf = ({ id }: Theater): string => `theater:${id}`;
export const theaterReferred = (reference: string): Theater | undefined => THEATERS.get(reference);

const ADVANTAGE_REFS = once(ADVANTAGE_IDS.map((id) => `advantage:${id}`));
export const advantageRef = (advantage: number): string => ADVANTAGE_REFS[advantage];
export const advantageReferred = (reference: string): number | undefined => {
  const found = ADVANTAGE_REFS.indexOf(reference);
  return found < 0 ? undefined : found;
};

const SIDE_REFS: Readonly<Record<Side, string>> = { britain: 'seat:britain', france: 'seat:france' };
export const sideRef = (side: Side): string => SIDE_REFS[side];
export const sideReferred = (reference: string): Side | undefined =>
  SIDES.find((side) => SIDE_REFS[side] === reference);

export const commodityRef = (commodity: Commodity): string => `commodity:${commodity}`;
export const commodityReferred = (reference: string): Commodity | undefined =>
  COMMODITIES.find((commodity) => commodityRef(commodity) === reference);
export const keywordRef = (keyword: Keyword): string => `keyword:${keyword}`;
export const keywordReferred = (reference: string): Keyword | undefined =>
  KEYWORDS.find((keyword) => keywordRef(keyword) === reference);

/** The kinds of things that options name. */
export const KINDS: ThingKinds = {
  space: 'space',
  card: 'card',
  ministry: 'piece',
  tile: 'piece',
  advantage: 'piece',
  reveal: 'action',
  use: 'action',
  'war-tile': 'action',
  theater: 'action',
  commodity: 'action',
  seat: 'action',
  points: 'action',
};

/** Before things had kinds of their own, all but war tiles were pieces. */
export const FORMER_OPTION_IDS: ReadonlyMap<string, string> = new Map([
  ...MINISTRY_REFS.map((reference, i) => [`piece:ministry-${i + 1}`, reference] as const),
  ...INVESTMENT_REFS.map((reference, i) => [`piece:investment-${i}`, reference] as const),
  ...ADVANTAGE_IDS.map((id, i) => [`piece:${id}`, ADVANTAGE_REFS[i]] as const),
  ...WAR_TILE_REFS.map((reference, i) => [`tile:${i}`, reference] as const),
]);
