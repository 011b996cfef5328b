import type { Procedure } from '@sandtable/kernel';
import { pickNumber, pickSpace, pickWord, question } from '../../ask.js';
import { room, shiftPieces } from '../../forces.js';
import { oneSpacePerCard, SECURITY_COUNCIL, sweepCost } from '../../lasting-events.js';
import type { Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { type Piece, POLICE, TROOPS } from '../../pieces.js';
import { hasCapability, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { affords, priced, select } from '../execution.js';
import { markMoved, unmovedCount } from '../moved-pieces.js';
import { afterwards, nextSpace, nextStep } from '../next-step.js';
import { specialsFor } from '../special/index.js';
import { activate } from './activate.js';
import {
  anyoneHides,
  finds,
  type SweepTerms,
  sparedBy,
  sweepOrigins,
  sweepSpaces,
  usefulSweeps,
} from './sweep-spaces.js';

/** 3.2.3 Sweep: troops move in, then cubes find guerrillas. */

/** All moves are made before any guerrilla is found (E10). */
export function* sweep(g: Position, x: Execution): Procedure {
  const cost = sweepCost(g);
  const oneSpace = oneSpacePerCard(g, 'sweep');
  const open = () => (affords(g, x, cost) && !(oneSpace && x.selected.length > 0) ? sweepSpaces(g, x) : []);
  const isEmpty = (space: Space) => !usefulSweeps(g, x).includes(space);
  const q = { key: 'sweep.space', rule: '3.2.3', params: priced(x, cost) };
  for (;;) {
    const space = yield* nextSpace(g, x, q, open, isEmpty);
    if (space === undefined) break;
    select(g, x, space, cost);
    yield* moveIn(g, x, space);
  }
  yield* sweepFinds(g, x.selected, {}, x);
  yield* afterwards(g, x);
}

/** A Sweep of this one space, where an event puts it. */
export function* sweepIn(g: Position, x: Execution, space: Space): Procedure {
  select(g, x, space, sweepCost(g));
  yield* moveIn(g, x, space);
  yield* sweepFinds(g, [space]);
}

function* moveIn(g: Position, x: Execution, space: Space): Procedure {
  yield* moveTroops(g, x, space);
  if (hasCapability(g, SECURITY_COUNCIL, 'unshaded')) yield* moveOnePolice(g, x, space);
}

function* moveTroops(g: Position, x: Execution, to: Space): Procedure {
  const left = (from: Space) => Math.min(unmovedCount(g, x.moved, from, TROOPS), room(g, to, TROOPS));
  for (;;) {
    const origins = sweepOrigins(g, to).filter((from) => left(from) > 0);
    const params = { to: spaceRef(to) };
    const from = yield* pickSpace(g, question('government', 'sweep.from', '3.2.3', params), origins, 'may');
    if (from === undefined) return;
    const q = question('government', 'move.troops', '3.2.3', { from: spaceRef(from), to: spaceRef(to) });
    const n = yield* pickNumber(g, q, 1, left(from));
    shiftPieces(g, from, to, TROOPS, n);
    markMoved(x.moved, to, TROOPS, n);
  }
}

/** Card 11, unshaded: one police may come along. */
function* moveOnePolice(g: Position, x: Execution, to: Space): Procedure {
  if (room(g, to, POLICE) === 0) return;
  const origins = sweepOrigins(g, to).filter((from) => unmovedCount(g, x.moved, from, POLICE) > 0);
  const q = question('government', 'sweep.police', '3.2.3', { to: spaceRef(to) });
  const from = yield* pickSpace(g, q, origins, 'may');
  if (from === undefined) return;
  shiftPieces(g, from, to, POLICE, 1);
  markMoved(x.moved, to, POLICE, 1);
}

/** Looks for guerrillas in each space. With an operation under way, its special activity may come between two (4.1). */
export function* sweepFinds(g: Position, spaces: readonly Space[], terms: SweepTerms = {}, x?: Execution): Procedure {
  const split = hasCapability(g, SECURITY_COUNCIL, 'shaded');
  let kind: Piece | undefined;
  const spared = sparedBy(g, terms);
  const left = spaces.filter((space) => anyoneHides(g, space, spared));
  let inTurn = left.length < 2;
  while (left.length > 0) {
    let next: Space | undefined;
    if (x && !inTurn && specialsFor(g, x).length > 0) {
      next = yield* nextStep(g, x, { key: 'sweep.find', rule: '3.2.3' }, () => left);
      inTurn = next === undefined;
    }
    const [space] = left.splice(next === undefined ? 0 : left.indexOf(next), 1);
    if (split && (kind === undefined || g.rules.council === 'space')) {
      kind = yield* pickSeekers(g, g.rules.council === 'space' ? [space] : [space, ...left], terms);
    }
    yield* activate(g, space, finds(g, space, terms, kind), '3.2.3', spared, terms.only !== undefined);
  }
}

/** Card 11, shaded: by troops or by police, never both; chosen where either can find a guerrilla. */
function* pickSeekers(g: Position, spaces: readonly Space[], terms: SweepTerms): Procedure<Piece> {
  const able = (kind: Piece) => spaces.some((space) => finds(g, space, terms, kind) > 0);
  if (!able(POLICE)) return TROOPS;
  if (!able(TROOPS)) return POLICE;
  const q = question('government', 'sweep.kind', '3.2.3', { space: spaceRef(spaces[0]) });
  return (yield* pickWord(g, q, ['by-troops', 'by-police'])) === 'by-troops' ? TROOPS : POLICE;
}
