import { type Chance, cloneChance, type Position as KernelPosition } from '@sandtable/kernel';
import { ADVANTAGE_IDS } from './data/advantages.js';
import { ERAS, type Era } from './data/awards.js';
import type { ActionType } from './data/investments.js';
import type { Commodity, Region } from './data/spaces.js';
import { SPACE_COUNT, type Space } from './map.js';
import { type BySide, bySide, type Side } from './sides.js';

/** The settings of a match. */
export interface Rules {
  /** R1: the surcharge for another Region, for every purchase there or once per Region. */
  readonly surcharge: 'purchase' | 'region';
  /** 12.1. */
  readonly spain: 'no' | 'yes';
  /** 12.2.1: an Upgrade may swap two tiles. */
  readonly swap: 'no' | 'yes';
  /** 12.2.2: Basic tiles are drawn together and placed by choice. */
  readonly layout: 'chance' | 'choice';
  /** 12.3. */
  readonly forts: 'usual' | 'tough';
}

/** The owner of the flag or, at sea, of the Squadron. */
export const NOBODY = 0;
export const BRITAIN = 1;
export const FRANCE = 2;
/** 12.1. */
export const SPAIN = 3;
/** 10.0. */
export const USA = 4;
export const flagOf = (side: Side): number => (side === 'britain' ? BRITAIN : FRANCE);
export const sideOf = (flag: number): Side | undefined =>
  flag === BRITAIN ? 'britain' : flag === FRANCE ? 'france' : undefined;

/** 3.8.1: the back of the marker costs more to remove. */
export const CONFLICT = 1;
export const DEAR_CONFLICT = 2;

/** A war tile by its index in the side's set (3.7): Basic ones first, then Bonus. In a redacted position, hidden tiles are -1. */
export type Tile = number;

/** What lies on the next war's display for one theater. Replaced, never changed. */
export interface Deployed {
  readonly basic: readonly Tile[];
  readonly bonus: readonly Tile[];
}

/** A Ministry in a cabinet (3.5); in a redacted position, a hidden one is 0. Replaced, never changed. */
export interface Minister {
  readonly card: number;
  readonly revealed: boolean;
}

/** Where points come from, with the limits that go with them (5.2, 5.3.2). Replaced, never changed. */
export const SOURCES = ['major', 'minor', 'event', 'ministry'] as const;
export type Source = (typeof SOURCES)[number];
export interface Pool {
  readonly source: Source;
  readonly type: ActionType;
  readonly points: number;
  /** What they may be spent on, if not on anything: a name that rules/limits.ts knows. */
  readonly limit?: string;
}

/** One player's Action Round (5.0) so far. */
export interface Round {
  readonly side: Side;
  /** The Investment tile by its index in INVESTMENTS; -1 before it is taken. */
  tile: number;
  pools: readonly Pool[];
  /** Markets that were isolated when the round began (5.4.1), of either side. */
  readonly isolated: readonly boolean[];
  /** Flags when the round began, and which have changed since: needed for chains of Markets (R22) and Forts (5.6.3). */
  readonly flags: readonly number[];
  readonly changed: boolean[];
  /** Conflict markers when the round began: such a Market was not controlled then (3.8, 5.6.3). */
  readonly conflicts: readonly number[];
  /** 5.3.4: the first Region of Economic and of Diplomatic points, and those paid for (R1). */
  regions: { readonly economic: readonly Region[]; readonly diplomatic: readonly Region[] };
  /** 5.6.1: Bonus War Tiles bought. */
  bought: number;
  /** 5.6.6: where Squadrons were deployed. */
  deployed: readonly Space[];
  /** 8.2: Regions of the Advantages used. */
  advantages: readonly Region[];
  /** The Minor Action has been spent on its one purpose (5.3.2). */
  minorSpent: boolean;
  /** 5.2: an Event can no longer be played. */
  eventClosed: boolean;
  /** 5.3.3. */
  upgraded: boolean;
  /** Turn 6 (5.6.1): the type to which Military points were converted. */
  converted: 'economic' | 'diplomatic' | undefined;
  /** Effects of events and Ministries that last for the round, by name. */
  effects: readonly string[];
}

/** The steps of the sequence of play. Each begins at a checkpoint. */
export const STEPS = ['deal', 'ministries', 'initiative', 'round', 'scoring', 'war', 'after-war', 'final'] as const;
export type Step = (typeof STEPS)[number];

export interface WarState {
  readonly refusals: BySide<number>;
  /** Refused Territories and Squadrons that have conquered: not again in this war. */
  readonly refused: readonly Space[];
  readonly conquerors: readonly Space[];
  /** How many such Squadrons have been sent to the Navy Box since. */
  readonly resting: BySide<number>;
  /** The winner of each theater so far, and whether with the highest tier. */
  readonly won: readonly { readonly side: Side | undefined; readonly full: boolean }[];
}
export const NO_WAR: WarState = {
  refusals: { britain: 0, france: 0 },
  refused: [],
  conquerors: [],
  resting: { britain: 0, france: 0 },
  won: [],
};

export const eraOf = (turn: number): Era => ERAS[Math.floor((turn - 1) / 2)];

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/**
 * The whole game: every field with what it holds before set-up. position-format.ts says how each field is written and
 * who sees it. Positions are plain objects, made by `emptyPosition`; the class only declares their fields.
 */
class Position implements KernelPosition {
  log?: KernelPosition['log'] = undefined;

  constructor(
    readonly rules: Rules,
    readonly chance: Chance,
  ) {}

  step: Step = 'deal';
  /** Peace turns, 1 to 6. */
  turn = 1;
  /** Action Rounds played in this turn, by both: 0 to 8. */
  rounds = 0;
  first: Side = 'france';
  initiative: Side = 'france';
  round: Round | undefined = undefined;

  readonly flags = zeros(SPACE_COUNT);
  readonly conflicts = zeros(SPACE_COUNT);
  readonly damaged = zeros(SPACE_COUNT);

  vp = 15;
  readonly debt: BySide<number> = bySide(() => 0);
  readonly debtLimit: BySide<number> = bySide(() => 6);
  readonly treaty: BySide<number> = bySide(() => 0);

  readonly navyBox: BySide<number> = bySide(() => 0);
  readonly unbuilt: BySide<number> = bySide(() => 8);
  /** On the turn track; they return with the next Reset (events 18 and 25). */
  readonly waiting: BySide<number> = bySide(() => 0);
  /** Out of the game (event 40, the Antilles War). With those at sea and all others there are eight (3.6). */
  readonly sunk: BySide<number> = bySide(() => 0);

  /** The holder of each Advantage, by index in ADVANTAGE_IDS; a flag as in `flags`. */
  readonly holders = zeros(ADVANTAGE_IDS.length);
  readonly exhausted = zeros(ADVANTAGE_IDS.length);
  /** Gained in the current round (8.2). */
  readonly fresh = zeros(ADVANTAGE_IDS.length);

  /** Awards by Region: this turn's and the next of the era, by index in AWARDS (3.9). */
  awards: Readonly<Record<Region, readonly number[]>> = { europe: [], 'north-america': [], caribbean: [], india: [] };
  demand: readonly Commodity[] = [];

  /** Investment tiles by index in INVESTMENTS. */
  stack: number[] = [];
  available: readonly number[] = [];
  used: readonly number[] = [];
  taken: BySide<readonly number[]> = bySide(() => []);

  /** Event cards by number; in a redacted position, hidden ones are 0. Drawn from the end. */
  draw: number[] = [];
  discard: readonly number[] = [];
  removed: readonly number[] = [];
  readonly hands: BySide<number[]> = bySide(() => []);

  cabinet: BySide<readonly Minister[]> = bySide(() => []);
  /** Ministries out of the game. */
  gone: readonly number[] = [];
  /** Abilities used this turn, as `card.ability`. */
  spent: readonly string[] = [];

  /** The next war by index in WARS; 4 when there is none. */
  war = 0;
  /** Its theater to be resolved next. */
  theater = 0;
  display: BySide<readonly Deployed[]> = bySide(() => []);
  readonly basicPool: BySide<Tile[]> = bySide(() => []);
  readonly bonusPool: BySide<Tile[]> = bySide(() => []);
  /** Basic tiles out of the game. */
  readonly basicGone: BySide<number> = bySide(() => 0);
  /** What has happened in the current war (7.2). */
  warState: WarState = NO_WAR;

  jacobiteVictories = 0;
  /** was-4 (R7): Ministry 4 is permanently the third of France. */
  jacobitesRestored = false;
  jacobiteDefeat = false;
  huguenots: readonly { readonly space: Space; readonly used: boolean }[] = [];
  /** Event 18: the theater of the next war, or -1. */
  byng = -1;
  /** 7yw-1. */
  dominance: Side | undefined = undefined;
  /** R41: Bonus tiles to be drawn for free in the first round of turn 4. */
  readonly freeTiles: BySide<number> = bySide(() => 0);
  /** Ministry 21. */
  townshend: Commodity | undefined = undefined;
}

export type { Position };

export const emptyPosition = (rules: Rules, chance: Chance): Position => clone(new Position(rules, chance), chance);

/**
 * A copy without the log. It shares lists that are replaced and never changed. It names every field, and all positions are
 * made by it, so that they have one hidden class.
 */
export function clone(g: Position, chance = cloneChance(g.chance)): Position {
  return {
    log: undefined,
    rules: g.rules,
    chance,
    step: g.step,
    turn: g.turn,
    rounds: g.rounds,
    first: g.first,
    initiative: g.initiative,
    round: g.round && { ...g.round, changed: g.round.changed.slice() },
    flags: g.flags.slice(),
    conflicts: g.conflicts.slice(),
    damaged: g.damaged.slice(),
    vp: g.vp,
    debt: both(g.debt),
    debtLimit: both(g.debtLimit),
    treaty: both(g.treaty),
    navyBox: both(g.navyBox),
    unbuilt: both(g.unbuilt),
    waiting: both(g.waiting),
    sunk: both(g.sunk),
    holders: g.holders.slice(),
    exhausted: g.exhausted.slice(),
    fresh: g.fresh.slice(),
    awards: g.awards,
    demand: g.demand,
    stack: g.stack.slice(),
    available: g.available,
    used: g.used,
    taken: both(g.taken),
    draw: g.draw.slice(),
    discard: g.discard,
    removed: g.removed,
    hands: bothLists(g.hands),
    cabinet: both(g.cabinet),
    gone: g.gone,
    spent: g.spent,
    war: g.war,
    theater: g.theater,
    display: both(g.display),
    basicPool: bothLists(g.basicPool),
    bonusPool: bothLists(g.bonusPool),
    basicGone: both(g.basicGone),
    warState: g.warState,
    jacobiteVictories: g.jacobiteVictories,
    jacobitesRestored: g.jacobitesRestored,
    jacobiteDefeat: g.jacobiteDefeat,
    huguenots: g.huguenots,
    byng: g.byng,
    dominance: g.dominance,
    freeTiles: both(g.freeTiles),
    townshend: g.townshend,
  };
}

const both = <T>(of: BySide<T>): BySide<T> => ({ britain: of.britain, france: of.france });
const bothLists = (of: BySide<number[]>): BySide<number[]> => ({
  britain: of.britain.slice(),
  france: of.france.slice(),
});
