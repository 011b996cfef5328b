import type { Faction, Insurgent } from '../../factions.js';
import { guerrillas, hasEnemies, strength } from '../../forces.js';
import { ALL_SPACES, type Space } from '../../map.js';
import type { Position } from '../../position.js';

/** Where an Attack (3.3.3) can be made. */

export const canAttack = (g: Position, faction: Insurgent, space: Space, only?: Faction): boolean =>
  guerrillas(g, space, faction) > 0 && (only ? strength(g, space, only) > 0 : hasEnemies(g, space, faction));

export const attackSpaces = (g: Position, faction: Insurgent): Space[] =>
  ALL_SPACES.filter((space) => canAttack(g, faction, space));
