import type { Insurgent } from '../../factions.js';
import { allBases, availableOf, BASE_LIMIT, bases, guerrillas, placeable } from '../../forces.js';
import { CITIES_AND_DEPARTMENTS, population, type Space } from '../../map.js';
import { BASE, UNDERGROUND } from '../../pieces.js';
import { inPlay, type Position } from '../../position.js';
import { isOpposition, isSupport } from '../../support.js';

/** Where a Rally (3.3.1) may be made, and what can be done there. */

export const GUERRILLAS_FOR_BASE = 2;

/** FARC not where there is support, AUC not where there is opposition, cartels anywhere. */
export function rallyLegal(g: Position, faction: Insurgent, space: Space): boolean {
  if (!inPlay(g, space)) return false;
  switch (faction) {
    case 'farc':
      return !isSupport(g, space);
    case 'auc':
      return !isOpposition(g, space);
    case 'cartels':
      return true;
  }
}

export const RALLY_WAYS = ['guerrilla', 'base', 'guerrillas', 'gather'] as const;

type RallyWay = (typeof RALLY_WAYS)[number];

/** Is there any such choice? */
export const hasRallyWay = (g: Position, faction: Insurgent, space: Space): boolean =>
  bases(g, space, faction) > 0 || placeable(g, space, UNDERGROUND[faction]) > 0 || canRallyBase(g, faction, space);

/** The choices of one space exclude one another. */
export function rallyWays(g: Position, faction: Insurgent, space: Space): RallyWay[] {
  const ways: RallyWay[] = [];
  const free = placeable(g, space, UNDERGROUND[faction]);
  const here = bases(g, space, faction);
  if (free > 0 && (here === 0 || population(space) + here === 1)) ways.push('guerrilla');
  if (canRallyBase(g, faction, space)) ways.push('base');
  if (here > 0 && free > 0 && population(space) + here > 1) ways.push('guerrillas');
  if (here > 0) ways.push('gather');
  return ways;
}

export const canRallyBase = (g: Position, faction: Insurgent, space: Space): boolean =>
  guerrillas(g, space, faction) >= GUERRILLAS_FOR_BASE &&
  availableOf(g, BASE[faction]) > 0 &&
  allBases(g, space) < BASE_LIMIT;

/** Can the faction do something by a Rally here? */
export const canRally = (g: Position, faction: Insurgent, space: Space): boolean =>
  rallyLegal(g, faction, space) && hasRallyWay(g, faction, space);

/** Spaces where the faction can do something; if there are none, all that it may select. The automa plans with it. */
export function rallySpaces(g: Position, faction: Insurgent, allowed: (space: Space) => boolean = () => true): Space[] {
  const legal = CITIES_AND_DEPARTMENTS.filter((space) => rallyLegal(g, faction, space) && allowed(space));
  const useful = legal.filter((space) => canRally(g, faction, space));
  return useful.length > 0 ? useful : legal;
}
