import { ACTION_TYPES, type ActionType, type Investment, MINOR_POINTS } from '../data/investments.js';
import type { HeuristicInput } from '../heuristic/heuristic-input.js';
import { stepsOf } from '../heuristic/plan.js';
import { worth } from '../heuristic/position-worth.js';
import { mapCopy } from '../heuristic/try-out.js';
import type { Position } from '../position.js';
import { isAdvantageOption } from '../rules/advantages.js';
import { optionsOf } from '../rules/round.js';

/** What a purchase gains by itself, in victory points, and what it costs. */
interface PurchaseGain {
  readonly option: string;
  readonly type: ActionType;
  readonly gain: number;
  readonly cost: number;
}

/** Every purchase of a round by itself, as if there were points of each type. Made once a round: it is cheap to pick from. */
export interface GainTable {
  readonly byOption: ReadonlyMap<string, PurchaseGain>;
  /** What is worth its points, the best gain per point first. */
  readonly byType: Readonly<Record<ActionType, readonly PurchaseGain[]>>;
}

const PLENTY = 4;
/** Decided by their own rules, not by what they gain at once. */
const UNPLANNED: readonly string[] = ['upgrade', 'convert'];

export function gainTable(q: HeuristicInput): GainTable {
  const byOption = new Map<string, PurchaseGain>();
  const byType: Record<ActionType, PurchaseGain[]> = { economic: [], diplomatic: [], military: [] };
  const now = worth(q.stakes, q.g);
  for (const type of ACTION_TYPES) {
    for (const purchase of purchasesWith(q, type, now)) {
      const { option, gain, cost } = purchase;
      const known = byOption.get(option);
      if (!known || known.gain < gain) byOption.set(option, purchase);
      if (gain > 0 && cost > 0) byType[type].push(purchase);
    }
    byType[type].sort((a, b) => b.gain / b.cost - a.gain / a.cost);
  }
  return { byOption, byType };
}

function purchasesWith(q: HeuristicInput, type: ActionType, now: number): PurchaseGain[] {
  const rich = withPoints(q.g, type);
  const { round } = rich;
  if (!round) return [];
  // Advantages cost no points, so one look at them is enough.
  const isAsked = (option: string): boolean =>
    !UNPLANNED.includes(option) && (type === 'economic' || !isAdvantageOption(option));
  const steps = stepsOf(q, rich, optionsOf(rich, round).filter(isAsked));
  return steps.map((step) => ({ option: step.option, type, gain: step.worth - now, cost: step.spent }));
}

/** The map as the round began, with plenty of points of one type. */
function withPoints(g: Position, type: ActionType): Position {
  const rich = mapCopy(g);
  if (!rich.round) return rich;
  rich.round.pools = [{ source: 'major', type, points: PLENTY }];
  rich.round.tile = Math.max(0, rich.round.tile);
  rich.round.minorSpent = false;
  return rich;
}

const UPGRADE_GAIN = 0.3;

/** A quick estimate of an Investment tile: the best purchases for its Major Action, and one for its Minor. */
export function tileGain({ byType }: GainTable, { major, points, minor, upgrade }: Investment): number {
  let left: number = points;
  let sum = upgrade ? UPGRADE_GAIN : 0;
  for (const { gain, cost } of byType[major]) {
    if (cost > left) continue;
    sum += gain;
    left -= cost;
  }
  let best = 0;
  for (const { gain, cost } of byType[minor]) if (cost <= MINOR_POINTS && gain > best) best = gain;
  return sum + best;
}
