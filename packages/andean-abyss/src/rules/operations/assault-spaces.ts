import { INSURGENTS, type Insurgent, isInsurgent } from '../../factions.js';
import { baseExposed, count, isExposed, kindsIn } from '../../forces.js';
import { donorsForbid, isProtected, MOUNTAIN_BATTALIONS } from '../../lasting-events.js';
import { ALL_SPACES, isCity, isDepartment, isLoc, isMountain, type Space } from '../../map.js';
import { isActive, isBase, ownerOf, type Piece, POLICE, TROOPS } from '../../pieces.js';
import { hasCapability, inPlay, type Position } from '../../position.js';

/** Where an Assault (3.2.4) may be made, how strong it is, and which pieces it can remove. */

/** Terms that an event sets for its own Assault. */
export interface AssaultTerms {
  /** Against this faction only. */
  readonly only?: Insurgent;
  /** Further pieces that count as troops. */
  readonly helpers?: (space: Space) => number;
  /** Police alone strike, as though they were troops. */
  readonly policeAsTroops?: boolean;
  /** The event overrides what older events forbid (5.1.2). */
  readonly override?: boolean;
  /** The event allows departments despite card 17, but names no faction: one that card 42 protects stays protected. */
  readonly inDepartments?: boolean;
  /** The event names this faction, against card 42: just the others that are safe by it stay so. */
  readonly named?: Insurgent;
}

const NO_TERMS: AssaultTerms = {};

/** How many pieces an Assault removes here: 1 for each troops; police too in cities and LoCs; in mountains 1 for 2 troops. */
export function assaultStrength(g: Position, space: Space, terms = NO_TERMS): number {
  const helpers = terms.helpers?.(space) ?? 0;
  const police = count(g, space, POLICE);
  const troops = terms.policeAsTroops ? police : count(g, space, TROOPS) + helpers;
  const everyCube = terms.policeAsTroops ? police : troops + police;
  if (isCity(space) || isLoc(space)) return everyCube;
  if (!isMountain(space)) return troops;
  if (hasCapability(g, MOUNTAIN_BATTALIONS, 'unshaded')) return everyCube;
  return Math.floor(troops / (hasCapability(g, MOUNTAIN_BATTALIONS, 'shaded') ? 4 : 2));
}

/** May the faction be the target of this Assault (card 42)? */
const isTarget = (g: Position, faction: Insurgent, terms: AssaultTerms): boolean =>
  (!terms.only || faction === terms.only) && (terms.override || faction === terms.named || !isProtected(g, faction));

/** Active guerrillas, and bases of factions without a guerrilla there. */
export const assaultTargets = (g: Position, space: Space, terms: AssaultTerms): Piece[] =>
  kindsIn(g, space, (piece) => {
    const owner = ownerOf(piece);
    if (!isInsurgent(owner) || !isTarget(g, owner, terms)) return false;
    return isActive(piece) || (isBase(piece) && baseExposed(g, space, owner));
  });

/** Card 17, shaded, closes departments; mountains count as cities under card 9, unshaded. */
export const closedToAssault = (g: Position, space: Space): boolean =>
  donorsForbid(g) && isDepartment(space) && !(isMountain(space) && hasCapability(g, MOUNTAIN_BATTALIONS, 'unshaded'));

/** Is there a target here? */
export function hasAssaultTarget(g: Position, space: Space, terms = NO_TERMS): boolean {
  for (const faction of INSURGENTS) if (isExposed(g, space, faction) && isTarget(g, faction, terms)) return true;
  return false;
}

export const canAssault = (g: Position, space: Space, terms = NO_TERMS): boolean =>
  hasAssaultTarget(g, space, terms) &&
  assaultStrength(g, space, terms) > 0 &&
  (terms.override === true || terms.inDepartments === true || !closedToAssault(g, space));

/** Spaces with something to remove; if there are none, any that the rule lets the Government select and pay for. */
export function assaultSpaces(g: Position): Space[] {
  const useful = ALL_SPACES.filter((space) => canAssault(g, space));
  return useful.length > 0 ? useful : ALL_SPACES.filter((space) => inPlay(g, space) && !closedToAssault(g, space));
}
