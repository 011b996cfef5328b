import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../../data/spaces.js';
import { at, offers, pieces, positionWith, run } from '../../testing/positions.js';
import { canEradicate, eradicate } from './eradicate.js';

describe('4.2.3 Eradicate', () => {
  const neighbors = (id: SpaceId) => offers(eradicate(positionWith({ spaces: { [id]: { 'cartels-base': 1 } } })));

  it('is in one department with pieces of the cartels, guerrillas alone included, not in a city', () => {
    const g = positionWith({
      spaces: {
        choco: { 'cartels-guerrilla': 1 },
        huila: { 'cartels-base': 1 },
        cali: { 'cartels-base': 2 },
        arauca: { 'farc-base': 1 },
      },
    });
    expect(offers(eradicate(g))).toEqual(['space:choco', 'space:huila']);
    expect(canEradicate(positionWith({ spaces: { cali: { 'cartels-base': 2, 'cartels-guerrilla': 1 } } }))).toBe(false);
  });

  it('adds 4 aid, up to 29', () => {
    const g = positionWith({ spaces: { huila: { 'cartels-guerrilla': 1 } }, aid: 9 });
    run(g, eradicate(g), ['space:huila']);
    expect(g.aid).toBe(13);
    const rich = positionWith({ spaces: { huila: { 'cartels-guerrilla': 1 } }, aid: 27 });
    run(rich, eradicate(rich), ['space:huila']);
    expect(rich.aid).toBe(29);
  });

  it('removes all bases of the cartels there, despite their guerrillas (R14)', () => {
    const g = positionWith({ spaces: { huila: { 'cartels-base': 2, 'cartels-guerrilla': 3 } } });
    run(g, eradicate(g), ['space:huila']);
    expect([pieces(g, 'huila', 'cartels-base'), pieces(g, 'huila', 'cartels-guerrilla-underground')]).toEqual([0, 3]);
  });

  it('shifts that or an adjacent department toward active opposition (T10)', () => {
    // Cesar touches Santa Marta, a city that could shift: not offered. Atlántico and Santander support, Antioquia is neutral.
    expect(neighbors('cesar')).toEqual(['space:cesar', 'space:atlantico', 'space:antioquia', 'space:santander']);
    const g = positionWith({ spaces: { cesar: { 'cartels-base': 1 } } });
    run(g, eradicate(g), ['space:santander']);
    expect([g.support[at('santander')], g.support[at('cesar')]]).toEqual([1, 0]);
  });

  it('must shift if any can: the Government only chooses which', () => {
    expect(neighbors('choco')).toEqual(['space:antioquia', 'space:huila']);
    const g = positionWith({
      spaces: { amazonas: { 'cartels-base': 1 }, putumayo: { support: 'passive-opposition' } },
    });
    run(g, eradicate(g));
    expect(g.support[at('putumayo')]).toBe(-2);
    expect(pieces(g, 'amazonas', 'farc-guerrilla-underground')).toBe(0);
  });

  it('otherwise places 1 available guerrilla of FARC in that department', () => {
    const g = positionWith({ spaces: { vaupes: { 'cartels-base': 1 } } });
    run(g, eradicate(g));
    expect(pieces(g, 'vaupes', 'farc-guerrilla-underground')).toBe(1);
    const none = positionWith({ spaces: { vaupes: { 'cartels-base': 1 }, choco: { 'farc-guerrilla': 30 } } });
    run(none, eradicate(none));
    expect(pieces(none, 'vaupes', 'farc-guerrilla-underground')).toBe(0);
    expect(none.aid).toBe(13);
  });

  it('works in FARC Zones, and abroad', () => {
    const g = positionWith({
      foreign: ['panama'],
      spaces: { guaviare: { zone: true, 'cartels-base': 1 }, panama: { 'cartels-base': 1 } },
    });
    expect(offers(eradicate(g))).toEqual(['space:guaviare', 'space:panama']);
  });

  it('needs a department without any guerrilla under Misil Antiaéreo (card 27)', () => {
    const g = positionWith({
      spaces: {
        huila: { 'cartels-base': 1, 'auc-guerrilla': 1 },
        cesar: { 'cartels-base': 1 },
        santander: { 'farc-guerrilla': 1 },
      },
      momentum: [{ card: 27, faction: 'farc' }],
    });
    run(g, eradicate(g), ['space:santander']);
    expect([pieces(g, 'cesar', 'cartels-base'), pieces(g, 'huila', 'cartels-base')]).toEqual([0, 1]);
    expect(canEradicate(g)).toBe(false);
  });
});
