import type { Json } from '@sandtable/kernel';
import { positionSeen } from '../position-seen.js';
import { type Purchase, purchases } from './purchases.js';

/** What the side whose round it is can buy, for who has a view alone. */
export const purchasesIn = (view: Json): Purchase[] => purchases(positionSeen(view));
