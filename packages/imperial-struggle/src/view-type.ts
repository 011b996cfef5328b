import type { AdvantageId } from './data/advantages.js';
import type { Commodity, Region, SpaceId } from './data/spaces.js';
import type { WarId } from './data/wars.js';
import type { Deployed, Minister, Pool, Rules, Step } from './position.js';
import type { CONFLICT_WORDS, FLAG_WORDS } from './position-json/write.js';
import type { BySide, Side } from './sides.js';

type FlagWord = (typeof FLAG_WORDS)[number];
type ConflictWord = (typeof CONFLICT_WORDS)[number];

/** The whole current Action Round, without empty fields. */
export interface RoundView {
  readonly side: Side;
  /** The Investment tile by id, empty before it is taken. */
  readonly tile: string;
  /** The points left. */
  readonly pools: readonly Pool[];
  readonly effects: readonly string[];
  readonly minorSpent: boolean;
  /** Markets that were isolated when the round began (5.4.1). */
  readonly isolated?: readonly SpaceId[];
  /** Spaces where a flag or Squadron has changed since, with the owner when the round began. */
  readonly changed?: Readonly<Partial<Record<SpaceId, FlagWord>>>;
  /** Conflict markers when the round began, where that has changed. */
  readonly conflicts?: Readonly<Partial<Record<SpaceId, ConflictWord>>>;
  /** 5.3.4: the first Region of Economic and of Diplomatic points, and those paid for. */
  readonly regions?: { readonly economic: readonly Region[]; readonly diplomatic: readonly Region[] };
  /** Bonus War Tiles (5.6.1). */
  readonly bought?: number;
  /** 5.6.6: where Squadrons were deployed. */
  readonly deployed?: readonly SpaceId[];
  /** 8.2: Regions of the Advantages used. */
  readonly advantages?: readonly Region[];
  readonly eventClosed?: true;
  readonly upgraded?: true;
  /** Turn 6 (5.6.1). */
  readonly converted?: 'economic' | 'diplomatic';
}

/** The JSON that `view` returns. Hidden cards are 0, hidden tiles and Awards -1. */
export interface View {
  /** The settings of the match. */
  readonly rules: Rules;
  readonly turn: number;
  readonly step: Step;
  /** Action Rounds played in this turn, by both. */
  readonly rounds: number;
  readonly theater: number;
  readonly first: Side;
  readonly initiative: Side;
  /** Whose Action Round it is, or would be next. */
  readonly acting: Side;
  readonly round?: RoundView;
  readonly vp: number;
  /** Without empty spaces; at sea a flag is a Squadron. */
  readonly flags: Readonly<Partial<Record<SpaceId, 'britain' | 'france' | 'spain' | 'usa'>>>;
  readonly conflicts: Readonly<Partial<Record<SpaceId, 'usual' | 'dear'>>>;
  readonly damaged: readonly SpaceId[];
  readonly debt: BySide<number>;
  readonly debtLimit: BySide<number>;
  readonly availableDebt: BySide<number>;
  readonly treaty: BySide<number>;
  readonly navyBox: BySide<number>;
  readonly unbuilt: BySide<number>;
  readonly waiting: BySide<number>;
  /** The holder of each Advantage, by index in ADVANTAGE_IDS: 0 neither, 1 Britain, 2 France. */
  readonly holders: readonly number[];
  readonly exhausted: readonly AdvantageId[];
  readonly fresh?: readonly AdvantageId[];
  /** By index in AWARDS: this turn's, and the next of the era face down. */
  readonly awards: Readonly<Record<Region, readonly number[]>>;
  readonly demand: readonly Commodity[];
  /** Investment tiles by id. */
  readonly available: readonly string[];
  readonly taken: BySide<readonly string[]>;
  readonly used: readonly string[];
  readonly stack: readonly string[];
  /** The viewer’s own cards. */
  readonly hand?: readonly number[];
  readonly handSizes: BySide<number>;
  readonly cardsLeft: number;
  readonly discard: readonly number[];
  readonly removed: readonly number[];
  readonly cabinet: BySide<readonly Minister[]>;
  readonly gone: readonly number[];
  readonly spent: readonly string[];
  readonly war: WarId | 'none';
  readonly display: BySide<readonly Deployed[]>;
  readonly basicPool: BySide<readonly number[]>;
  readonly bonusPool: BySide<readonly number[]>;
  readonly basicGone: BySide<number>;
  /** Only in a war (7.2). */
  readonly refusals?: BySide<number>;
  readonly refused?: readonly SpaceId[];
  readonly conquerors?: readonly SpaceId[];
  readonly resting?: BySide<number>;
  readonly won?: readonly { readonly side: Side | 'nobody'; readonly full: boolean }[];
  readonly jacobiteVictories: number;
  readonly jacobitesRestored?: true;
  readonly jacobiteDefeat?: true;
  readonly huguenots: readonly { readonly space: SpaceId; readonly used: boolean }[];
  readonly byng?: number;
  readonly dominance?: Side;
  readonly freeTiles: BySide<number>;
  readonly townshend?: Commodity;
}
