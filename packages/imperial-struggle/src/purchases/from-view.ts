import { memoizeByView } from '@sandtable/kernel';
import { positionFromView } from '../position-from-view.js';
import { type Purchase, purchases } from './purchases.js';

/** What the acting side can buy, for a caller that has only a view. Memoized, because several parts of a page need it. */
export const purchasesFromView = memoizeByView((view): readonly Purchase[] => purchases(positionFromView(view)));
