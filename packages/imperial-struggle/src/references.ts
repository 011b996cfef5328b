import { ADVANTAGE_IDS } from './data/advantages.js';
import { EVENT_CARDS } from './data/events.js';
import { MINISTRIES } from './data/ministries.js';
import { ALL_SPACES, type Space, spaceId } from './map.js';
import type { Side } from './sides.js';

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

/** In references, tiles and Ministries are pieces. */
export const ministryRef = (card: number): string => `piece:ministry-${card}`;
export const ministryReferred = (reference: string): number | undefined => numberIn(reference, 'piece:ministry-');

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

export const investmentRef = (tile: number): string => `piece:investment-${tile}`;
export const investmentReferred = (reference: string): number | undefined => numberIn(reference, 'piece:investment-');
const numberIn = (reference: string, prefix: string): number | undefined =>
  reference.startsWith(prefix) ? Number(reference.slice(prefix.length)) : undefined;

const ADVANTAGE_REFS = once(ADVANTAGE_IDS.map((id) => `piece:${id}`));
export const advantageRef = (advantage: number): string => ADVANTAGE_REFS[advantage];
export const advantageReferred = (reference: string): number | undefined => {
  const found = ADVANTAGE_REFS.indexOf(reference);
  return found < 0 ? undefined : found;
};

const SIDE_REFS: Readonly<Record<Side, string>> = { britain: 'seat:britain', france: 'seat:france' };
export const sideRef = (side: Side): string => SIDE_REFS[side];
