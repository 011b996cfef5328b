import { PIECE_IDS, type PieceId, type Seen, SPACES, type SpaceId } from '@sandtable/andean-abyss/facts';

/** What moved between two views. */

export type Flight =
  | {
      readonly kind: 'move';
      readonly piece: PieceId;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly count: number;
    }
  /** From the available forces, or out of nothing. */
  | { readonly kind: 'arrive'; readonly piece: PieceId; readonly to: SpaceId; readonly count: number }
  | { readonly kind: 'leave'; readonly piece: PieceId; readonly from: SpaceId; readonly count: number }
  /** Turned over where it stands; `piece` is what it is now. */
  | { readonly kind: 'turn'; readonly piece: PieceId; readonly at: SpaceId; readonly count: number };

interface Change {
  readonly space: SpaceId;
  readonly piece: PieceId;
  count: number;
}

const isPiece = (word: string): word is PieceId => PIECE_IDS.some((piece) => piece === word);

/** The other face of a guerrilla. */
export function otherFace(piece: PieceId): PieceId | undefined {
  const other = piece.endsWith('-underground')
    ? piece.replace('-underground', '-active')
    : piece.replace('-active', '-underground');
  return other !== piece && isPiece(other) ? other : undefined;
}

function changes(before: Seen, after: Seen): { readonly gone: Change[]; readonly come: Change[] } {
  const gone: Change[] = [];
  const come: Change[] = [];
  const spaces = new Set([...Object.keys(before.spaces), ...Object.keys(after.spaces)]) as Set<SpaceId>;
  for (const space of spaces) {
    for (const piece of PIECE_IDS) {
      const more = (after.spaces[space]?.[piece] ?? 0) - (before.spaces[space]?.[piece] ?? 0);
      if (more > 0) come.push({ space, piece, count: more });
      else if (more < 0) gone.push({ space, piece, count: -more });
    }
  }
  return { gone, come };
}

/**
 * Pieces that left one space and came to another have moved, by the shortest way if there are several.
 * The same guerrilla may show its other face afterwards.
 */
export function flights(before: Seen, after: Seen): readonly Flight[] {
  const { gone, come } = changes(before, after);
  const found: Flight[] = [];
  const match = (alike: (g: Change, c: Change) => boolean, tell: (g: Change, c: Change, count: number) => Flight) => {
    for (const c of come) {
      for (const g of gone) {
        if (c.count === 0) break;
        if (g.count === 0 || !alike(g, c)) continue;
        const count = Math.min(g.count, c.count);
        g.count -= count;
        c.count -= count;
        found.push(tell(g, c, count));
      }
    }
  };
  const moved = (g: Change, c: Change, count: number): Flight => ({
    kind: 'move',
    piece: c.piece,
    from: g.space,
    to: c.space,
    count,
  });
  const near = (g: Change, c: Change) => SPACES[g.space].adjacent.includes(c.space);
  const turned = (g: Change, c: Change) => otherFace(g.piece) === c.piece;
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
