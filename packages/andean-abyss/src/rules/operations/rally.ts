import { DONE, type Procedure } from '@sandtable/kernel';
import { NUMBER, numberQuestion, operationQuestion, SPACE, spaceQuestion, wordQuestion } from '../../ask.js';
import type { Insurgent } from '../../factions.js';
import {
  active,
  availableOf,
  bases,
  guerrillas,
  hasRoomEverywhere,
  place,
  placeable,
  room,
  underground,
} from '../../forces.js';
import { isLoc, population, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { ACTIVE, BASE, UNDERGROUND } from '../../pieces.js';
import type { Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { flip, handShipment, moveGroup, pickCargo, removePieces, shipmentsIn } from '../../shipments.js';
import { text } from '../../text.js';
import { controls } from '../control.js';
import { select } from '../execution.js';
import { nextSpace } from '../next-step.js';
import { FRESH, insurgentOf, LAND, named, otherThanTo, paidFor } from '../space-needs.js';
import { canCultivateHere, couldGrowIn, cultivateHere } from '../special/cultivate.js';
import { RALLY_COST } from './costs.js';
import { GUERRILLAS_FOR_BASE, hasRallyWay, RALLY_WAYS, rallyLegal, rallyWays } from './rally-spaces.js';

/** 3.3.1 Rally: builds up or restores the faction's forces. */
export const RALLY = {
  space: operationQuestion(
    'rally.space',
    (g) => (isBacking(g) ? '6.4.5' : '3.3.1'),
    {
      needs: {
        cityOrDepartment: LAND,
        noSupport: {
          applies: (_, x) => x.faction === 'farc',
          holds: (g, _, space) => rallyLegal(g, 'farc', space),
          shown: (_g, _x, space) => !isLoc(space),
        },
        noOpposition: {
          applies: (_, x) => x.faction === 'auc',
          holds: (g, _, space) => rallyLegal(g, 'auc', space),
          shown: (_g, _x, space) => !isLoc(space),
        },
        // 6.4.5 Elite Backing.
        uncontrolled: {
          applies: (g) => isBacking(g),
          holds: (g, _, space) => !controls(g, 'government', space) && !controls(g, 'farc', space),
        },
        resources: paidFor(() => RALLY_COST),
        fresh: FRESH,
      },
      prefers: {
        need: 'rally',
        holds: (g, x, space) => hasRallyWay(g, insurgentOf(x), space) || couldGrowIn(g, x, space),
        // As long as it has guerrillas to place.
        allMeet: (g, x) => hasRoomEverywhere(g) && availableOf(g, UNDERGROUND[insurgentOf(x)]) > 0,
      },
    },
    () => RALLY_COST,
  ),
  way: wordQuestion('rally.way', '3.3.1', { space: SPACE }, [...RALLY_WAYS, 'cultivate', DONE]),
  base: numberQuestion('rally.base', '3.3.1', { space: SPACE }),
  number: numberQuestion('rally.number', '3.3.1', { space: SPACE }),
  /** Guerrillas that came look like those already there, so the question says how many came. */
  gather: spaceQuestion(
    'rally.gather',
    '3.3.1',
    { to: SPACE, n: NUMBER },
    {
      needs: {
        other: otherThanTo,
        guerrillas: { holds: (g, c, space) => guerrillas(g, space, insurgentOf(c)) > 0, params: named },
        roomThere: {
          holdsForAll: (g, c) => room(g, c.to, UNDERGROUND[insurgentOf(c)]) > 0,
          shown: 'unmet',
          params: (_, { to }) => ({ to: spaceRef(to) }),
        },
      },
      otherwise: () => text('need.notDrawnOn'),
    },
  ),
};

/** How many guerrillas move from one space to another, in a March, a Rally or an event. */
export const MOVE = {
  underground: numberQuestion('move.underground', '3.3.2', { from: SPACE, to: SPACE }),
  active: numberQuestion('move.active', '3.3.2', { from: SPACE, to: SPACE }),
};

const isBacking = (g: Position): boolean => g.step === 'backing';

export function* rally(g: Position, faction: Insurgent, x: Execution): Procedure {
  for (;;) {
    const space = yield* nextSpace(g, x, RALLY.space);
    if (space === undefined) break;
    select(g, x, space, RALLY_COST);
    yield* rallyIn(g, faction, space, x);
  }
}

/** With an operation under way, the cartels may Cultivate in the space before they Rally there (R18). */
export function* rallyIn(g: Position, faction: Insurgent, space: Space, x?: Execution): Procedure {
  for (;;) {
    const ways: (typeof RALLY.way.words)[number][] = rallyWays(g, faction, space);
    if (x && canCultivateHere(g, x, space)) {
      // Where there is nothing else to do, it still need not Cultivate.
      if (ways.length === 0) ways.push(DONE);
      ways.push('cultivate');
    }
    if (ways.length === 0) return;
    const way = yield* RALLY.way.ask(g, { faction, space }, ways);
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
  const least = Math.max(0, GUERRILLAS_FOR_BASE - underground(g, space, faction));
  const most = Math.min(GUERRILLAS_FOR_BASE, active(g, space, faction));
  const fromActive = yield* RALLY.base.ask(g, { faction, space }, least, most);
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
  place(g, space, UNDERGROUND[faction], yield* RALLY.number.ask(g, { faction, space }, 1, most));
}

/** Where there is a base: bring guerrillas from anywhere, then all there go underground. */
function* gather(g: Position, faction: Insurgent, to: Space): Procedure {
  const brought: Space[] = [];
  let n = 0;
  for (;;) {
    const from = yield* RALLY.gather.ask(
      g,
      { faction, to, n },
      { may: 'may', only: (space) => !brought.includes(space) },
    );
    if (from === undefined) break;
    brought.push(from);
    const group = yield* moveSome(g, faction, from, to, room(g, to, UNDERGROUND[faction]), '3.3.1');
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
  const given = { faction, rule, from, to };
  const leastHidden = idle.active === 0 ? 1 : 0;
  const hidden = yield* MOVE.underground.ask(g, given, leastHidden, Math.min(most, idle.underground));
  const open = yield* MOVE.active.ask(g, given, hidden === 0 ? 1 : 0, Math.min(most - hidden, idle.active));
  const group = { underground: hidden, active: open };
  const cargo = yield* pickCargo(g, faction, from, to, group);
  moveGroup(g, faction, from, to, group, cargo);
  return group;
}
