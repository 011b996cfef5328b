import type { ActionType, Investment } from '../data/investments.js';
import { ACTION_TYPES, MINOR_POINTS } from '../data/investments.js';
import type { Position } from '../position.js';
import { spaceReferred } from '../references.js';
import { purchasesAt } from '../rules/legal-purchases.js';
import { optionsOf } from '../rules/round.js';
import type { HeuristicInput } from './heuristic-input.js';
import { stepsOf } from './plan.js';
import { worth } from './position-worth.js';
import { mapCopy } from './try-out.js';

/** What points of each type could buy now, to compare Investment tiles at a glance. */
interface PurchaseCandidate {
  readonly gain: number;
  readonly cost: number;
  readonly hostile: boolean;
}
export type PurchaseCandidates = Readonly<Record<ActionType, readonly PurchaseCandidate[]>>;

const PLENTY = 4;

/** Every purchase for itself, as if there were points of every type; the best for their price first. */
export function purchaseCandidates(q: HeuristicInput, g: Position): PurchaseCandidates {
  const wares: Record<ActionType, PurchaseCandidate[]> = { economic: [], diplomatic: [], military: [] };
  const now = worth(q.stakes, g);
  for (const type of ACTION_TYPES) {
    const rich = mapCopy(g);
    if (!rich.round) continue;
    const round = rich.round;
    round.pools = [{ source: 'major', type, points: PLENTY }];
    round.tile = 0;
    for (const { option, worth: after, spent } of stepsOf(q, rich, optionsOf(rich, round).filter(isBought))) {
      const gain = after - now;
      if (gain <= 0 || spent === 0) continue;
      const space = spaceReferred(option);
      const hostile = space !== undefined && purchasesAt(rich, round, space).some((act) => act.hostile);
      wares[type].push({ gain, cost: spent, hostile });
    }
    wares[type].sort((a, b) => b.gain / b.cost - a.gain / a.cost);
  }
  return wares;
}
const isBought = (option: string): boolean => !option.startsWith('piece:') && option !== 'upgrade';

/** A step of an upgrade, or a purchase beyond the points, is worth a little. */
const UPGRADE = 0.3;
const PART = 0.4;

/** The best for the Major Action one after the other, then one for the Minor. */
export function roughly(wares: PurchaseCandidates, { major, points, minor, upgrade }: Investment): number {
  let left: number = points;
  let sum = upgrade ? UPGRADE : 0;
  for (const { gain, cost } of wares[major]) {
    if (cost > left) continue;
    sum += gain;
    left -= cost;
    if (left === 0) break;
  }
  if (left > 0) sum += (PART * left * (wares[major][0]?.gain ?? 0)) / (wares[major][0]?.cost ?? 1);
  const small = wares[minor].filter(({ cost, hostile }) => cost <= MINOR_POINTS && !hostile);
  return sum + small.reduce((most, { gain }) => Math.max(most, gain), 0);
}
