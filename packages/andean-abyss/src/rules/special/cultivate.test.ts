import { describe, expect, it } from 'vitest';
import { offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { operate } from '../operations/index.js';

type Scene = ReturnType<typeof positionWith>;
type Note = Parameters<typeof positionWith>[0];
const SPECIAL = { special: true };
const rally = (g: Scene) => operate(g, 'cartels', 'rally', SPECIAL);
const march = (g: Scene) => operate(g, 'cartels', 'march', SPECIAL);

describe('4.5.1 Cultivate', () => {
  it('is in a populated city or department with more cartels guerrillas than police and room for a base (T14)', () => {
    const g = positionWith({
      spaces: {
        bogota: { 'cartels-base': 2 },
        cali: { 'cartels-guerrilla': 2, police: 1 },
        pasto: { 'cartels-guerrilla': 1, 'cartels-base': 1, police: 1 },
        choco: { 'cartels-guerrilla': 1 },
        vaupes: { 'cartels-guerrilla': 1 },
        huila: { 'cartels-guerrilla': 1, 'farc-base': 1, 'auc-base': 1 },
        'loc-cali-pasto': { 'cartels-guerrilla': 1 },
      },
    });
    expect(offers(march(g), ['cultivate'])).toEqual(['space:cali', 'space:choco']);
  });

  it('moves 1 base of the cartels there from any space', () => {
    const g = positionWith({
      spaces: { bogota: { 'cartels-base': 2 }, vaupes: { 'cartels-base': 1 }, cali: { 'cartels-guerrilla': 1 } },
    });
    run(g, march(g), ['cultivate', 'space:vaupes', 'space:loc-cali-pasto']);
    expect([pieces(g, 'vaupes', 'cartels-base'), pieces(g, 'cali', 'cartels-base')]).toEqual([0, 1]);
  });

  it('does not come before an operation that could not be paid for then (4.1)', () => {
    const spaces = { putumayo: { 'cartels-base': 2 }, cali: { 'cartels-guerrilla': 1 } };
    const poor = positionWith({ spaces, resources: { cartels: 0 } });
    expect(plain(offers(rally(poor)))).toEqual(['process']);
    // With resources from Process or a deal it could be, and a March on LoCs costs nothing.
    expect(offers(march(positionWith({ spaces, resources: { cartels: 0 } })))).toContain('cultivate');
  });

  it('places a new base in a department selected for Rally', () => {
    const g = positionWith({ spaces: { choco: { 'cartels-guerrilla': 1 } } });
    run(g, rally(g), ['space:choco', 'guerrilla', 'cultivate', 'done']);
    expect([pieces(g, 'choco', 'cartels-base'), pieces(g, 'choco', 'cartels-guerrilla-underground')]).toEqual([1, 2]);
  });

  it('not in a city, nor in a department not selected (R18)', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-guerrilla': 1 }, huila: { 'cartels-guerrilla': 1 } } });
    expect(offers(rally(g))).not.toContain('cultivate');
    const h = positionWith({ spaces: { cali: { 'cartels-guerrilla': 1 }, huila: { 'cartels-guerrilla': 1 } } });
    expect(offers(rally(h), ['space:cali'])).not.toContain('cultivate');
  });

  it('chooses between a new base and one from elsewhere where both are possible', () => {
    const g = positionWith({ spaces: { choco: { 'cartels-guerrilla': 1 }, bogota: { 'cartels-base': 1 } } });
    const grown = ['space:choco', 'guerrilla', 'cultivate'];
    expect(offers(rally(g), grown)).toEqual(['new-base', 'move-base']);
    const h = positionWith({ spaces: { choco: { 'cartels-guerrilla': 1 }, bogota: { 'cartels-base': 1 } } });
    run(h, rally(h), [...grown, 'move-base', 'done']);
    expect([pieces(h, 'bogota', 'cartels-base'), pieces(h, 'choco', 'cartels-base')]).toEqual([0, 1]);
  });

  it('may come before the Rally in that department, whose number the base then raises (R18)', () => {
    const g = positionWith({ spaces: { huila: { 'cartels-guerrilla': 1 } } });
    expect(offers(rally(positionWith({ spaces: { huila: { 'cartels-guerrilla': 1 } } })), ['space:huila'])).toEqual([
      'guerrilla',
      'cultivate',
    ]);
    run(g, rally(g), ['space:huila', 'cultivate', 'guerrillas', 'number:3', 'done']);
    expect([pieces(g, 'huila', 'cartels-base'), pieces(g, 'huila', 'cartels-guerrilla-underground')]).toEqual([1, 4]);
  });

  it('is once an operation, in one space', () => {
    const g = positionWith({ spaces: { huila: { 'cartels-guerrilla': 1 }, choco: { 'cartels-guerrilla': 1 } } });
    const options = offers(rally(g), ['space:huila', 'cultivate', 'guerrillas', 'number:1', 'space:choco']);
    expect(options).not.toContain('cultivate');
  });

  it('needs an available base to place, or one on the map to move (1.4.1)', () => {
    const g = positionWith({ spaces: { choco: { 'cartels-guerrilla': 1 } } });
    expect(offers(march(g))).not.toContain('cultivate');
  });

  const noGuerrillasLeft: Note = {
    spaces: { vaupes: { 'cartels-guerrilla': 11 }, choco: { 'cartels-guerrilla': 1 } },
  };

  it('is worth selecting a department for, even where nothing can be placed', () => {
    expect(plain(offers(rally(positionWith(noGuerrillasLeft)))).filter((o) => o.startsWith('space:'))).toEqual([
      'space:choco',
      'space:vaupes',
    ]);
    const g = positionWith(noGuerrillasLeft);
    run(g, rally(g), ['space:choco', 'cultivate', 'done', 'done']);
    expect(pieces(g, 'choco', 'cartels-base')).toBe(1);
  });

  it('is never forced, though nothing else can be done in the department', () => {
    expect(offers(rally(positionWith(noGuerrillasLeft)), ['space:choco'])).toEqual(['done', 'cultivate']);
    const g = positionWith(noGuerrillasLeft);
    const { value } = run(g, rally(g), ['space:choco', 'done', 'done']);
    expect([value.special, pieces(g, 'choco', 'cartels-base')]).toEqual([undefined, 0]);
  });
});
