import { expect, it } from 'vitest';
import { ALL_SPACES } from '../map.js';
import { DUPLEIX, POMPADOUR } from '../ministries/cards.js';
import { clone, FRANCE, type Position } from '../position.js';
import { spaceRef } from '../references.js';
import { positionWith } from '../testing/positions.js';
import { leadValuesOf } from './lead-values.js';
import { reasonFor } from './reason-for.js';

/** France flags every space in turn: the reasons it would give. */
function reasonsIn(g: Position): unknown[] {
  return ALL_SPACES.map((space) => {
    const after = clone(g);
    after.flags[space] = FRANCE;
    return reasonFor({ side: 'france' }, g, after, spaceRef(space));
  });
}

it.each([0, 4, 7])(
  '3.5 gives the same reason for a purchase, whatever Ministry lies face down (round %i)',
  (rounds) => {
    const [dupleix, other] = [DUPLEIX, POMPADOUR].map((card) =>
      // A negative number: face down.
      positionWith({ turn: 4, rounds, demand: ['spice', 'cotton', 'sugar'], cabinet: { france: [-card] } }),
    );
    // The player itself reckons with it.
    expect(leadValuesOf(dupleix, 'france')).not.toEqual(leadValuesOf(other, 'france'));
    expect(reasonsIn(dupleix)).toEqual(reasonsIn(other));
  },
);
