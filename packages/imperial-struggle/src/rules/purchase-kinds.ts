import type { ActionType } from '../data/investments.js';
import type { Space } from '../map.js';
import type { Source } from '../position.js';
import { spaceRef } from '../references.js';

/** What action points buy (5.4-5.6); with Ministry 4 an uprising and a claim, with Naval Bastion a Squadron driven off. */
const SPACE_PURCHASES = ['shift', 'calm', 'build', 'repair', 'seize', 'deploy', 'uprising', 'drive-off'] as const;
const OTHER_PURCHASES = ['draw-event', 'war-tile', 'construct', 'claim'] as const;
export const PURCHASE_KINDS = [...SPACE_PURCHASES, ...OTHER_PURCHASES] as const;

export interface PlannedPurchase {
  readonly kind: (typeof PURCHASE_KINDS)[number];
  readonly type: ActionType;
  readonly space?: Space;
  /** Takes an opponent's flag or Squadron away: not for a Minor Action (5.3.2). */
  readonly hostile: boolean;
  /** The theater of a war tile, for points that are bound to a Region (R18). */
  readonly theater?: number;
}

/** What is bought, by name: the space, or a thing. */
export const purchaseOption = ({ kind, space }: PlannedPurchase): string =>
  space === undefined ? `act:${kind}` : spaceRef(space);

/** By which action it is bought: points of the tile's Minor Action keep its limits, all others are Major (5.2.3). */
export type PaymentAction = 'major' | 'minor';
export const PAYMENT_ACTIONS: readonly PaymentAction[] = ['major', 'minor'];
export const isPaidBy = (source: Source, way: PaymentAction): boolean =>
  source !== (way === 'major' ? 'minor' : 'major');
