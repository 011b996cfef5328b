import { memoizeByView, seedChance } from '@sandtable/kernel';
import type { Position } from './position.js';
import { FORMAT, type View } from './position-format.js';
import { setup } from './setup.js';

/** The position that a view shows: the same as `redact` returns, but for what only the operation under way knows. Read-only. */
export const positionFromView = memoizeByView(
  (view: View): Position => FORMAT.readView(view, setup({ ...view.rules }, seedChance('seen'))),
);
