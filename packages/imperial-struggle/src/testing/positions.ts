import {
  CHECKPOINT,
  type Decision,
  DONE,
  type Procedure,
  readSettings,
  type Settings,
  seedChance,
} from '@sandtable/kernel';
import { settleAllAdvantages } from '../control.js';
import { ADVANTAGE_IDS, type AdvantageId } from '../data/advantages.js';
import { ERAS } from '../data/awards.js';
import { EVENT_CARDS } from '../data/events.js';
import { INVESTMENTS } from '../data/investments.js';
import { type Commodity, REGIONS, type Region, type SpaceId } from '../data/spaces.js';
import { WARS } from '../data/wars.js';
import { imperialStruggle } from '../index.js';
import { type Space, spaceOf } from '../map.js';
import { fullBasicPool, layOut } from '../next-war-display.js';
import {
  CONFLICT,
  DEAR_CONFLICT,
  type Deployed,
  eraOf,
  flagOf,
  type Minister,
  type Pool,
  type Position,
  type Round,
  SPAIN,
  type Step,
  USA,
} from '../position.js';
import { actionRound, beginRound } from '../rules/round.js';
import { play } from '../rules/sequence.js';
import { SIDES, type Side } from '../sides.js';
import { squadronsOf } from '../squadrons.js';
import { BONUS_TILES } from '../tiles.js';

type Per<T> = Readonly<Partial<Record<Side, T>>>;

/** For tests: what is where. */
export interface PositionFields {
  readonly turn?: number;
  readonly rounds?: number;
  readonly step?: Step;
  readonly first?: Side;
  readonly initiative?: Side;
  readonly vp?: number;
  /** Flags by owner. */
  readonly britain?: readonly SpaceId[];
  readonly france?: readonly SpaceId[];
  readonly spain?: readonly SpaceId[];
  readonly usa?: readonly SpaceId[];
  readonly conflicts?: readonly SpaceId[];
  readonly dearConflicts?: readonly SpaceId[];
  readonly damaged?: readonly SpaceId[];
  /** At sea. */
  readonly squadrons?: Per<readonly SpaceId[]>;
  readonly navyBox?: Per<number>;
  /** Default: those of the eight that are nowhere else. */
  readonly unbuilt?: Per<number>;
  readonly debt?: Per<number>;
  readonly debtLimit?: Per<number>;
  readonly treaty?: Per<number>;
  readonly exhausted?: readonly AdvantageId[];
  readonly awards?: Readonly<Partial<Record<Region, number>>>;
  readonly demand?: readonly Commodity[];
  /** Investment tiles on offer, by id. Default: the first nine. */
  readonly available?: readonly string[];
  readonly taken?: Per<readonly string[]>;
  /** Hands; the rest of the era's cards are in the draw pile, in order, the first on top. */
  readonly hands?: Per<readonly number[]>;
  readonly draw?: readonly number[];
  readonly discard?: readonly number[];
  /** Ministries: a number is face up, a number below 0 face down. */
  readonly cabinet?: Per<readonly number[]>;
  readonly spent?: readonly string[];
  readonly huguenots?: readonly { readonly space: SpaceId; readonly used?: true }[];
  /** War tiles by theater. Default: random. */
  readonly display?: Per<readonly Deployed[]>;
  readonly theater?: number;
  readonly jacobiteVictories?: number;
  readonly jacobitesRestored?: boolean;
}

/** The next war of each turn. */
const NEXT_WAR = [0, 1, 1, 2, 3, 4];

/** A position on an empty map: only the given flags and Squadrons, on turn 1 by default. */
export function positionWith(it: PositionFields = {}, settings: Settings = {}, dice: readonly number[] = []): Position {
  const g = imperialStruggle.setup(readSettings(imperialStruggle, settings), seedChance('test', dice));
  g.turn = it.turn ?? 1;
  g.rounds = it.rounds ?? 0;
  g.step = it.step ?? 'round';
  g.first = it.first ?? 'france';
  g.initiative = it.initiative ?? 'france';
  g.vp = it.vp ?? 15;
  placeFlags(g, it);
  for (const side of SIDES) {
    g.debtLimit[side] = it.debtLimit?.[side] ?? 6 + 4 * ERAS.indexOf(eraOf(g.turn));
    g.debt[side] = it.debt?.[side] ?? 0;
    g.treaty[side] = it.treaty?.[side] ?? 0;
    const atSea = it.squadrons?.[side]?.length ?? 0;
    g.navyBox[side] = it.navyBox?.[side] ?? 0;
    g.unbuilt[side] = it.unbuilt?.[side] ?? 8 - atSea - g.navyBox[side];
    g.sunk[side] = 8 - squadronsOf(g, side);
    g.cabinet = { ...g.cabinet, [side]: (it.cabinet?.[side] ?? []).map(minister) };
    g.taken = { ...g.taken, [side]: (it.taken?.[side] ?? []).map(tileOf) };
  }
  for (const id of it.exhausted ?? []) g.exhausted[ADVANTAGE_IDS.indexOf(id)] = 1;
  for (const region of REGIONS) g.awards = { ...g.awards, [region]: [it.awards?.[region] ?? 2, 2] };
  g.demand = it.demand ?? [];
  g.available = it.available?.map(tileOf) ?? INVESTMENTS.slice(0, 9).map((_, i) => i);
  g.stack = INVESTMENTS.map((_, i) => i).filter((i) => !g.available.includes(i));
  g.spent = it.spent ?? [];
  g.huguenots = (it.huguenots ?? []).map(({ space, used = false }) => ({ space: spaceOf(space), used }));
  g.jacobiteVictories = it.jacobiteVictories ?? 0;
  g.jacobitesRestored = it.jacobitesRestored ?? false;
  dealCards(g, it);
  layWar(g, it);
  g.log = [];
  return g;
}

function placeFlags(g: Position, it: PositionFields): void {
  g.flags.fill(0);
  const put = (ids: readonly SpaceId[] | undefined, list: number[], value: number): void => {
    for (const id of ids ?? []) list[spaceOf(id)] = value;
  };
  for (const side of SIDES) {
    put(it[side], g.flags, flagOf(side));
    put(it.squadrons?.[side], g.flags, flagOf(side));
  }
  put(it.spain, g.flags, SPAIN);
  put(it.usa, g.flags, USA);
  put(it.conflicts, g.conflicts, CONFLICT);
  put(it.dearConflicts, g.conflicts, DEAR_CONFLICT);
  put(it.damaged, g.damaged, 1);
  settleAllAdvantages(g);
}

const minister = (card: number): Minister => ({ card: Math.abs(card), revealed: card > 0 });

/** An Investment tile by its id. */
export function tileOf(id: string): number {
  const found = INVESTMENTS.findIndex((tile) => tile.id === id);
  if (found < 0) throw new Error(`no Investment tile ${id}`);
  return found;
}

function dealCards(g: Position, { hands, draw, discard = [] }: PositionFields): void {
  for (const side of SIDES) g.hands[side] = [...(hands?.[side] ?? [])];
  const taken = new Set([...g.hands.britain, ...g.hands.france, ...discard]);
  const era = ERAS.indexOf(eraOf(g.turn));
  const rest = EVENT_CARDS.filter((card) => ERAS.indexOf(card.era) <= era && !taken.has(card.number)).map(
    ({ number }) => number,
  );
  g.discard = [...discard];
  g.removed = draw ? rest.filter((card) => !draw.includes(card)) : [];
  g.draw = [...(draw ?? rest)].reverse();
}

function layWar(g: Position, { display, theater = 0 }: PositionFields): void {
  g.war = NEXT_WAR[g.turn - 1];
  g.theater = theater;
  g.display = { britain: [], france: [] };
  for (const side of SIDES) g.basicPool[side] = fullBasicPool();
  if (g.war >= WARS.length) {
    for (const side of SIDES) g.bonusPool[side] = [];
    return;
  }
  layOut(g);
  for (const side of SIDES) {
    const laid = display?.[side];
    if (!laid) continue;
    g.display = { ...g.display, [side]: laid };
    g.basicPool[side] = fullBasicPool().filter((tile) => !laid.some(({ basic }) => basic.includes(tile)));
    g.bonusPool[side] = BONUS_TILES.filter((tile) => !laid.some(({ bonus }) => bonus.includes(tile)));
  }
}

/** A round in progress: with its tile taken and these points, if given, as after the event step. */
export function roundOf(g: Position, side: Side, tile?: string, pools: readonly Pool[] = []): Round {
  const round = beginRound(g, side);
  if (tile !== undefined) {
    round.tile = tileOf(tile);
    g.taken = { ...g.taken, [side]: [...g.taken[side], round.tile] };
  }
  round.pools = pools;
  return round;
}

/** Runs the position's current step of the sequence of play (4.0). */
export function* oneStep(g: Position): Procedure {
  const game = play(g);
  game.next({});
  let step = game.next({});
  while (!step.done && step.value !== CHECKPOINT) step = game.next(yield step.value);
}

export interface RunResult<T> {
  readonly value: T;
  /** Every question that was asked, in order. */
  readonly decisions: readonly Decision[];
}

/** Runs a procedure to its end with exactly these answers, each of which must be offered. */
export function run<T>(procedure: Procedure<T>, answers: readonly string[] = []): RunResult<T> {
  const decisions: Decision[] = [];
  let used = 0;
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const given: Record<string, string> = {};
    for (const decision of step.value) {
      decisions.push(decision);
      const offered = decision.options;
      if (used === answers.length) throw new Error(`no answer left for ${decision.prompt.key}: ${offered.join(' ')}`);
      const answer = answers[used++];
      if (!offered.includes(answer))
        throw new Error(`${decision.prompt.key} offers ${offered.join(' ')}, not ${answer}`);
      given[decision.seat] = answer;
    }
    step = procedure.next(given);
  }
  if (used < answers.length) throw new Error(`answers left over: ${answers.slice(used).join(' ')}`);
  return { value: step.value, decisions };
}

/** The options of the question that the procedure asks after these answers; none if it ends. */
export function offers<T>(procedure: Procedure<T>, answers: readonly string[] = []): readonly string[] {
  let step = procedure.next({});
  for (const answer of [...answers, undefined]) {
    while (!step.done && step.value === CHECKPOINT) step = procedure.next({});
    if (step.done || step.value === CHECKPOINT) return [];
    const [decision] = step.value;
    if (answer === undefined) return decision.options;
    if (!decision.options.includes(answer)) {
      throw new Error(`${decision.prompt.key} offers ${decision.options.join(' ')}, not ${answer}`);
    }
    step = procedure.next({ [decision.seat]: answer });
  }
  return [];
}

/** Runs a whole round that takes and plays this Investment tile (5.1). */
export function playRound(g: Position, side: Side, tile: string, answers: readonly string[] = []): RunResult<void> {
  return run(withTile(g, side, tile), [`tile:${tile}`, 'play', ...answers, DONE]);
}
/** What such a round offers after these answers. */
export const roundOffers = (
  g: Position,
  side: Side,
  tile: string,
  answers: readonly string[] = [],
): readonly string[] => offers(withTile(g, side, tile), [`tile:${tile}`, 'play', ...answers]);

function withTile(g: Position, side: Side, tile: string): Procedure {
  g.available = [tileOf(tile)];
  g.taken = { britain: [], france: [] };
  return actionRound(g, side);
}

export const at = (id: SpaceId): Space => spaceOf(id);
/** The owner of the flag there. */
export const flagAt = (g: Position, id: SpaceId): Side | undefined =>
  SIDES.find((side) => g.flags[spaceOf(id)] === flagOf(side));
export const advantage = (id: AdvantageId): number => ADVANTAGE_IDS.indexOf(id);
/** Keys of the log messages, in order. */
export const logged = (g: Position): string[] => (g.log ?? []).map((entry) => entry.key);
/** The price of each purchase, in order. */
export const paid = (g: Position): number[] =>
  (g.log ?? []).filter(({ key }) => key === 'log.paid').map(({ params }) => Number(params?.n));
