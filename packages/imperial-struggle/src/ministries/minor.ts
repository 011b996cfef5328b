import { isRevealed } from '../cabinet.js';
import { controls } from '../control.js';
import { commodityOf, factsOf, POLITICAL, regionOf } from '../map.js';
import { FRANCE, type Position, type Round } from '../position.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';
import { SWIFT } from './cards.js';

export const IRELAND = POLITICAL.filter((space) => factsOf(space).country === 'ireland');
export const SCOTLAND = POLITICAL.filter((space) => factsOf(space).country === 'scotland');

/** R26: Ministries that let a Minor Action remove a flag where it normally may not. */
export function mayUnflagByMinor(g: Position, { side }: Round, { kind, type, space }: PlannedPurchase): boolean {
  if (side !== 'britain' || kind !== 'shift' || space === undefined) return false;
  // Ministry 21.
  if (g.townshend !== undefined && commodityOf(space) === g.townshend) return true;
  // Ministry 6.
  return (
    type === 'diplomatic' &&
    regionOf(space) === 'europe' &&
    g.flags[space] === FRANCE &&
    isRevealed(g, 'britain', SWIFT) &&
    IRELAND.some((it) => controls(g, it, 'britain'))
  );
}
