import type { Procedure } from '@sandtable/kernel';
import { pickNumber, pickSpace, question } from '../../ask.js';
import { cubes, hasGuerrillas, hasUnderground, shiftPieces } from '../../forces.js';
import { PLAN_METEORO, planColombiaForbids } from '../../lasting-events.js';
import { ALL_SPACES, isCity, isLoc, LOCS, SPACE_COUNT, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { POLICE, TROOPS } from '../../pieces.js';
import { adjacent, hasCapability, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { spend } from '../execution.js';
import { markMoved, unmovedCount } from '../moved-pieces.js';
import { nextStep } from '../next-step.js';
import { specialsFor } from '../special/index.js';
import { activate } from './activate.js';
import { assaultIn } from './assault.js';
import { canAssault } from './assault-spaces.js';
import { PATROL_COST } from './costs.js';

/** 3.2.2 Patrol: cubes move along LoCs and cities, find guerrillas on LoCs, and may strike one LoC. */

/** Where a cube can go from here: over LoCs and cities, stopping where it meets a guerrilla. */
export function patrolReach(g: Position, from: Space): Space[] {
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
  return ALL_SPACES.filter((space) => reached[space] > 0);
}

export const isRoute = (space: Space): boolean => isLoc(space) || isCity(space);

export const idleCubes = (g: Position, x: Execution, space: Space): number =>
  unmovedCount(g, x.moved, space, TROOPS) + unmovedCount(g, x.moved, space, POLICE);

export function* patrol(g: Position, x: Execution): Procedure {
  spend(g, x, PATROL_COST);
  const destination = x.limited ? yield* limitedMoves(g, x) : yield* moves(g, x);
  if (!planColombiaForbids(g)) yield* patrolFinds(g, x);
  yield* patrolAssault(g, x, destination);
}

/** Any cubes from any spaces, each to where it can go. */
function* moves(g: Position, x: Execution): Procedure<undefined> {
  const origins = () => ALL_SPACES.filter((s) => idleCubes(g, x, s) > 0 && adjacent(g, s).some(isRoute));
  for (;;) {
    const from = yield* nextStep(g, x, { key: 'patrol.from', rule: '3.2.2' }, origins);
    if (from === undefined) return undefined;
    const q = question('government', 'patrol.to', '3.2.2', { from: spaceRef(from) });
    const to = yield* pickSpace(g, q, patrolReach(g, from), 'may');
    if (to !== undefined) yield* moveCubes(g, x, from, to);
  }
}

/** 2.3.5: all moving cubes end in one destination. */
function* limitedMoves(g: Position, x: Execution): Procedure<Space | undefined> {
  const ends = ALL_SPACES.filter(isRoute);
  const isEmpty = (space: Space) => !usefulDestinations(g, x).includes(space);
  const to = yield* nextStep(g, x, { key: 'patrol.destination', rule: '2.3.5' }, () => ends, isEmpty);
  if (to === undefined) return undefined;
  x.selected.push(to);
  const origins = () =>
    ALL_SPACES.filter((from) => from !== to && idleCubes(g, x, from) > 0 && patrolReach(g, from).includes(to));
  for (;;) {
    const q = { key: 'patrol.into', rule: '3.2.2', params: { to: spaceRef(to) } };
    const from = yield* nextStep(g, x, q, origins);
    if (from === undefined) return to;
    yield* moveCubes(g, x, from, to);
  }
}

/** Where cubes can come from elsewhere, or a LoC where those that are there can strike; the rest of a Patrol is the same anywhere. */
function usefulDestinations(g: Position, x: Execution): Space[] {
  const origins = ALL_SPACES.filter((from) => idleCubes(g, x, from) > 0);
  const reached = new Set(origins.flatMap((from) => patrolReach(g, from)));
  return ALL_SPACES.filter((space) => isRoute(space) && (reached.has(space) || mayStrike(g, x, space)));
}

/** Could the cubes on this LoC assault a guerrilla, perhaps after activating it? */
const mayStrike = (g: Position, x: Execution, space: Space): boolean =>
  isLoc(space) &&
  assaultsOf(g, x) > 0 &&
  (canAssault(g, space) || (!planColombiaForbids(g) && cubes(g, space) > 0 && hasUnderground(g, space)));

function* moveCubes(g: Position, x: Execution, from: Space, to: Space): Procedure {
  const params = { from: spaceRef(from), to: spaceRef(to) };
  const mostTroops = unmovedCount(g, x.moved, from, TROOPS);
  const mostPolice = unmovedCount(g, x.moved, from, POLICE);
  const fewest = mostPolice === 0 ? 1 : 0;
  const troops = yield* pickNumber(g, question('government', 'move.troops', '3.2.2', params), fewest, mostTroops);
  const least = troops === 0 ? 1 : 0;
  const police = yield* pickNumber(g, question('government', 'move.police', '3.2.2', params), least, mostPolice);
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
      next = yield* nextStep(g, x, { key: 'patrol.find', rule: '3.2.2' }, open);
      inTurn = next === undefined;
    }
    next ??= open()[0];
    if (next === undefined) return;
    left.splice(left.indexOf(next), 1);
    yield* activate(g, next, cubes(g, next), '3.2.2', []);
  }
}

/** An Assault at no cost in one LoC (in all of them, or none, under card 13). A special activity may come before it. */
function* patrolAssault(g: Position, x: Execution, destination: Space | undefined): Procedure {
  const struck: Space[] = [];
  const most = assaultsOf(g, x);
  const open = () =>
    struck.length < most
      ? LOCS.filter((loc) => (!x.limited || loc === destination) && !struck.includes(loc) && canAssault(g, loc))
      : [];
  for (;;) {
    const loc = yield* nextStep(g, x, { key: 'patrol.assault', rule: '3.2.2' }, open);
    if (loc === undefined) return;
    struck.push(loc);
    yield* assaultIn(g, loc);
  }
}

function assaultsOf(g: Position, x: Execution): number {
  if (hasCapability(g, PLAN_METEORO, 'shaded')) return 0;
  return hasCapability(g, PLAN_METEORO, 'unshaded') && !x.limited ? LOCS.length : 1;
}
