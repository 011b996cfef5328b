import { memoizeByView, seedChance } from '@sandtable/kernel';
import type { Position } from './position.js';
import { FORMAT, type View } from './position-format.js';
import { setup } from './setup.js';

/**
 * The position that a view shows: the same as `redact` returns, except that cards in hand are only counted, because a
 * view doesn't say whose it is, and that markers set aside (9.3.3) are shown to the Jihadist alone. Read-only.
 */
export const positionFromView = memoizeByView(
  (view: View): Position => FORMAT.readView(view, setup({ ...view.rules }, seedChance('seen'))),
);
