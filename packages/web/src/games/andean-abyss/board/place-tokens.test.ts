import { PIECE_IDS } from '@sandtable/andean-abyss/board-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZOOM_LEVELS } from '../../shared/board/frame.js';
import { placeTokens } from './place-tokens.js';

describe('Piles', () => {
  const runs = fc
    .uniqueArray(fc.record({ piece: fc.constantFrom(...PIECE_IDS), n: fc.integer({ min: 1, max: 20 }) }), {
      minLength: 1,
      selector: ({ piece }) => piece,
    })
    .map((list) => list.map((run) => ({ ...run, shipments: 0 })));

  it('show every piece once, single or in a stack', () => {
    fc.assert(
      fc.property(runs, fc.constantFrom(...ZOOM_LEVELS), (list, distance) => {
        const tokens = placeTokens(list, [100, 100, 120, 90], distance);
        for (const { piece, n } of list) {
          const shown = tokens.filter((token) => token.piece === piece).reduce((sum, token) => sum + token.count, 0);
          expect(shown).toBe(n);
        }
      }),
    );
  });

  it('show few pieces one by one, many as a stack, and each shipment with a guerrilla', () => {
    expect(placeTokens([{ piece: 'troops', n: 3, shipments: 0 }], [0, 0, 200, 100], 'middle')).toHaveLength(3);
    expect(placeTokens([{ piece: 'troops', n: 9, shipments: 0 }], [0, 0, 200, 100], 'middle')).toMatchObject([
      { count: 9 },
    ]);
    const held = placeTokens([{ piece: 'farc-guerrilla-active', n: 3, shipments: 2 }], [0, 0, 200, 100], 'middle');
    expect(held.map(({ shipments }) => shipments)).toEqual([1, 1, 0]);
  });
});
