import type { Optionality, Procedure } from '@sandtable/kernel';
import { NUMBER, operationQuestion, pieceQuestion, SPACE } from '../../ask.js';
import { assaultCost, donorsForbid, MADRID_DONORS, oneSpacePerCard, TAPIAS } from '../../lasting-events.js';
import { ALL_SPACES, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import type { Piece } from '../../pieces.js';
import type { Position } from '../../position.js';
import { removePiece } from '../../shipments.js';
import { select } from '../execution.js';
import { nextSpace } from '../next-step.js';
import { FRESH, paidFor, WITHIN } from '../space-needs.js';
import { strike } from '../strike.js';
import {
  type AssaultTerms,
  assaultStrength,
  assaultTargets,
  canAssault,
  closedToAssault,
  hasAssaultTarget,
} from './assault-spaces.js';

/** 3.2.4 Assault: removes active insurgents, bases last. */
export const ASSAULT = {
  space: operationQuestion(
    'assault.space',
    '3.2.4',
    {
      // If nothing can be removed anywhere, any space that the rule allows may be paid for.
      prepare: (g, x) => !x.begun && !ALL_SPACES.some((space) => canAssault(g, space)),
      needs: {
        donors: {
          applies: donorsForbid,
          holds: (g, _, space) => !closedToAssault(g, space),
          params: { card: `card:${MADRID_DONORS}` },
        },
        target: {
          holds: (g, _, space, anywhere) => anywhere || hasAssaultTarget(g, space),
          shown: (_g, _x, _space, anywhere) => !anywhere,
        },
        hits: {
          holds: (g, _, space, anywhere) => anywhere || assaultStrength(g, space) > 0,
          shown: (_g, _x, _space, anywhere) => !anywhere,
        },
        resources: paidFor(assaultCost),
        onlyOne: {
          applies: (g) => oneSpacePerCard(g, 'assault'),
          holdsForAll: (_, x) => x.selected.length === 0,
          params: { card: `card:${TAPIAS}` },
        },
        within: WITHIN,
        fresh: FRESH,
      },
    },
    assaultCost,
  ),
  target: pieceQuestion('assault.target', '3.2.4', { space: SPACE, n: NUMBER }),
};

export function* assault(g: Position, x: Execution): Procedure {
  for (;;) {
    const space = yield* nextSpace(g, x, ASSAULT.space, (s) => !canAssault(g, s));
    if (space === undefined) break;
    select(g, x, space, assaultCost(g));
    yield* assaultIn(g, space);
  }
}

/** With `may`, an event leaves it to the Government whether to strike at all (5.5). */
export function* assaultIn(g: Position, space: Space, terms: AssaultTerms = {}, may: Optionality = 'must'): Procedure {
  const hits = assaultStrength(g, space, terms);
  const remove = (piece: Piece) => removePiece(g, space, piece, { by: 'assault' });
  const targets = () => assaultTargets(g, space, terms);
  const given = (n: number) => ({ faction: 'government', space, n }) as const;
  yield* strike(g, ASSAULT.target, given, hits, targets, remove, may === 'must');
}
