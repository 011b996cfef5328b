import { FACTIONS, type Faction, INSURGENTS, type Insurgent } from './factions.js';

/** Every kind of piece a space can hold (1.4); guerrillas count apart as underground and active (1.4.3). */
export const PIECE_IDS = [
  'troops',
  'police',
  'government-base',
  'farc-guerrilla-underground',
  'farc-guerrilla-active',
  'farc-base',
  'auc-guerrilla-underground',
  'auc-guerrilla-active',
  'auc-base',
  'cartels-guerrilla-underground',
  'cartels-guerrilla-active',
  'cartels-base',
] as const;
export type PieceId = (typeof PIECE_IDS)[number];

/** A kind of piece as its index in PIECE_IDS: three per faction. */
export type Piece = number & { readonly kind: 'piece' };
export const PIECES: readonly Piece[] = PIECE_IDS.map((_, index) => index as Piece);
export const pieceOf = (id: PieceId): Piece => PIECE_IDS.indexOf(id) as Piece;

export const TROOPS = pieceOf('troops');
export const POLICE = pieceOf('police');

const perFaction = <T>(make: (index: number) => T): Readonly<Record<Faction, T>> => ({
  government: make(0),
  farc: make(1),
  auc: make(2),
  cartels: make(3),
});
const perInsurgent = <T>(make: (index: number) => T): Readonly<Record<Insurgent, T>> => ({
  farc: make(1),
  auc: make(2),
  cartels: make(3),
});
export const BASE = perFaction((f) => (f * 3 + 2) as Piece);
export const UNDERGROUND = perInsurgent((f) => (f * 3) as Piece);
export const ACTIVE = perInsurgent((f) => (f * 3 + 1) as Piece);
/** The kinds of piece a faction has. Its available guerrillas are counted under the first. */
export const KINDS = perFaction((f) => [f * 3, f * 3 + 1, f * 3 + 2] as readonly number[] as readonly Piece[]);

const OWNERS: readonly Faction[] = PIECES.map((p) => FACTIONS[Math.floor(p / 3)]);
export const ownerOf = (piece: Piece): Faction => OWNERS[piece];
export const isBase = (piece: Piece): boolean => piece % 3 === 2;
export const isCube = (piece: Piece): boolean => piece < 2;
export const isGuerrilla = (piece: Piece): boolean => piece > 2 && piece % 3 !== 2;
export const isUnderground = (piece: Piece): boolean => piece > 2 && piece % 3 === 0;
export const isActive = (piece: Piece): boolean => piece > 2 && piece % 3 === 1;
/** Off the map a guerrilla is neither active nor underground; new ones are placed underground (1.4.3). */
export const asPlaced = (piece: Piece): Piece => (isActive(piece) ? ((piece - 1) as Piece) : piece);
/** The same guerrilla turned over. */
export const turnedOver = (piece: Piece): Piece => (isActive(piece) ? piece - 1 : piece + 1) as Piece;
export const GUERRILLAS: readonly Piece[] = INSURGENTS.flatMap((f) => [UNDERGROUND[f], ACTIVE[f]]);
