import { memoizeByView } from '@sandtable/kernel';
import { positionFromView } from '../position-from-view.js';
import { type Purchase, purchases } from './purchases.js';

/** What the side whose round it is can buy, for who has a view alone. A board, a list and a card beside it ask for it. */
export const purchasesFromView = memoizeByView((view): readonly Purchase[] => purchases(positionFromView(view)));
