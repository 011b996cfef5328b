import type { Procedure } from '@sandtable/kernel';
import { operationQuestion, SPACE, spaceQuestion } from '../../ask.js';
import { cubes, hasGuerrillas, hasUnderground, shiftPieces } from '../../forces.js';
import { PLAN_METEORO, planColombiaForbids } from '../../lasting-events.js';
import { ALL_SPACES, isCity, isLoc, LOCS, SPACE_COUNT, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { POLICE, TROOPS } from '../../pieces.js';
import { adjacent, hasCapability, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { text } from '../../text.js';
import { spend } from '../execution.js';
import { CUBES } from '../move-cubes.js';
import { markMoved, unmovedCount } from '../moved-pieces.js';
import { nextStep } from '../next-step.js';
import { ON_LOC, otherThanFrom, otherThanTo, type PrintedSpaceNeed } from '../space-needs.js';
import { specialsFor } from '../special/index.js';
import { activate } from './activate.js';
import { assaultIn } from './assault.js';
import { assaultStrength, canAssault, hasAssaultTarget } from './assault-spaces.js';
import { PATROL_COST } from './costs.js';

/** 3.2.2 Patrol: cubes move along LoCs and cities, find guerrillas on LoCs, and may strike one LoC. */

/** Where a cube can go from here: over LoCs and cities, stopping where it meets a guerrilla. */
function patrolReach(g: Position, from: Space): Uint8Array {
  const reached = new Uint8Array(SPACE_COUNT);
  reached[from] = 1;
  const todo: Space[] = [from];
  for (let space = todo.pop(); space !== undefined; space = todo.pop()) {
    if (space !== from && hasGuerrillas(g, space)) continue;
    for (const next of adjacent(g, space)) {
      if (reached[next] || !isRoute(next)) continue;
      reached[next] = 1;
      todo.push(next);
    }
  }
  reached[from] = 0;
  return reached;
}

/** From where a cube can come to this route: the same ways backwards, and from next to one of them. */
function patrolOrigins(g: Position, to: Space): Uint8Array {
  const reached = new Uint8Array(SPACE_COUNT);
  reached[to] = 1;
  const todo: Space[] = [to];
  for (let space = todo.pop(); space !== undefined; space = todo.pop()) {
    if (space !== to && hasGuerrillas(g, space)) continue;
    for (const next of adjacent(g, space)) {
      if (reached[next]) continue;
      reached[next] = 1;
      if (isRoute(next)) todo.push(next);
    }
  }
  reached[to] = 0;
  return reached;
}

export const isRoute = (space: Space): boolean => isLoc(space) || isCity(space);

const ROUTE: PrintedSpaceNeed = { printed: isRoute };

const idleCubes = (g: Position, x: Execution, space: Space): number =>
  unmovedCount(g, x.moved, space, TROOPS) + unmovedCount(g, x.moved, space, POLICE);

export const PATROL = {
  from: operationQuestion('patrol.from', '3.2.2', {
    needs: {
      cubesIdle: (g, x, space) => idleCubes(g, x, space) > 0,
      besideRoute: { holds: (g, _, space) => adjacent(g, space).some(isRoute), shown: 'unmet' },
    },
  }),
  to: spaceQuestion(
    'patrol.to',
    '3.2.2',
    { from: SPACE },
    {
      prepare: (g, { from }) => patrolReach(g, from),
      needs: {
        route: ROUTE,
        other: otherThanFrom,
        reach: {
          holds: (_g, _c, space, reached) => reached[space] > 0,
          params: (_, { from }) => ({ from: spaceRef(from) }),
        },
      },
    },
  ),
  /** 2.3.5: all moving cubes end in one destination. */
  destination: operationQuestion('patrol.destination', '2.3.5', {
    needs: { route: ROUTE },
  }),
  into: spaceQuestion(
    'patrol.into',
    '3.2.2',
    { to: SPACE },
    {
      prepare: (g, { to }) => patrolOrigins(g, to),
      needs: {
        other: otherThanTo,
        cubesIdle: (g, { x }, space) => x !== undefined && idleCubes(g, x, space) > 0,
        reachTo: {
          holds: (_g, _c, space, origins) => origins[space] > 0,
          params: (_, { to }) => ({ to: spaceRef(to) }),
        },
      },
    },
  ),
  find: operationQuestion('patrol.find', '3.2.2', {
    needs: {
      loc: ON_LOC,
      cubes: (g, _, space) => cubes(g, space) > 0,
      hidden: (g, _, space) => hasUnderground(g, space),
    },
    otherwise: () => text('need.unsearched'),
  }),
  assault: operationQuestion('patrol.assault', '3.2.2', {
    needs: {
      loc: ON_LOC,
      destination: {
        applies: (_, x) => x.limited,
        holds: (_, x, space) => x.selected.includes(space),
      },
      target: (g, _, space) => hasAssaultTarget(g, space),
      hits: (g, _, space) => assaultStrength(g, space) > 0,
    },
    otherwise: () => text('need.unstruck'),
  }),
};

export function* patrol(g: Position, x: Execution): Procedure {
  spend(g, x, PATROL_COST);
  if (x.limited) yield* limitedMoves(g, x);
  else yield* moves(g, x);
  if (!planColombiaForbids(g)) yield* patrolFinds(g, x);
  yield* patrolAssault(g, x);
}

/** Any cubes from any spaces, each to where it can go. */
function* moves(g: Position, x: Execution): Procedure {
  for (;;) {
    const from = yield* nextStep(g, x, PATROL.from, x);
    if (from === undefined) return;
    const to = yield* PATROL.to.ask(g, { faction: 'government', from }, { may: 'may' });
    if (to !== undefined) yield* moveCubes(g, x, from, to);
  }
}

/** 2.3.5: all moving cubes end in one destination. */
function* limitedMoves(g: Position, x: Execution): Procedure {
  const isEmpty = (space: Space) => !usefulDestinations(g, x).includes(space);
  const to = yield* nextStep(g, x, PATROL.destination, x, { isEmpty });
  if (to === undefined) return;
  x.selected.push(to);
  for (;;) {
    const from = yield* nextStep(g, x, PATROL.into, { faction: 'government', x, to });
    if (from === undefined) return;
    yield* moveCubes(g, x, from, to);
  }
}

/** Where cubes can come from elsewhere, or a LoC where those that are there can strike; the rest of a Patrol is the same anywhere. */
function usefulDestinations(g: Position, x: Execution): Space[] {
  const origins = ALL_SPACES.filter((from) => idleCubes(g, x, from) > 0);
  const reaches = origins.map((from) => patrolReach(g, from));
  return ALL_SPACES.filter(
    (space) => isRoute(space) && (reaches.some((reached) => reached[space] > 0) || mayStrike(g, x, space)),
  );
}

/** Could the cubes on this LoC assault a guerrilla, perhaps after activating it? */
const mayStrike = (g: Position, x: Execution, space: Space): boolean =>
  isLoc(space) &&
  assaultsOf(g, x) > 0 &&
  (canAssault(g, space) || (!planColombiaForbids(g) && cubes(g, space) > 0 && hasUnderground(g, space)));

function* moveCubes(g: Position, x: Execution, from: Space, to: Space): Procedure {
  const given = { faction: 'government', rule: '3.2.2', from, to } as const;
  const mostTroops = unmovedCount(g, x.moved, from, TROOPS);
  const mostPolice = unmovedCount(g, x.moved, from, POLICE);
  const fewest = mostPolice === 0 ? 1 : 0;
  const troops = yield* CUBES.troops.ask(g, given, fewest, mostTroops);
  const least = troops === 0 ? 1 : 0;
  const police = yield* CUBES.police.ask(g, given, least, mostPolice);
  shiftPieces(g, from, to, TROOPS, troops);
  shiftPieces(g, from, to, POLICE, police);
  markMoved(x.moved, to, TROOPS, troops);
  markMoved(x.moved, to, POLICE, police);
}

/** One guerrilla a cube on every LoC, moved there or not. An Air Lift may come between two, and bring cubes (4.1). */
function* patrolFinds(g: Position, x: Execution): Procedure {
  const left = LOCS.filter((loc) => hasUnderground(g, loc));
  const open = () => left.filter((loc) => cubes(g, loc) > 0);
  let inTurn = left.length < 2 || open().length === 0;
  for (;;) {
    let next: Space | undefined;
    if (!inTurn && left.length > 0 && specialsFor(g, x).includes('air-lift')) {
      next = yield* nextStep(g, x, PATROL.find, x, { among: left });
      inTurn = next === undefined;
    }
    next ??= open()[0];
    if (next === undefined) return;
    left.splice(left.indexOf(next), 1);
    yield* activate(g, next, cubes(g, next), '3.2.2', []);
  }
}

/** An Assault at no cost in one LoC (in all of them, or none, under card 13). A special activity may come before it. */
function* patrolAssault(g: Position, x: Execution): Procedure {
  const struck: Space[] = [];
  const most = assaultsOf(g, x);
  const only = (loc: Space) => struck.length < most && !struck.includes(loc);
  for (;;) {
    const loc = yield* nextStep(g, x, PATROL.assault, x, { among: LOCS, only });
    if (loc === undefined) return;
    struck.push(loc);
    yield* assaultIn(g, loc);
  }
}

function assaultsOf(g: Position, x: Execution): number {
  if (hasCapability(g, PLAN_METEORO, 'shaded')) return 0;
  return hasCapability(g, PLAN_METEORO, 'unshaded') && !x.limited ? LOCS.length : 1;
}
