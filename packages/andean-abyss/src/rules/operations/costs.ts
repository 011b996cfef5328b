import type { Faction } from '../../factions.js';
import { isLoc, type Space } from '../../map.js';

/** What one space of an operation costs, or a Patrol as a whole. Sweep and Assault are priced in lasting.ts. */
export const TRAIN_COST = 3;
export const PATROL_COST = 3;
export const RALLY_COST = 1;
export const MARCH_COST = 1;
export const ATTACK_COST = 1;
export const TERROR_COST = 1;

/** No space costs more. */
export const MAX_COST = 3;

/** No space of an insurgent operation costs more. */
const MAX_INSURGENT_COST = 1;
export const maxCost = (faction: Faction): number => (faction === 'government' ? MAX_COST : MAX_INSURGENT_COST);

/** Entering LoCs is free. */
export const marchCost = (space: Space): number => (isLoc(space) ? 0 : MARCH_COST);

/** LoCs cost nothing. */
export const terrorCost = (space: Space): number => (isLoc(space) ? 0 : TERROR_COST);
