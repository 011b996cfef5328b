import {
  ADVANTAGE_IDS,
  ADVANTAGES,
  type AdvantageId,
  ERAS,
  type Era,
  INVESTMENTS,
  type Investment,
  SIDES,
  type Side,
  SPACES,
  type SpaceId,
  type View,
  WARS,
  type WarId,
} from '@sandtable/imperial-struggle/board-data';
import type { Json } from '@sandtable/kernel';

/** Reads the page's Json as Imperial Struggle's `View`. This is the only place that does so. */
export const parseView = (view: Json): View => view as unknown as View;
/** The reverse, for functions of the game that read Json. */
export const viewJson = (view: View): Json => view as unknown as Json;

/** The seat that the view belongs to: only its owner sees face-down Ministries and tiles. */
export function viewerOf(view: View): Side | undefined {
  if (!view.hand) return undefined;
  return SIDES.find(
    (side) =>
      [...view.basicPool[side], ...view.bonusPool[side]].some((tile) => tile >= 0) ||
      view.cabinet[side].some(({ card, revealed }) => card > 0 && !revealed),
  );
}

export const eraOf = (turn: number): Era => ERAS[Math.floor((turn - 1) / 2)] ?? 'revolution';

/** The turn track: six peace turns, and the wars that follow some of them. */
export const TRACK: readonly { readonly turn: number; readonly war?: WarId }[] = [
  { turn: 1, war: 'wss' },
  { turn: 2 },
  { turn: 3, war: 'was' },
  { turn: 4, war: '7yw' },
  { turn: 5, war: 'awi' },
  { turn: 6 },
];
export const isAtWar = ({ step }: View): boolean => step === 'war' || step === 'after-war';
/** The war on the display. */
export const warOf = ({ war }: View): (typeof WARS)[number] | undefined => WARS.find(({ id }) => id === war);
export const turnOfWar = (war: WarId): number => TRACK.find((it) => it.war === war)?.turn ?? 0;

/** The acting side's round, 1 to 4. */
export const roundOf = ({ rounds }: View): number => Math.min(4, Math.floor(rounds / 2) + 1);

const HOLDERS: readonly (Side | undefined)[] = [undefined, 'britain', 'france'];
export const holderOf = ({ holders }: View, advantage: AdvantageId): Side | undefined =>
  HOLDERS[holders[ADVANTAGE_IDS.indexOf(advantage)] ?? 0];
export const advantagesAt = (space: SpaceId): readonly AdvantageId[] =>
  ADVANTAGE_IDS.filter((id) => ADVANTAGES[id].spaces.includes(space));
/** An Advantage is blocked while one of its spaces is in conflict (8.1). */
export const isBlocked = ({ conflicts }: View, advantage: AdvantageId): boolean =>
  ADVANTAGES[advantage].spaces.some((space) => conflicts[space] !== undefined);

/** The Investment tile with this name in a view. */
export const investmentNamed = (id: string): Investment | undefined => INVESTMENTS.find((it) => it.id === id);
export const investmentRef = (id: string): string => `piece:investment-${INVESTMENTS.findIndex((it) => it.id === id)}`;

export const squadronsAtSea = ({ flags }: View, side: Side): number =>
  Object.entries(flags).filter(([space, flag]) => flag === side && SPACES[space as SpaceId].kind === 'naval').length;
