import type { Optionality, Procedure } from '@sandtable/kernel';
import { question } from '../../ask.js';
import { assaultCost, oneSpacePerCard } from '../../lasting-events.js';
import { ALL_SPACES, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import type { Piece } from '../../pieces.js';
import type { Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { removePiece } from '../../shipments.js';
import { affords, mayTake, priced, select } from '../execution.js';
import { nextSpace } from '../next-step.js';
import { strike } from '../strike.js';
import { type AssaultTerms, assaultSpaces, assaultStrength, assaultTargets, canAssault } from './assault-spaces.js';

/** 3.2.4 Assault: removes active insurgents, bases last. */

export function* assault(g: Position, x: Execution): Procedure {
  const cost = assaultCost(g);
  const oneSpace = oneSpacePerCard(g, 'assault');
  const q = { key: 'assault.space', rule: '3.2.4', params: priced(x, cost) };
  const open = () =>
    affords(g, x, cost) && !(oneSpace && x.selected.length > 0)
      ? (x.begun ? ALL_SPACES.filter((s) => canAssault(g, s)) : assaultSpaces(g)).filter((s) => mayTake(x, s))
      : [];
  for (;;) {
    const space = yield* nextSpace(g, x, q, open, (s) => !canAssault(g, s));
    if (space === undefined) break;
    select(g, x, space, cost);
    yield* assaultIn(g, space);
  }
}

/** With `may`, an event leaves it to the Government whether to strike at all (5.5). */
export function* assaultIn(g: Position, space: Space, terms: AssaultTerms = {}, may: Optionality = 'must'): Procedure {
  const hits = assaultStrength(g, space, terms);
  const q = (n: number) => question('government', 'assault.target', '3.2.4', { space: spaceRef(space), n });
  const remove = (piece: Piece) => removePiece(g, space, piece, { by: 'assault' });
  yield* strike(g, q, hits, () => assaultTargets(g, space, terms), remove, may === 'must');
}
