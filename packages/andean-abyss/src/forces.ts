import { type Faction, INSURGENTS, type Insurgent } from './factions.js';
import { ECUADOR, isLoc, type Space } from './map.js';
import { asPlaced, isBase, isGuerrilla, ownerOf, type Piece, POLICE, TROOPS } from './pieces.js';
import { inPlay, PIECE_KINDS, type Position } from './position.js';
import { pieceRef, spaceRef } from './references.js';
import { log } from './text.js';

/** Counting, placing, removing and flipping pieces (1.4). For shipments under guerrillas see shipments.ts. */

export const count = (g: Position, space: Space, piece: Piece): number => g.pieces[space * PIECE_KINDS + piece];
export const cubes = (g: Position, space: Space): number => {
  const at = space * PIECE_KINDS;
  return g.pieces[at + TROOPS] + g.pieces[at + POLICE];
};
/** The index of a faction's first piece kind. Not a table by name, because these counts are the hottest code of the game. */
const firstKind = (faction: Faction): number =>
  faction === 'farc' ? 3 : faction === 'auc' ? 6 : faction === 'cartels' ? 9 : 0;
export const underground = (g: Position, space: Space, faction: Insurgent): number =>
  g.pieces[space * PIECE_KINDS + firstKind(faction)];
export const active = (g: Position, space: Space, faction: Insurgent): number =>
  g.pieces[space * PIECE_KINDS + firstKind(faction) + 1];
export const guerrillas = (g: Position, space: Space, faction: Insurgent): number => {
  const at = space * PIECE_KINDS + firstKind(faction);
  return g.pieces[at] + g.pieces[at + 1];
};
export const bases = (g: Position, space: Space, faction: Faction): number =>
  g.pieces[space * PIECE_KINDS + firstKind(faction) + 2];
/** Guerrillas of every insurgent faction. */
export const allGuerrillas = (g: Position, space: Space): number => {
  const at = space * PIECE_KINDS;
  const p = g.pieces;
  return p[at + 3] + p[at + 4] + p[at + 6] + p[at + 7] + p[at + 9] + p[at + 10];
};
export const allBases = (g: Position, space: Space): number => {
  const at = space * PIECE_KINDS;
  return g.pieces[at + 2] + g.pieces[at + 5] + g.pieces[at + 8] + g.pieces[at + 11];
};
/** All pieces of a faction in a space. */
export const strength = (g: Position, space: Space, faction: Faction): number => {
  const at = space * PIECE_KINDS + firstKind(faction);
  return g.pieces[at] + g.pieces[at + 1] + g.pieces[at + 2];
};
export const allPieces = (g: Position, space: Space): number => {
  let sum = 0;
  for (let i = space * PIECE_KINDS, end = i + PIECE_KINDS; i < end; i++) sum += g.pieces[i];
  return sum;
};
/** Does the faction have more pieces here than all others together? (6.2, 4.3.1) */
export const outnumbersAll = (g: Position, space: Space, faction: Faction): boolean =>
  strength(g, space, faction) * 2 > allPieces(g, space);
export const hasEnemies = (g: Position, space: Space, faction: Faction): boolean =>
  allPieces(g, space) > strength(g, space, faction);

/** Kidnap, Assassinate and Cultivate need it (4.3.3, 4.4.2, 4.5.1). */
export const outnumberPolice = (g: Position, space: Space, faction: Insurgent): boolean =>
  guerrillas(g, space, faction) > count(g, space, POLICE);

export const availableOf = (g: Position, piece: Piece): number => g.available[asPlaced(piece)];
/** On the whole map. */
export function onMap(g: Position, piece: Piece): number {
  let sum = 0;
  for (let i: number = piece; i < g.pieces.length; i += PIECE_KINDS) sum += g.pieces[i];
  return sum;
}

/** How many bases one city or department holds, of all factions together (1.4.2). */
export const BASE_LIMIT = 2;
/** Ecuador takes two pieces of each faction (card 33). */
const ECUADOR_LIMIT = 2;

/** How many more pieces of this kind the space can take (1.4.2, 6.4.4, card 33). */
export function room(g: Position, space: Space, piece: Piece): number {
  if (!inPlay(g, space) || (g.zones[space] > 0 && ownerOf(piece) === 'government')) return 0;
  let left = 99;
  if (isBase(piece)) left = isLoc(space) ? 0 : BASE_LIMIT - allBases(g, space);
  if (space === ECUADOR) left = Math.min(left, ECUADOR_LIMIT - strength(g, space, ownerOf(piece)));
  return Math.max(left, 0);
}

/** Only Ecuador limits guerrillas (card 33): without it, every space in play has room for them. */
export const hasRoomEverywhere = (g: Position): boolean => !g.ecuador;

/** How many could be placed here now: available and with room. */
export const placeable = (g: Position, space: Space, piece: Piece): number =>
  Math.min(availableOf(g, piece), room(g, space, piece));

const logPieces = (space: Space, piece: Piece, n: number) => ({
  n,
  piece: pieceRef(piece),
  space: spaceRef(space),
});

/** Places up to `n` from the available forces, as availability and stacking allow (1.4.1-2). Guerrillas arrive underground. */
export function place(g: Position, space: Space, piece: Piece, n = 1): number {
  const kind = asPlaced(piece);
  const placed = Math.min(n, placeable(g, space, kind));
  if (placed <= 0) return 0;
  g.available[kind] -= placed;
  g.pieces[space * PIECE_KINDS + kind] += placed;
  log(g, 'log.place', logPieces(space, kind, placed));
  return placed;
}

/** Moves pieces from the map to the available forces. Doesn't handle shipments. */
export function take(g: Position, space: Space, piece: Piece, n = 1): void {
  g.pieces[space * PIECE_KINDS + piece] -= n;
  g.available[asPlaced(piece)] += n;
  log(g, 'log.remove', logPieces(space, piece, n));
}

/** Cubes and bases carry no shipments, so they can be removed and moved without questions. */
export function removeCubesOrBases(g: Position, space: Space, piece: Piece, n: number): number {
  const removed = Math.min(n, count(g, space, piece));
  if (removed > 0) take(g, space, piece, removed);
  return removed;
}

export function shiftPieces(g: Position, from: Space, to: Space, piece: Piece, n: number): void {
  if (n <= 0 || from === to) return;
  g.pieces[from * PIECE_KINDS + piece] -= n;
  g.pieces[to * PIECE_KINDS + piece] += n;
  log(g, 'log.move', { n, piece: pieceRef(piece), from: spaceRef(from), space: spaceRef(to) });
}

/** Runs `evaluate` with one such piece removed, or replaced by another kind, and restores the position. */
export function withTemporary<T>(g: Position, space: Space, piece: Piece, as: Piece | undefined, evaluate: () => T): T {
  const [pieces, off] = [space * PIECE_KINDS, asPlaced(piece)];
  const change = (n: number) => {
    g.pieces[pieces + piece] -= n;
    if (as === undefined) g.available[off] += n;
    else g.pieces[pieces + as] += n;
  };
  change(1);
  const found = evaluate();
  change(-1);
  return found;
}

/** The kinds of pieces present in a space. */
export function kindsIn(g: Position, space: Space, wanted: (piece: Piece) => boolean): Piece[] {
  const found: Piece[] = [];
  const at = space * PIECE_KINDS;
  for (let piece = 0; piece < PIECE_KINDS; piece++) {
    if (g.pieces[at + piece] > 0 && wanted(piece as Piece)) found.push(piece as Piece);
  }
  return found;
}

export const enemyOf =
  (faction: Faction) =>
  (piece: Piece): boolean =>
    ownerOf(piece) !== faction;

export const insurgentPiece = (piece: Piece): boolean => ownerOf(piece) !== 'government';
export const guerrillaPiece = isGuerrilla;
export const hasUnderground = (g: Position, space: Space): boolean =>
  INSURGENTS.some((f) => underground(g, space, f) > 0);
export const hasGuerrillas = (g: Position, space: Space): boolean => allGuerrillas(g, space) > 0;
/** Does the faction have an active guerrilla here, or a base without guerrillas? */
export const isExposed = (g: Position, space: Space, faction: Insurgent): boolean =>
  active(g, space, faction) > 0 || baseExposed(g, space, faction);
/** "Bases last": a faction's base can be removed only when none of its cubes or guerrillas is left there (3.2.4, 3.3.3). */
export const baseExposed = (g: Position, space: Space, faction: Faction): boolean =>
  bases(g, space, faction) > 0 && strength(g, space, faction) === bases(g, space, faction);
