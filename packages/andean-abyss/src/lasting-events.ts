import type { Faction } from './factions.js';
import { hasGuerrillas } from './forces.js';
import type { Space } from './map.js';
import { hasCapability, hasMomentum, type Position } from './position.js';

/** Events that last (5.3, 5.4), by the number of their card. */
export const FIRST_DIVISION = 1;
export const OSPINA = 2;
export const TAPIAS = 3;
export const SPECIAL_FORCES = 7;
export const MOUNTAIN_BATTALIONS = 9;
export const BLACKHAWKS = 10;
export const SECURITY_COUNCIL = 11;
const PLAN_COLOMBIA = 12;
export const PLAN_METEORO = 13;
export const MADRID_DONORS = 17;
export const ALFONSO_CANO = 22;
export const MISIL_ANTIAEREO = 27;
const SENADO = 42;
export const MEXICAN_TRAFFICKERS = 67;

/** Card 42, shaded: the faction that executed it is safe from Sweep and Assault. */
export const isProtected = (g: Position, faction: Faction): boolean =>
  g.momentum.some((m) => m.card === SENADO && m.faction === faction);

/** Card 17, shaded: no Sweep or Assault in departments. */
export const donorsForbid = (g: Position): boolean => hasMomentum(g, MADRID_DONORS);
/** Card 12, shaded: no Air Strike, and Patrol activates nobody. */
export const planColombiaForbids = (g: Position): boolean => hasMomentum(g, PLAN_COLOMBIA);
/** Card 27, shaded: no Government special activity where there is a guerrilla. */
export const missilesForbid = (g: Position, space: Space): boolean =>
  hasMomentum(g, MISIL_ANTIAEREO) && hasGuerrillas(g, space);

/** Cards 2 and 3, shaded: a Sweep or an Assault has one space, and no other on the same card. */
export const oneSpacePerCard = (g: Position, operation: string): boolean =>
  (operation === 'sweep' && hasCapability(g, OSPINA, 'shaded')) ||
  (operation === 'assault' && hasCapability(g, TAPIAS, 'shaded'));

export const sweepCost = (g: Position): number => (hasCapability(g, OSPINA, 'unshaded') ? 1 : 3);
export const assaultCost = (g: Position): number => (hasCapability(g, TAPIAS, 'unshaded') ? 1 : 3);
