import { PIECE_IDS, type PieceId, SPACE_IDS, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Flight, flights } from './flights.js';

type Holding = Partial<Record<SpaceId, Partial<Record<PieceId, number>>>>;
/** Only the pieces of a view matter here. */
const view = (spaces: Holding): View => ({ spaces }) as unknown as View;
const between = (before: Holding, after: Holding) => flights(view(before), view(after));

describe('Flights', () => {
  it('join pieces that left one space and came to another', () => {
    expect(between({ bogota: { troops: 5 } }, { bogota: { troops: 2 }, huila: { troops: 3 } })).toEqual([
      { kind: 'move', piece: 'troops', from: 'bogota', to: 'huila', count: 3 },
    ]);
  });

  it('prefer adjacent spaces', () => {
    const before: Holding = { arauca: { police: 1 }, pasto: { police: 1 } };
    const after: Holding = { narino: { police: 1 }, santander: { police: 1 } };
    expect(between(before, after).map((f) => f.kind === 'move' && `${f.from} ${f.to}`)).toEqual([
      'pasto narino',
      'arauca santander',
    ]);
  });

  it('turn a guerrilla over in place, or as it marches', () => {
    expect(between({ huila: { 'farc-guerrilla-underground': 2 } }, { huila: { 'farc-guerrilla-active': 2 } })).toEqual([
      { kind: 'turn', piece: 'farc-guerrilla-active', at: 'huila', count: 2 },
    ]);
    expect(between({ huila: { 'farc-guerrilla-underground': 2 } }, { bogota: { 'farc-guerrilla-active': 2 } })).toEqual(
      [{ kind: 'move', piece: 'farc-guerrilla-active', from: 'huila', to: 'bogota', count: 2 }],
    );
  });

  it('start or end outside the map for pieces placed or removed', () => {
    expect(between({ huila: { 'auc-base': 1 } }, { cesar: { 'cartels-base': 2 } })).toEqual([
      { kind: 'arrive', piece: 'cartels-base', to: 'cesar', count: 2 },
      { kind: 'leave', piece: 'auc-base', from: 'huila', count: 1 },
    ]);
  });

  const holding = fc.dictionary(
    fc.constantFrom(...SPACE_IDS.slice(0, 12)),
    fc.dictionary(fc.constantFrom(...PIECE_IDS), fc.integer({ min: 1, max: 9 })),
  );
  it('conserve pieces: carried out on the first view they make the second, face for face', () => {
    fc.assert(
      fc.property(holding, holding, (before, after) => {
        expect(tally(carriedOut(tally(before), between(before, after)))).toEqual(tally(after));
      }),
    );
  });
});

/** The number of pieces by space and kind. The kind includes whether a guerrilla is active or underground. */
function tally(spaces: Holding | Map<string, number>): Map<string, number> {
  const found = new Map<string, number>();
  const pairs =
    spaces instanceof Map
      ? [...spaces]
      : Object.entries(spaces).flatMap(([space, pieces]) =>
          Object.entries(pieces).map(([piece, n]): [string, number] => [`${space} ${wood(piece)}`, n]),
        );
  for (const [key, n] of pairs) found.set(key, (found.get(key) ?? 0) + n);
  return new Map([...found].filter(([, n]) => n !== 0).sort());
}
const wood = (piece: string) => piece.replace(/-(underground|active)$/, '');

function carriedOut(start: Map<string, number>, list: readonly Flight[]): Map<string, number> {
  const now = new Map(start);
  const add = (space: SpaceId, piece: PieceId, n: number) => {
    const key = `${space} ${wood(piece)}`;
    now.set(key, (now.get(key) ?? 0) + n);
  };
  for (const flight of list) {
    if (flight.kind === 'move' || flight.kind === 'leave') add(flight.from, flight.piece, -flight.count);
    if (flight.kind === 'move' || flight.kind === 'arrive') add(flight.to, flight.piece, flight.count);
  }
  return now;
}
