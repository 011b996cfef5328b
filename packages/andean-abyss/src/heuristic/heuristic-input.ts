import {
  type AnswererOf,
  scoredOption as kernelScoredOption,
  type OptionScorer,
  offeredThings,
} from '@sandtable/kernel';
import type { Space } from '../map.js';
import type { Execution } from '../operation.js';
import type { Piece } from '../pieces.js';
import { PIECE_KINDS, type Position } from '../position.js';
import type { QuestionId, QuestionInput, QuestionParams } from '../questions.js';
import { pieceReferred, spaceReferred } from '../references.js';
import { spaceWorth, tableWorth } from './position-worth.js';
import type { STEADY } from './words.js';

export { best, offeredNumbers, offers, type ScoredOption } from '@sandtable/kernel';

export const scoredOption: OptionScorer<typeof STEADY> = kernelScoredOption;

/** A question to the Government and everything it considers in its answer. It keeps no memory between questions. */
export interface HeuristicInput<Params = unknown> extends QuestionInput<Params> {
  /** The player's own copy. It may try changes on it, but must restore it. */
  readonly g: Position;
  readonly x: Execution | undefined;
  /** What it costs to leave this card's event to a rival, if that has been estimated already. */
  readonly eventLeftCost?: number;
}

/** Any question of the game. */
export type AnyInput = HeuristicInput<QuestionParams<QuestionId>>;

/** Answers a question; `Params` are the parameters that it reads. */
export type Answerer<Params = unknown> = AnswererOf<HeuristicInput<Params>>;
/** Answers by question. */
export type AnswerTable<Id extends QuestionId> = { readonly [I in Id]: Answerer<QuestionParams<I>> };

/** Questions about one space. */
export type InSpace = { readonly space: Space };
/** Questions about a move. */
export type OfMove = { readonly from: Space; readonly to: Space };

export const openSpaces = (q: HeuristicInput): Space[] => offeredThings(q, spaceReferred);
export const openPieces = (q: HeuristicInput): Piece[] => offeredThings(q, pieceReferred);

/** How much `change` would improve the position's value. It may change these spaces and everything off the map; all of it is restored. */
export function gainOf(g: Position, spaces: readonly Space[], change: () => void): number {
  const before = worthOf(g, spaces);
  return evaluateAndRestore(g, spaces, () => {
    change();
    return worthOf(g, spaces) - before;
  });
}

/** Runs `evaluate`, which may change these spaces and everything off the map, restores the position and returns the result. */
export function evaluateAndRestore<T>(g: Position, spaces: readonly Space[], evaluate: () => T): T {
  const rows = spaces.map((s) => g.pieces.slice(s * PIECE_KINDS, (s + 1) * PIECE_KINDS));
  const levels = spaces.map((s) => g.support[s]);
  const markers = spaces.map((s) => g.terror[s]);
  const available = g.available.slice();
  const { government, farc, auc, cartels } = g.resources;
  const { aid, shipments } = g;
  const result = evaluate();
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
  return result;
}

export function worthOf(g: Position, spaces: readonly Space[]): number {
  let sum = tableWorth(g);
  for (const space of spaces) sum += spaceWorth(g, space);
  return sum;
}
