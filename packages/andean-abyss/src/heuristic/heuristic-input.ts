import { type AnswererOf, type DecisionInput, offeredThings } from '@sandtable/kernel';
import type { Space } from '../map.js';
import type { Execution } from '../operation.js';
import type { Piece } from '../pieces.js';
import { PIECE_KINDS, type Position } from '../position.js';
import { pieceReferred, spaceReferred } from '../references.js';
import { spaceWorth, tableWorth } from './position-worth.js';

export { best, offeredNumbers, offers, type ScoredOption, scoredOption } from '@sandtable/kernel';

/** A question to the Government and all it looks at to answer it. Nothing is remembered between two of them. */
export interface HeuristicInput extends DecisionInput {
  /** A copy of its own: it may try things out in it, but leaves it as it was. */
  readonly g: Position;
  readonly x: Execution | undefined;
  /** What it costs to leave the event of this card to a rival, if that has been thought about. */
  readonly left?: number;
}

export type Answerer = AnswererOf<HeuristicInput>;

export const openSpaces = (q: HeuristicInput): Space[] => offeredThings(q, spaceReferred);
export const openPieces = (q: HeuristicInput): Piece[] => offeredThings(q, pieceReferred);

export const spaceParam = (q: HeuristicInput, name: string): Space | undefined => spaceReferred(String(q.params[name]));
export const pieceParam = (q: HeuristicInput, name = 'piece'): Piece | undefined =>
  pieceReferred(String(q.params[name]));
export const numberParam = (q: HeuristicInput, name = 'n'): number => Number(q.params[name] ?? 0);

/** What the position would be worth more if these spaces (and what lies beside the map) changed so. Nothing stays changed. */
export function gainOf(g: Position, spaces: readonly Space[], change: () => void): number {
  const before = worthOf(g, spaces);
  return suppose(g, spaces, () => {
    change();
    return worthOf(g, spaces) - before;
  });
}

/** What `look` finds, having changed these spaces or what lies beside the map as it likes; everything is put back. */
export function suppose<T>(g: Position, spaces: readonly Space[], look: () => T): T {
  const rows = spaces.map((s) => g.pieces.slice(s * PIECE_KINDS, (s + 1) * PIECE_KINDS));
  const levels = spaces.map((s) => g.support[s]);
  const markers = spaces.map((s) => g.terror[s]);
  const available = g.available.slice();
  const { government, farc, auc, cartels } = g.resources;
  const { aid, shipments } = g;
  const found = look();
  for (let i = 0; i < spaces.length; i++) {
    const at = spaces[i] * PIECE_KINDS;
    for (let k = 0; k < PIECE_KINDS; k++) g.pieces[at + k] = rows[i][k];
    g.support[spaces[i]] = levels[i];
    g.terror[spaces[i]] = markers[i];
  }
  for (let k = 0; k < PIECE_KINDS; k++) g.available[k] = available[k];
  g.resources.government = government;
  g.resources.farc = farc;
  g.resources.auc = auc;
  g.resources.cartels = cartels;
  g.aid = aid;
  g.shipments = shipments;
  return found;
}

export function worthOf(g: Position, spaces: readonly Space[]): number {
  let sum = tableWorth(g);
  for (const space of spaces) sum += spaceWorth(g, space);
  return sum;
}
