import type { ParamKinds, Procedure, ThingQuestion } from '@sandtable/kernel';
import type { Faction } from '../factions.js';
import { ownerOf, type Piece } from '../pieces.js';
import type { Position } from '../position.js';

/**
 * Hits enemy pieces one at a time: activates, removes. An operation may take some factions as its target and ignore
 * others (3.1), but a faction once targeted suffers to the full (1.4.1, T2), over all that are targeted here.
 */
export function* strike<C, Kinds extends ParamKinds>(
  g: Position,
  question: ThingQuestion<string, Position, C, Kinds, Piece>,
  /** The question's context while this many hits are left. */
  given: (left: number) => C,
  hits: number,
  /** The kinds of piece that can be hit now. */
  targets: () => readonly Piece[],
  hit: (piece: Piece) => Procedure,
  /** Must at least one faction be targeted? */
  atLeastOne: boolean,
): Procedure<number> {
  const targeted = new Set<Faction>();
  let done = 0;
  while (done < hits) {
    const kinds = targets();
    const bound = kinds.some((piece) => targeted.has(ownerOf(piece))) || (atLeastOne && targeted.size === 0);
    const piece = yield* question.askFor(g, given(hits - done), kinds, bound ? 'must' : 'may');
    if (piece === undefined) break;
    targeted.add(ownerOf(piece));
    yield* hit(piece);
    done++;
  }
  return done;
}
