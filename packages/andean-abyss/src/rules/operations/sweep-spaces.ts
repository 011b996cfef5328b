import { INSURGENTS, type Insurgent } from '../../factions.js';
import { count, cubes, hasGuerrillas, hasUnderground, room, underground } from '../../forces.js';
import { donorsForbid, isProtected, SECURITY_COUNCIL } from '../../lasting-events.js';
import {
  ALL_SPACES,
  CITIES_AND_DEPARTMENTS,
  isDepartment,
  isForest,
  isLoc,
  PANAMA,
  SPACE_COUNT,
  type Space,
} from '../../map.js';
import type { Execution, Moved } from '../../operation.js';
import { type Piece, POLICE, TROOPS } from '../../pieces.js';
import { adjacent, hasCapability, inPlay, type Position } from '../../position.js';
import { mayTake } from '../execution.js';
import { NONE_MOVED, unmovedCount } from '../moved-pieces.js';

/** Where a Sweep (3.2.3) may be made, which cubes can come, and which guerrillas it would find. */

/** Marks the spaces from which troops reach this one: next door, or over one LoC that is free of guerrillas. */
export function sweepOriginMarks(g: Position, to: Space): Uint8Array {
  const from = new Uint8Array(SPACE_COUNT);
  for (const near of adjacent(g, to)) {
    from[near] = 1;
    if (isLoc(near) && !hasGuerrillas(g, near)) for (const far of adjacent(g, near)) from[far] = 1;
  }
  from[to] = 0;
  return from;
}

export function sweepOrigins(g: Position, to: Space): Space[] {
  const marks = sweepOriginMarks(g, to);
  return ALL_SPACES.filter((space) => marks[space] > 0);
}

/** Cities and departments open to Sweep (6.4.4; card 17, unless an event overrides it). */
export const sweepLegal = (g: Position, space: Space, override = false): boolean =>
  !isLoc(space) && inPlay(g, space) && !g.zones[space] && (override || !(donorsForbid(g) && isDepartment(space)));

/** Cubes that can still sweep from here: troops, and police too under card 11, unshaded. None moves twice (E10). */
const sweepers = (g: Position, space: Space, moved: Moved = NONE_MOVED): number =>
  unmovedCount(g, moved, space, TROOPS) +
  (hasCapability(g, SECURITY_COUNCIL, 'unshaded') ? unmovedCount(g, moved, space, POLICE) : 0);

/** Every space that some cubes can still sweep, from them outward. */
export function sweepReach(g: Position, moved: Moved): Uint8Array {
  const reached = new Uint8Array(SPACE_COUNT);
  for (const from of ALL_SPACES) {
    if (sweepers(g, from, moved) === 0) continue;
    for (const near of adjacent(g, from)) {
      reached[near] = 1;
      if (!isLoc(near) || hasGuerrillas(g, near)) continue;
      for (const far of adjacent(g, near)) if (far !== from) reached[far] = 1;
    }
  }
  return reached;
}

/** Can cubes that have not moved come here? */
export const isReachedBySweep = (g: Position, space: Space, reached: Uint8Array): boolean =>
  reached[space] > 0 && room(g, space, TROOPS) > 0;

/** Spaces worth paying for: cubes that have not moved can come, or those there find somebody. */
export function usefulSweeps(g: Position, x: Execution): Space[] {
  const reached = sweepReach(g, x.moved);
  return CITIES_AND_DEPARTMENTS.filter(
    (space) => mayTake(x, space) && sweepLegal(g, space) && (isReachedBySweep(g, space, reached) || canFind(g, space)),
  );
}

/** Is there one? Most have somebody to find, which is seen sooner than who can come. */
export function hasUsefulSweep(g: Position, x: Execution): boolean {
  const legal = CITIES_AND_DEPARTMENTS.filter((space) => mayTake(x, space) && sweepLegal(g, space));
  if (legal.some((space) => canFind(g, space))) return true;
  const reached = sweepReach(g, x.moved);
  return legal.some((space) => isReachedBySweep(g, space, reached));
}

/** Those; if there are none, a Sweep that has yet to begin may take any legal one. */
export function sweepSpaces(g: Position, x: Execution): Space[] {
  const useful = usefulSweeps(g, x);
  if (useful.length > 0 || x.begun) return useful;
  return CITIES_AND_DEPARTMENTS.filter((space) => mayTake(x, space) && sweepLegal(g, space));
}

/** Would a Sweep that an event puts here do anything, whatever card 17 says of departments? */
export const canSweepIn = (g: Position, space: Space): boolean =>
  sweepLegal(g, space, true) &&
  ((cubes(g, space) > 0 && hasUnderground(g, space)) ||
    (room(g, space, TROOPS) > 0 && sweepOrigins(g, space).some((from) => sweepers(g, from) > 0)));

/** Terms that an event sets for its own Sweep. */
export interface SweepTerms {
  /** Only this faction is looked for, and it must be. */
  readonly only?: Insurgent;
  /** Further pieces that count as troops. */
  readonly helpers?: (space: Space) => number;
  /** The event overrides what older events forbid (5.1.2). */
  readonly override?: boolean;
}

const isSpared = (g: Position, terms: SweepTerms, faction: Insurgent): boolean =>
  (terms.only !== undefined && faction !== terms.only) || (!terms.override && isProtected(g, faction));
export const sparedBy = (g: Position, terms: SweepTerms): Insurgent[] =>
  INSURGENTS.filter((faction) => isSpared(g, terms, faction));

/** Is there an underground guerrilla that the Sweep may find? None is found in Panamá (1.3.5). */
export const anyoneHides = (g: Position, space: Space, spared: readonly Insurgent[]): boolean =>
  space !== PANAMA && INSURGENTS.some((f) => !spared.includes(f) && underground(g, space, f) > 0);

/** The same without a list of those spared, because spaces are tested by the dozen and most hide nobody. */
function hidesFrom(g: Position, space: Space, terms: SweepTerms): boolean {
  if (space === PANAMA) return false;
  for (const faction of INSURGENTS) {
    if (underground(g, space, faction) > 0 && !isSpared(g, terms, faction)) return true;
  }
  return false;
}

/** So it is for a Sweep that no event puts. */
export const hidesFromSweep = (g: Position, space: Space): boolean => hidesFrom(g, space, NO_TERMS);
const NO_TERMS: SweepTerms = {};

/** How many guerrillas a Sweep finds here, with troops or police alone if one is named: 1 a cube, in forests 1 for 2. */
export function finds(g: Position, space: Space, terms: SweepTerms, kind?: Piece): number {
  const troops = kind === POLICE ? 0 : count(g, space, TROOPS) + (terms.helpers?.(space) ?? 0);
  const police = kind === TROOPS ? 0 : count(g, space, POLICE);
  return isForest(space) ? Math.floor((troops + police) / 2) : troops + police;
}

/** Would a Sweep without movement find a guerrilla here? */
export function canFind(g: Position, space: Space, terms = NO_TERMS): boolean {
  if (!sweepLegal(g, space, terms.override) || !hidesFrom(g, space, terms)) return false;
  if (!hasCapability(g, SECURITY_COUNCIL, 'shaded')) return finds(g, space, terms) > 0;
  return finds(g, space, terms, TROOPS) > 0 || finds(g, space, terms, POLICE) > 0;
}
