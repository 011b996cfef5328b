import type { Procedure } from '@sandtable/kernel';
import { operationQuestion, SPACE, spaceQuestion, wordQuestion } from '../../ask.js';
import { room, shiftPieces } from '../../forces.js';
import {
  donorsForbid,
  MADRID_DONORS,
  OSPINA,
  oneSpacePerCard,
  SECURITY_COUNCIL,
  sweepCost,
} from '../../lasting-events.js';
import { isDepartment, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { type Piece, POLICE, TROOPS } from '../../pieces.js';
import { hasCapability, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { text } from '../../text.js';
import { select } from '../execution.js';
import { CUBES } from '../move-cubes.js';
import { markMoved, NONE_MOVED, unmovedCount } from '../moved-pieces.js';
import { afterwards, nextSpace, nextStep } from '../next-step.js';
import { FRESH, type GeneralSpaceNeed, LAND, NO_ZONE, paidFor, WITHIN } from '../space-needs.js';
import { specialsFor } from '../special/index.js';
import { activate } from './activate.js';
import {
  anyoneHides,
  canFind,
  finds,
  hidesFromSweep,
  isReachedBySweep,
  type SweepTerms,
  sparedBy,
  sweepOriginMarks,
  sweepReach,
  usefulSweeps,
} from './sweep-spaces.js';

/** 3.2.3 Sweep: troops move in, then cubes find guerrillas. */

type IntoSpace = { readonly to: Space; readonly x?: Execution };

const idle =
  (piece: Piece) =>
  (g: Position, { x }: IntoSpace, space: Space) =>
    unmovedCount(g, x?.moved ?? NONE_MOVED, space, piece) > 0;
const roomThere = (piece: Piece): GeneralSpaceNeed<IntoSpace, 'to'> => ({
  holdsForAll: (g, { to }) => room(g, to, piece) > 0,
  shown: 'unmet',
  params: (_, { to }) => ({ to: spaceRef(to) }),
});

export const SWEEP = {
  space: operationQuestion(
    'sweep.space',
    '3.2.3',
    {
      prepare: (g, x) => sweepReach(g, x.moved),
      needs: {
        cityOrDepartment: LAND,
        noZone: NO_ZONE,
        donors: {
          applies: donorsForbid,
          holds: (_g, _x, space) => !isDepartment(space),
          params: { card: `card:${MADRID_DONORS}` },
        },
        resources: paidFor(sweepCost),
        onlyOne: {
          applies: (g) => oneSpacePerCard(g, 'sweep'),
          holdsForAll: (_, x) => x.selected.length === 0,
          params: { card: `card:${OSPINA}` },
        },
        within: WITHIN,
        fresh: FRESH,
      },
      // Spaces worth paying for; if there are none, a Sweep that has yet to begin may take any legal one.
      prefers: {
        need: 'sweep',
        holds: (g, _, space, reached) => isReachedBySweep(g, space, reached) || canFind(g, space),
        insists: (_, x) => x.begun,
      },
    },
    sweepCost,
  ),
  from: spaceQuestion(
    'sweep.from',
    '3.2.3',
    { to: SPACE },
    {
      prepare: (g, { to }) => sweepOriginMarks(g, to),
      needs: {
        origin: {
          holds: (_g, _c, space, origins) => origins[space] > 0,
          params: (_, { to }) => ({ to: spaceRef(to) }),
        },
        troopsIdle: idle(TROOPS),
        roomThere: roomThere(TROOPS),
      },
    },
  ),
  /** Card 11, unshaded: one police may come along. */
  police: spaceQuestion(
    'sweep.police',
    '3.2.3',
    { to: SPACE },
    {
      prepare: (g, { to }) => sweepOriginMarks(g, to),
      needs: {
        origin: {
          holds: (_g, _c, space, origins) => origins[space] > 0,
          params: (_, { to }) => ({ to: spaceRef(to) }),
        },
        policeIdle: idle(POLICE),
        roomThere: roomThere(POLICE),
      },
    },
  ),
  find: operationQuestion('sweep.find', '3.2.3', {
    needs: {
      selected: (_, x, space) => x.selected.includes(space),
      hidden: (g, _, space) => hidesFromSweep(g, space),
    },
    otherwise: () => text('need.unsearched'),
  }),
  kind: wordQuestion('sweep.kind', '3.2.3', { space: SPACE }, ['by-troops', 'by-police']),
};

/** All moves are made before any guerrilla is found (E10). */
export function* sweep(g: Position, x: Execution): Procedure {
  const isEmpty = (space: Space) => !usefulSweeps(g, x).includes(space);
  for (;;) {
    const space = yield* nextSpace(g, x, SWEEP.space, isEmpty);
    if (space === undefined) break;
    select(g, x, space, sweepCost(g));
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
    const from = yield* SWEEP.from.ask(g, { faction: 'government', x, to }, { may: 'may' });
    if (from === undefined) return;
    const n = yield* CUBES.troops.ask(g, { faction: 'government', rule: '3.2.3', from, to }, 1, left(from));
    shiftPieces(g, from, to, TROOPS, n);
    markMoved(x.moved, to, TROOPS, n);
  }
}

/** Card 11, unshaded: one police may come along. */
function* moveOnePolice(g: Position, x: Execution, to: Space): Procedure {
  const from = yield* SWEEP.police.ask(g, { faction: 'government', x, to }, { may: 'may' });
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
      next = yield* nextStep(g, x, SWEEP.find, x, { among: left });
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
  const given = { faction: 'government', space: spaces[0] } as const;
  return (yield* SWEEP.kind.ask(g, given, SWEEP.kind.words)) === 'by-troops' ? TROOPS : POLICE;
}
