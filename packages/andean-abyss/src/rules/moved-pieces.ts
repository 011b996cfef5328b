import type { Procedure } from '@sandtable/kernel';
import { count } from '../forces.js';
import { SPACE_COUNT, type Space } from '../map.js';
import type { Moved } from '../operation.js';
import { isGuerrilla, type Piece, turnedOver } from '../pieces.js';
import { PIECE_KINDS, type Position } from '../position.js';

/** Shared by all operations in which nothing moves, and by those only planned. */
export const NONE_MOVED: Moved = Array.from({ length: SPACE_COUNT * PIECE_KINDS }, () => 0);
export const newMovedCounts = (): Moved => NONE_MOVED.slice();

/** How many of a kind could still move from a space. */
export const unmovedCount = (g: Position, moved: Moved, space: Space, piece: Piece): number =>
  Math.max(0, count(g, space, piece) - moved[space * PIECE_KINDS + piece]);

export function markMoved(moved: Moved, space: Space, piece: Piece, n: number): void {
  moved[space * PIECE_KINDS + piece] += n;
}

/**
 * What comes between two moves (a special activity, an aside) does not make a piece fresh: the marks go with the pieces.
 * Those turned over or taken away are taken to be ones that have moved; those lifted away, ones that have not, as far
 * as there are any.
 */
export const keepMovedMarks = (g: Position, moved: Moved, what: Procedure): Procedure =>
  moved === NONE_MOVED || isIdle(moved) ? what : follow(g, moved, what);

function isIdle(moved: Moved): boolean {
  for (const n of moved) if (n > 0) return false;
  return true;
}

function* follow(g: Position, moved: Moved, what: Procedure): Procedure {
  const before = g.pieces.slice();
  yield* what;
  for (let at = 0; at < moved.length; at++) {
    const lost = before[at] - g.pieces[at];
    if (moved[at] === 0 || lost <= 0) continue;
    const other = turnedAt(at);
    const turned = other === undefined ? 0 : g.pieces[other] - before[other];
    const to = liftedTo(g, before, at);
    if (other !== undefined && turned > 0) {
      const n = Math.min(turned, lost, moved[at]);
      moved[at] -= n;
      moved[other] += n;
    } else if (to !== undefined) {
      const n = Math.max(0, moved[at] - g.pieces[at]);
      moved[at] -= n;
      moved[to] += n;
    } else moved[at] -= Math.min(lost, moved[at]);
  }
}

/** The index of the same guerrillas when flipped. */
function turnedAt(at: number): number | undefined {
  const piece = (at % PIECE_KINDS) as Piece;
  return isGuerrilla(piece) ? at - piece + turnedOver(piece) : undefined;
}

/** The space that got such pieces meanwhile, if they were moved and not removed. */
function liftedTo(g: Position, before: readonly number[], at: number): number | undefined {
  for (let to = at % PIECE_KINDS; to < before.length; to += PIECE_KINDS) if (g.pieces[to] > before[to]) return to;
  return undefined;
}
