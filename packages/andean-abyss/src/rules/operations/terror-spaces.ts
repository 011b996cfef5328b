import type { Insurgent } from '../../factions.js';
import { underground } from '../../forces.js';
import { ALL_SPACES, type Space } from '../../map.js';
import type { Position } from '../../position.js';

/** Where Terror (3.3.4) can be made. */

export const terrorSpaces = (g: Position, faction: Insurgent): Space[] =>
  ALL_SPACES.filter((space) => underground(g, space, faction) > 0);
