/** The moves of pieces between two views. */

export type Flight<S extends string, P extends string> =
  | { readonly kind: 'move'; readonly piece: P; readonly from: S; readonly to: S; readonly count: number }
  /** From the available forces, or from nowhere. */
  | { readonly kind: 'arrive'; readonly piece: P; readonly to: S; readonly count: number }
  | { readonly kind: 'leave'; readonly piece: P; readonly from: S; readonly count: number }
  /** Turned over where it stands; `piece` is the face that shows now. */
  | { readonly kind: 'turn'; readonly piece: P; readonly at: S; readonly count: number };

/** The spaces and pieces of a board, the number of each before and after, and which spaces are adjacent. */
export interface PieceCounts<S extends string, P extends string> {
  readonly spaces: Iterable<S>;
  readonly pieces: readonly P[];
  readonly before: (space: S, piece: P) => number;
  readonly after: (space: S, piece: P) => number;
  /** The other face of a piece that can be turned over. */
  readonly otherFace: (piece: P) => P | undefined;
  readonly adjacent: (a: S, b: S) => boolean;
}

interface Change<S extends string, P extends string> {
  readonly space: S;
  readonly piece: P;
  count: number;
}

function changes<S extends string, P extends string>({ spaces, pieces, before, after }: PieceCounts<S, P>) {
  const gone: Change<S, P>[] = [];
  const come: Change<S, P>[] = [];
  for (const space of spaces) {
    for (const piece of pieces) {
      const more = after(space, piece) - before(space, piece);
      if (more > 0) come.push({ space, piece, count: more });
      else if (more < 0) gone.push({ space, piece, count: -more });
    }
  }
  return { gone, come };
}

/**
 * A piece that left one space and a piece that came to another count as one move, between adjacent spaces first.
 * A piece may turn over as it moves.
 */
export function flightsOf<S extends string, P extends string>(on: PieceCounts<S, P>): readonly Flight<S, P>[] {
  const { gone, come } = changes(on);
  const found: Flight<S, P>[] = [];
  const match = (
    isSame: (g: Change<S, P>, c: Change<S, P>) => boolean,
    toFlight: (g: Change<S, P>, c: Change<S, P>, count: number) => Flight<S, P>,
  ) => {
    for (const c of come) {
      for (const g of gone) {
        if (c.count === 0) break;
        if (g.count === 0 || !isSame(g, c)) continue;
        const count = Math.min(g.count, c.count);
        g.count -= count;
        c.count -= count;
        found.push(toFlight(g, c, count));
      }
    }
  };
  const moved = (g: Change<S, P>, c: Change<S, P>, count: number): Flight<S, P> => ({
    kind: 'move',
    piece: c.piece,
    from: g.space,
    to: c.space,
    count,
  });
  const near = (g: Change<S, P>, c: Change<S, P>) => on.adjacent(g.space, c.space);
  const turned = (g: Change<S, P>, c: Change<S, P>) => on.otherFace(g.piece) === c.piece;
  match(
    (g, c) => g.space === c.space && turned(g, c),
    (_, c, count) => ({ kind: 'turn', piece: c.piece, at: c.space, count }),
  );
  match((g, c) => g.piece === c.piece && near(g, c), moved);
  match((g, c) => turned(g, c) && near(g, c), moved);
  match((g, c) => g.piece === c.piece, moved);
  match(turned, moved);
  for (const { space, piece, count } of come) if (count > 0) found.push({ kind: 'arrive', piece, to: space, count });
  for (const { space, piece, count } of gone) if (count > 0) found.push({ kind: 'leave', piece, from: space, count });
  return found;
}
