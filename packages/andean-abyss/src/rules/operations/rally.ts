import { DONE, type Procedure } from '@sandtable/kernel';
import { pickNumber, pickSpace, pickWord, question } from '../../ask.js';
import type { Insurgent } from '../../factions.js';
import { active, bases, guerrillas, place, placeable, room, underground } from '../../forces.js';
import { ALL_SPACES, population, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { ACTIVE, BASE, UNDERGROUND } from '../../pieces.js';
import type { Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { flip, handShipment, moveGroup, pickCargo, removePieces, shipmentsIn } from '../../shipments.js';
import { affords, priced, select } from '../execution.js';
import { nextSpace } from '../next-step.js';
import { canCultivateHere, cultivateHere } from '../special/cultivate.js';
import { RALLY_COST } from './costs.js';
import { GUERRILLAS_FOR_BASE, type RallyWay, rallySpaces, rallyWays } from './rally-spaces.js';

/** 3.3.1 Rally: builds up or restores the faction's forces. */

export function* rally(g: Position, faction: Insurgent, x: Execution): Procedure {
  const open = () => (affords(g, x, RALLY_COST) ? rallySpaces(g, faction, (s) => !x.selected.includes(s), x) : []);
  for (;;) {
    const space = yield* nextSpace(g, x, { key: 'rally.space', rule: '3.3.1', params: priced(x, RALLY_COST) }, open);
    if (space === undefined) break;
    select(g, x, space, RALLY_COST);
    yield* rallyIn(g, faction, space, x);
  }
}

/** With an operation under way, the cartels may Cultivate in the space before they Rally there (R18). */
export function* rallyIn(g: Position, faction: Insurgent, space: Space, x?: Execution): Procedure {
  for (;;) {
    const ways: (RallyWay | 'cultivate' | typeof DONE)[] = rallyWays(g, faction, space);
    if (x && canCultivateHere(g, x, space)) {
      // Where there is nothing else to do, it still need not Cultivate.
      if (ways.length === 0) ways.push(DONE);
      ways.push('cultivate');
    }
    if (ways.length === 0) return;
    const q = question(faction, 'rally.way', '3.3.1', { space: spaceRef(space) });
    const way = yield* pickWord(g, q, ways);
    switch (way) {
      case DONE:
        return;
      case 'cultivate':
        if (x) yield* cultivateHere(g, x, space);
        continue;
      case 'guerrilla':
        x?.placedIn.push(space);
        place(g, space, UNDERGROUND[faction]);
        return;
      case 'base':
        return yield* rallyBase(g, faction, space);
      case 'guerrillas':
        x?.placedIn.push(space);
        return yield* rallyGuerrillas(g, faction, space);
      case 'gather':
        return yield* gather(g, faction, space);
    }
  }
}

/** Two guerrillas become a base. */
function* rallyBase(g: Position, faction: Insurgent, space: Space): Procedure {
  const q = question(faction, 'rally.base', '3.3.1', { space: spaceRef(space) });
  const least = Math.max(0, GUERRILLAS_FOR_BASE - underground(g, space, faction));
  const fromActive = yield* pickNumber(g, q, least, Math.min(GUERRILLAS_FOR_BASE, active(g, space, faction)));
  // The last two there can't take over from each other (4.5.3): all their shipments go with the one that leaves last.
  if (guerrillas(g, space, faction) === GUERRILLAS_FOR_BASE && fromActive < GUERRILLAS_FOR_BASE) {
    for (const shipment of shipmentsIn(g, space, faction)) handShipment(g, shipment, space, UNDERGROUND[faction]);
  }
  yield* removePieces(g, space, ACTIVE[faction], fromActive, { by: 'own' });
  yield* removePieces(g, space, UNDERGROUND[faction], GUERRILLAS_FOR_BASE - fromActive, { by: 'own' });
  place(g, space, BASE[faction]);
}

/** In a space with a base: up to the sum of population and its bases. */
function* rallyGuerrillas(g: Position, faction: Insurgent, space: Space): Procedure {
  const most = Math.min(population(space) + bases(g, space, faction), placeable(g, space, UNDERGROUND[faction]));
  const q = question(faction, 'rally.number', '3.3.1', { space: spaceRef(space) });
  place(g, space, UNDERGROUND[faction], yield* pickNumber(g, q, 1, most));
}

/** Where there is a base: bring guerrillas from anywhere, then all there go underground. */
function* gather(g: Position, faction: Insurgent, to: Space): Procedure {
  const brought: Space[] = [];
  let n = 0;
  for (;;) {
    const most = room(g, to, UNDERGROUND[faction]);
    const origins =
      most > 0
        ? ALL_SPACES.filter((from) => from !== to && !brought.includes(from) && guerrillas(g, from, faction) > 0)
        : [];
    // Guerrillas that came look like those already there, so the question says how many came.
    const params = { to: spaceRef(to), n };
    const from = yield* pickSpace(g, question(faction, 'rally.gather', '3.3.1', params), origins, 'may');
    if (from === undefined) break;
    brought.push(from);
    const group = yield* moveSome(g, faction, from, to, most, '3.3.1');
    n += group.underground + group.active;
  }
  flip(g, to, faction, 'underground');
}

/** The faction picks how many of its guerrillas go, by state, and what they carry. At least one goes. */
export function* moveSome(
  g: Position,
  faction: Insurgent,
  from: Space,
  to: Space,
  most: number,
  rule: string,
  idle: { underground: number; active: number } = {
    underground: underground(g, from, faction),
    active: active(g, from, faction),
  },
): Procedure<{ underground: number; active: number }> {
  const params = { from: spaceRef(from), to: spaceRef(to) };
  const leastHidden = idle.active === 0 ? 1 : 0;
  const hidden = yield* pickNumber(
    g,
    question(faction, 'move.underground', rule, params),
    leastHidden,
    Math.min(most, idle.underground),
  );
  const open = yield* pickNumber(
    g,
    question(faction, 'move.active', rule, params),
    hidden === 0 ? 1 : 0,
    Math.min(most - hidden, idle.active),
  );
  const group = { underground: hidden, active: open };
  const cargo = yield* pickCargo(g, faction, from, to, group);
  moveGroup(g, faction, from, to, group, cargo);
  return group;
}
