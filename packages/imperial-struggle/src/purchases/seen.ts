import type { Json } from '@sandtable/kernel';
import { positionSeen } from '../position-seen.js';
import { type Purchase, purchases } from './purchases.js';

/** A board, a list and a card beside it ask for the same. */
let last: { readonly view: Json; readonly all: readonly Purchase[] } | undefined;

/** What the side whose round it is can buy, for who has a view alone. */
export function purchasesIn(view: Json): readonly Purchase[] {
  if (last?.view !== view) last = { view, all: purchases(positionSeen(view)) };
  return last.all;
}
