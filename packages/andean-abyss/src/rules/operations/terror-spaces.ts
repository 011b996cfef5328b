import type { Insurgent } from '../../factions.js';
import { underground } from '../../forces.js';
import { ALL_SPACES, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import type { Position } from '../../position.js';
import { affords } from '../execution.js';
import { terrorCost } from './costs.js';

/** Where Terror (3.3.4) can be made. */

export const terrorSpaces = (g: Position, faction: Insurgent): Space[] =>
  ALL_SPACES.filter((space) => underground(g, space, faction) > 0);

export const openToTerror = (g: Position, faction: Insurgent, x: Execution): Space[] =>
  terrorSpaces(g, faction).filter((space) => !x.selected.includes(space) && affords(g, x, terrorCost(space)));
