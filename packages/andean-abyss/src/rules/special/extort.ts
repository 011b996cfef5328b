import type { Procedure } from '@sandtable/kernel';
import { pickSpace, question } from '../../ask.js';
import { type Insurgent, isInsurgent } from '../../factions.js';
import { outnumbersAll, underground } from '../../forces.js';
import { ALL_SPACES, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import type { Position } from '../../position.js';
import { gain } from '../../resources.js';
import { flip } from '../../shipments.js';
import { terrorCost } from '../operations/costs.js';

/**
 * 4.3.1, 4.4.1 Extort: 1 resource where the faction outnumbers all enemies, LoCs included (T11). In all its spaces at
 * the same time, as all rulebooks say: before, during or after the operation, but not again.
 */

/** Before its Terror, it must leave an underground guerrilla to carry out the Terror (4.1). */
export function keepsTerror(g: Position, faction: Insurgent, x: Execution, space: Space): boolean {
  if (x.operation !== 'terror' || x.begun) return true;
  if (underground(g, space, faction) > 1) return true;
  const payable = (s: Space) => x.free || g.resources[faction] + 1 >= terrorCost(s);
  return ALL_SPACES.some((s) => s !== space && underground(g, s, faction) > 0 && payable(s));
}

const isOpen = (g: Position, faction: Insurgent, x: Execution, space: Space): boolean =>
  underground(g, space, faction) > 0 &&
  outnumbersAll(g, space, faction) &&
  !x.specialSpaces.includes(space) &&
  keepsTerror(g, faction, x, space);

export const canExtort = (g: Position, x: Execution): boolean => {
  const { faction } = x;
  return isInsurgent(faction) && ALL_SPACES.some((space) => isOpen(g, faction, x, space));
};

export function* extort(g: Position, x: Execution): Procedure {
  const { faction } = x;
  if (!isInsurgent(faction)) return;
  for (let first = true; ; first = false) {
    const rule = faction === 'farc' ? '4.3.1' : '4.4.1';
    const spaces = ALL_SPACES.filter((s) => isOpen(g, faction, x, s));
    const space = yield* pickSpace(g, question(faction, 'extort.space', rule), spaces, first ? 'must' : 'may');
    if (space === undefined) return;
    x.specialSpaces.push(space);
    flip(g, space, faction, 'active', 1);
    gain(g, faction, 1);
  }
}
