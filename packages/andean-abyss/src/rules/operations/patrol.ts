import type { Procedure } from '@sandtable/kernel';
import { ask, DONE, optionSpace, pickNumber, pickSpace, question, spaceOption } from '../../ask.js';
import { count, cubes, hasGuerrillas, shiftPieces } from '../../forces.js';
import { PLAN_METEORO, planColombiaForbids } from '../../lasting.js';
import { ALL_SPACES, isCity, isLoc, LOCS, SPACE_COUNT, type Space, spaceId } from '../../map.js';
import { POLICE, TROOPS } from '../../pieces.js';
import { adjacent, hasCapability, type Position } from '../../position.js';
import { asidesFor, isAside, runAside } from '../asides.js';
import { afterwards, type Execution, spend } from '../execution.js';
import { isSpecial, runSpecial, specialsFor } from '../special/index.js';
import { activate } from './activate.js';
import { assaultIn, canAssault } from './assault.js';

/** 3.2.2 Patrol: cubes move along LoCs and cities, find guerrillas on LoCs, and may strike one LoC. */
export const PATROL_COST = 3;

/** Where a cube can go from here: over LoCs and cities, stopping where it meets a guerrilla. */
export function patrolReach(g: Position, from: Space): Space[] {
  const reached = new Uint8Array(SPACE_COUNT);
  reached[from] = 1;
  const todo: Space[] = [from];
  const found: Space[] = [];
  for (let space = todo.pop(); space !== undefined; space = todo.pop()) {
    if (space !== from && hasGuerrillas(g, space)) continue;
    for (const next of adjacent(g, space)) {
      if (reached[next] || !(isLoc(next) || isCity(next))) continue;
      reached[next] = 1;
      found.push(next);
      todo.push(next);
    }
  }
  return found.sort((a, b) => a - b);
}

/** Cubes that have moved in this Patrol, by space; a cube moves once. */
interface Moved {
  readonly troops: Uint8Array;
  readonly police: Uint8Array;
}

const idleTroops = (g: Position, moved: Moved, space: Space) => count(g, space, TROOPS) - moved.troops[space];
const idlePolice = (g: Position, moved: Moved, space: Space) => count(g, space, POLICE) - moved.police[space];
const idle = (g: Position, moved: Moved, space: Space) => idleTroops(g, moved, space) + idlePolice(g, moved, space);

export function* patrol(g: Position, x: Execution): Procedure {
  spend(g, x, PATROL_COST);
  const moved: Moved = { troops: new Uint8Array(SPACE_COUNT), police: new Uint8Array(SPACE_COUNT) };
  const destination = x.limited ? yield* limitedMoves(g, x, moved) : yield* moves(g, x, moved);
  if (!planColombiaForbids(g)) {
    for (const loc of LOCS) yield* activate(g, loc, cubes(g, loc), '3.2.2', []);
  }
  yield* patrolAssault(g, x, destination);
  yield* afterwards(g, x);
}

/** Any cubes from any spaces, each to where it can go. */
function* moves(g: Position, x: Execution, moved: Moved): Procedure<undefined> {
  for (;;) {
    const options = ALL_SPACES.filter((space) => idle(g, moved, space) > 0).map(spaceOption);
    options.push(...specialsFor(g, x), DONE, ...asidesFor(g, 'government', x));
    const answer = yield* ask(g, question('government', 'patrol.from', '3.2.2'), () => options);
    if (isSpecial(answer)) yield* runSpecial(g, x, answer);
    else if (isAside(answer)) yield* runAside(g, 'government', answer, x);
    else {
      const from = optionSpace(answer);
      if (from === undefined) return undefined;
      const q = question('government', 'patrol.to', '3.2.2', { from: `space:${spaceId(from)}` });
      const to = yield* pickSpace(g, q, patrolReach(g, from), 'may');
      if (to !== undefined) yield* moveCubes(g, moved, from, to);
    }
  }
}

/** 2.3.5: all moving cubes end in one destination. */
function* limitedMoves(g: Position, x: Execution, moved: Moved): Procedure<Space | undefined> {
  const ends = ALL_SPACES.filter((space) => isLoc(space) || isCity(space));
  const to = yield* pickSpace(g, question('government', 'patrol.destination', '2.3.5'), ends);
  if (to === undefined) return undefined;
  x.selected.push(to);
  for (;;) {
    const origins = ALL_SPACES.filter(
      (from) => from !== to && idle(g, moved, from) > 0 && patrolReach(g, from).includes(to),
    );
    const q = question('government', 'patrol.into', '3.2.2', { to: `space:${spaceId(to)}` });
    const from = yield* pickSpace(g, q, origins, 'may');
    if (from === undefined) return to;
    yield* moveCubes(g, moved, from, to);
  }
}

function* moveCubes(g: Position, moved: Moved, from: Space, to: Space): Procedure {
  const params = { from: `space:${spaceId(from)}`, to: `space:${spaceId(to)}` };
  const mostTroops = idleTroops(g, moved, from);
  const mostPolice = idlePolice(g, moved, from);
  const fewest = mostPolice === 0 ? 1 : 0;
  const troops = yield* pickNumber(g, question('government', 'move.troops', '3.2.2', params), fewest, mostTroops);
  const least = troops === 0 ? 1 : 0;
  const police = yield* pickNumber(g, question('government', 'move.police', '3.2.2', params), least, mostPolice);
  shiftPieces(g, from, to, TROOPS, troops);
  shiftPieces(g, from, to, POLICE, police);
  moved.troops[to] += troops;
  moved.police[to] += police;
}

/** An Assault at no cost in one LoC (in all of them, or none, under card 13). */
function* patrolAssault(g: Position, x: Execution, destination: Space | undefined): Procedure {
  if (hasCapability(g, PLAN_METEORO, 'shaded')) return;
  const everywhere = hasCapability(g, PLAN_METEORO, 'unshaded') && !x.limited;
  const struck: Space[] = [];
  do {
    const locs = LOCS.filter(
      (loc) => (!x.limited || loc === destination) && !struck.includes(loc) && canAssault(g, loc),
    );
    const loc = yield* pickSpace(g, question('government', 'patrol.assault', '3.2.2'), locs, 'may');
    if (loc === undefined) return;
    struck.push(loc);
    yield* assaultIn(g, loc);
  } while (everywhere);
}
