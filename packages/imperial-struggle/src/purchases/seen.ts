import { oncePerView } from '@sandtable/kernel';
import { positionSeen } from '../position-seen.js';
import { type Purchase, purchases } from './purchases.js';

/** What the side whose round it is can buy, for who has a view alone. A board, a list and a card beside it ask for it. */
export const purchasesIn = oncePerView((view): readonly Purchase[] => purchases(positionSeen(view)));
