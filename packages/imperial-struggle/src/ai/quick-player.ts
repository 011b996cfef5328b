import { type Proposer, randomItem, randomNormal, randomUnit } from '@sandtable/ai';
import { type BotFactory, type Chance, DONE } from '@sandtable/kernel';
import { ACTION_TYPES, type ActionType, INVESTMENTS } from '../data/investments.js';
import { type AnyInput, heuristicInputOf, offers } from '../heuristic/heuristic-input.js';
import { answerDecision } from '../heuristic/index.js';
import { ministryNow } from '../heuristic/ministries.js';
import type { Position } from '../position.js';
import { cardReferred, investmentReferred, spaceReferred } from '../references.js';
import { isAdvantageOption } from '../rules/advantages.js';
import { SIDES, type Side } from '../sides.js';
import { type GainTable, gainTable, tileGain } from './gain-table.js';

/**
 * A fast player of Action Rounds. It looks up what each purchase gains in a table that is made once a round and picks
 * greedily; everything else it answers as `steady` does. With a whim it picks almost greedily, each time otherwise:
 * that is how rounds are proposed to the search.
 */

/** What makes one proposed round differ from another. */
interface Whim {
  readonly chance: Chance;
  /** How far from the best it strays, in victory points. */
  readonly noise: number;
  /** What a point of Debt seems to cost. */
  readonly debtPrice: number;
  /** How much more a type of points seems to be worth. */
  readonly liking: Readonly<Record<ActionType, number>>;
}

const USUAL_DEBT_PRICE = 0.55;
const TREATY_PRICE = 0.35;
const NOISE = 0.6;
/** How often a whim follows the heuristic player's advice on Ministries. */
const HEEDS_MINISTRY = 0.85;
const PLAYS_EVENT = 0.75;
const PASSES = 0.06;
const HAND_WORTH = 0.7;
/** What must be gained at least, what an unknown option is taken to gain, and what a conversion is (5.6.1). */
const LEAST_GAIN = 0.02;
const UNKNOWN_GAIN = 0.15;
const CONVERSION_GAIN = 0.3;

function whimOf(chance: Chance): Whim {
  const noise = NOISE * (0.3 + randomUnit(chance));
  const debtPrice = 0.25 + 0.7 * randomUnit(chance);
  const [economic, diplomatic, military] = ACTION_TYPES.map(() => noise * randomNormal(chance));
  return { chance, noise, debtPrice, liking: { economic, diplomatic, military } };
}

/** The noise by which the best of many comes out as if drawn by its worth. */
const gumbel = (chance: Chance): number => -Math.log(-Math.log(randomUnit(chance) + 1e-12) + 1e-12);
const noiseOf = (whim: Whim | undefined, share = 1): number => (whim ? share * whim.noise * gumbel(whim.chance) : 0);

/** The answer to a question of a round, or to any other as the heuristic player gives it. */
function quickAnswer(q: AnyInput, table: GainTable, whim?: Whim): string {
  if (q.options.length === 1) return q.options[0];
  switch (q.key) {
    case 'tile':
      return ministryFor(q, whim) ?? tileFor(q, table, whim);
    case 'tile.use':
      return whim && q.g.debt[q.side] >= 2 && randomUnit(whim.chance) < PASSES ? 'pass' : 'play';
    case 'event':
      return ministryFor(q, whim) ?? (whim ? eventFor(q, whim) : answerDecision(q).option);
    case 'act':
      return ministryFor(q, whim) ?? purchaseFor(q, table, whim);
    default:
      return answerDecision(q).option;
  }
}

function ministryFor(q: AnyInput, whim: Whim | undefined): string | undefined {
  const found = ministryNow(q);
  return found && (!whim || randomUnit(whim.chance) < HEEDS_MINISTRY) ? found.option : undefined;
}

/** 5.1. */
function tileFor(q: AnyInput, table: GainTable, whim: Whim | undefined): string {
  const hand = q.g.hands[q.side].length > 0 ? HAND_WORTH : 0;
  return bestOption(q, (option) => {
    const tile = investmentReferred(option);
    if (tile === undefined) return undefined;
    const investment = INVESTMENTS[tile];
    const liking = whim?.liking[investment.major] ?? 0;
    return tileGain(table, investment) + liking + (investment.event ? hand : 0) + noiseOf(whim);
  });
}

/** 5.2. */
function eventFor(q: AnyInput, { chance }: Whim): string {
  const cards = q.options.filter((option) => cardReferred(option) !== undefined);
  return cards.length > 0 && randomUnit(chance) < PLAYS_EVENT ? randomItem(chance, cards) : DONE;
}

/** 5.3: the purchase with the most gain for its points, or none. */
function purchaseFor(q: AnyInput, table: GainTable, whim: Whim | undefined): string {
  if (offers(q, 'upgrade')) return 'upgrade';
  const free = q.options.find((option) => isAdvantageOption(option) && isWorthUsing(table, option, whim));
  if (free !== undefined) return free;
  const points = pointsByType(q.g);
  return bestOption(
    q,
    (option) => {
      const known = table.byOption.get(option);
      if (!known) return unknownGain(option, points, whim);
      if (isAdvantageOption(option)) return undefined;
      const short = Math.max(0, known.cost - points[known.type]);
      const price = q.g.treaty[q.side] >= short ? TREATY_PRICE : (whim?.debtPrice ?? USUAL_DEBT_PRICE);
      const gain = known.gain + 0.3 * (whim?.liking[known.type] ?? 0) - short * price;
      if (gain + 0.15 * (whim?.noise ?? 0) <= 0) return undefined;
      return gain / (0.5 + 0.5 * Math.max(0.5, known.cost - short)) + noiseOf(whim, 0.35);
    },
    LEAST_GAIN,
  );
}

const isWorthUsing = ({ byOption }: GainTable, option: string, whim: Whim | undefined): boolean =>
  (byOption.get(option)?.gain ?? 0) > LEAST_GAIN && (!whim || randomUnit(whim.chance) < 0.9);

/** Options that were not there when the table was made. */
function unknownGain(
  option: string,
  points: Readonly<Record<ActionType, number>>,
  whim: Whim | undefined,
): number | undefined {
  if (option === 'convert') return points.military > 0 ? CONVERSION_GAIN : undefined;
  return whim && spaceReferred(option) !== undefined ? UNKNOWN_GAIN + noiseOf(whim, 0.3) : undefined;
}

function pointsByType({ round }: Position): Record<ActionType, number> {
  const points = { economic: 0, diplomatic: 0, military: 0 };
  for (const { source, type, points: n } of round?.pools ?? []) {
    if (!(source === 'minor' && round?.minorSpent)) points[type] += n;
  }
  return points;
}

/** The option with the highest score that exceeds the least; `done` if none does. */
function bestOption(
  q: AnyInput,
  score: (option: string) => number | undefined,
  least = Number.NEGATIVE_INFINITY,
): string {
  let best: string | undefined;
  let most = least;
  for (const option of q.options) {
    const found = score(option);
    if (found === undefined || found <= most) continue;
    most = found;
    best = option;
  }
  return best ?? (offers(q, DONE) ? DONE : answerDecision(q).option);
}

/** Tables by the flags as the round began: that list is shared by all copies of a position in one round. */
const TABLES = new WeakMap<readonly number[], GainTable>();
const NO_TABLE: GainTable = { byOption: new Map(), byType: { economic: [], diplomatic: [], military: [] } };

function tableOf(q: AnyInput): GainTable {
  const { round } = q.g;
  if (!round) return NO_TABLE;
  const known = TABLES.get(round.flags);
  if (known) return known;
  const made = gainTable(asRoundBegan(q));
  TABLES.set(round.flags, made);
  return made;
}

/** The table must not depend on when in the round it is first needed. */
function asRoundBegan(q: AnyInput): AnyInput {
  const { round } = q.g;
  if (!round) return q;
  const changed = round.changed.map(() => false);
  const g = { ...q.g, flags: [...round.flags], conflicts: [...round.conflicts], round: { ...round, changed } };
  return { ...q, g };
}

export const sideOf = (seat: string): Side => {
  const side = SIDES.find((it) => it === seat);
  if (!side) throw new Error(`${seat} is no side`);
  return side;
};

/** The fast player without whims. */
export const quickPlayer: BotFactory<Position> = (seat) => {
  const side = sideOf(seat);
  return {
    answer(turn) {
      const q = heuristicInputOf(turn.decision, turn.position(), side, answerDecision);
      return { option: quickAnswer(q, tableOf(q)) };
    },
  };
};

/** Makes rounds for the search: one table for all of them, and a whim for each. */
export function proposers(start: Position, seat: string): (chance?: Chance) => Proposer<Position> {
  const side = sideOf(seat);
  let table: GainTable | undefined;
  return (chance) => {
    const whim = chance && whimOf(chance);
    return (decision, position) => {
      // The table must not depend on which of the questions comes first.
      table ??= tableOf(heuristicInputOf(decision, start, side, answerDecision));
      return quickAnswer(heuristicInputOf(decision, position, side, answerDecision), table, whim);
    };
  };
}
