import type { Faction } from './factions.js';
import type { Space } from './map.js';

/** The four operations of the Government (3.2) and of an insurgent faction (3.3). */
export const COIN_OPERATIONS = ['train', 'patrol', 'sweep', 'assault'] as const;
export const INSURGENT_OPERATIONS = ['rally', 'march', 'attack', 'terror'] as const;
export const OPERATIONS = [...COIN_OPERATIONS, ...INSURGENT_OPERATIONS] as const;
export type OperationId = (typeof OPERATIONS)[number];

/**
 * Special activities (4.0) of the Government (4.2), FARC (4.3), AUC (4.4) and the cartels (4.5).
 * An Ambush is chosen inside its Attack.
 */
export const SPECIALS = [
  'air-lift',
  'air-strike',
  'eradicate',
  'extort',
  'ambush',
  'kidnap',
  'assassinate',
  'cultivate',
  'process',
  'bribe',
] as const;
export type SpecialId = (typeof SPECIALS)[number];

/** Pieces that have moved in an operation, by space and kind as in the position: none moves twice (3.2.2-3, 3.3.2). */
export type Moved = number[];

/** An operation under way (3.1): what it was begun as, and what it has done so far. */
export interface Execution {
  readonly faction: Faction;
  readonly operation: OperationId;
  /** 3.1.2: costs nothing. */
  readonly free: boolean;
  /** 2.3.5: one space, no special activity. */
  readonly limited: boolean;
  readonly maySpecial: boolean;
  /** The only spaces that may be selected, if not all. */
  readonly within: readonly Space[] | undefined;
  /** Spaces selected so far, as pawns would mark them (3.1.1); none is selected twice (E9). */
  readonly selected: Space[];
  /** At least one space was selected, or the flat cost paid: from now on the operation may end (4.1). */
  begun: boolean;
  spent: number;
  /** The one type of special activity this operation has (4.1), and where it was done. */
  special: SpecialId | undefined;
  readonly specialSpaces: Space[];
  readonly moved: Moved;
  /** Where a Rally placed guerrillas. After a certain kind of space the non-player cartels place no more (8.5.1). */
  readonly placedIn: Space[];
  /** Factions that declined a deal during this operation: they are not asked again (1.5.1). */
  readonly refused: Faction[];
  /** The pieces when the faction last answered DONE. It is not asked again about the same pieces. */
  doneOver: readonly number[] | undefined;
}

/** The terms on which an operation begins. */
export interface OperationTerms {
  readonly free?: boolean;
  readonly limited?: boolean;
  readonly special?: boolean;
  readonly within?: readonly Space[];
  /** It may end before it has begun: in an event, a non-player acts only as its own list says (8.4). */
  readonly optional?: boolean;
}
