import { optionKind } from '@sandtable/kernel';
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

/** What points of each type could buy now, for a quick comparison of Investment tiles. */
interface PurchaseCandidate {
  readonly gain: number;
  readonly cost: number;
  readonly hostile: boolean;
}
export type PurchaseCandidates = Readonly<Record<ActionType, readonly PurchaseCandidate[]>>;

const PLENTY = 4;

/** Every single purchase, as if there were enough points of every type; the best gain per point first. */
export function purchaseCandidates(q: HeuristicInput, g: Position): PurchaseCandidates {
  const candidates: Record<ActionType, PurchaseCandidate[]> = { economic: [], diplomatic: [], military: [] };
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
      candidates[type].push({ gain, cost: spent, hostile });
    }
    candidates[type].sort((a, b) => b.gain / b.cost - a.gain / a.cost);
  }
  return candidates;
}
const isBought = (option: string): boolean => optionKind(option) !== 'advantage' && option !== 'upgrade';

/** The value of an upgrade. */
const UPGRADE = 0.3;
/** The fraction of the best purchase's gain per point that counts for points left over. */
const LEFTOVER = 0.4;

/** A quick estimate of a tile's gain: the best purchases for the Major Action in order, then one for the Minor. */
export function roughTileGain(candidates: PurchaseCandidates, { major, points, minor, upgrade }: Investment): number {
  let left: number = points;
  let sum = upgrade ? UPGRADE : 0;
  for (const { gain, cost } of candidates[major]) {
    if (cost > left) continue;
    sum += gain;
    left -= cost;
    if (left === 0) break;
  }
  if (left > 0) sum += (LEFTOVER * left * (candidates[major][0]?.gain ?? 0)) / (candidates[major][0]?.cost ?? 1);
  const small = candidates[minor].filter(({ cost, hostile }) => cost <= MINOR_POINTS && !hostile);
  return sum + small.reduce((most, { gain }) => Math.max(most, gain), 0);
}
