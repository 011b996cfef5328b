import { memoizeByView, seedChance } from '@sandtable/kernel';
import { emptyPosition, type Position } from './position.js';
import { FORMAT, type View } from './position-format.js';

/**
 * The position that a view shows: the same as `redact` returns, except that cards in hand are only counted, because a
 * view doesn't say whose it is. Read-only.
 */
export const positionFromView = memoizeByView((json): Position => {
  const view = json as View;
  return FORMAT.readView(view, emptyPosition(view.rules, seedChance('seen')));
});
