import type { Theater } from '../data/wars.js';
import type { Space } from '../map.js';
import type { Position, Round } from '../position.js';
import { CONQUEST } from '../rules/conquest.js';
import { purchasesAt } from '../rules/legal-purchases.js';
import type { PlannedPurchase } from '../rules/purchase-kinds.js';
import type { Side } from '../sides.js';

/** Is there a shift to buy at the space, whatever it costs? */
export const shiftAt = (g: Position, round: Round, space: Space): PlannedPurchase | undefined =>
  purchasesAt(g, round, space).find(({ kind }) => kind === 'shift');

/** What can be done with a Fort, whatever it costs. */
export const fortPurchase = (g: Position, round: Round, fort: Space): PlannedPurchase | undefined =>
  purchasesAt(g, round, fort)[0];

/** Can the side conquer the space if it has Conquest Points enough? */
export const mayConquer = (g: Position, side: Side, theater: Theater, space: Space): boolean =>
  CONQUEST.space.isOpen(g, { side, theater, left: 9 }, space);
