import { describe, expect, it } from 'vitest';
import type { Insurgent } from '../../factions.js';
import { offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { plan } from '../execution.js';
import { operate } from '../operations/index.js';
import { canExtort, extort } from './extort.js';

type Scene = ReturnType<typeof positionWith>;
const extorting = (g: Scene, faction: Insurgent) => extort(g, plan(faction, 'rally', { special: true }));

describe('4.3.1 Extort', () => {
  it('needs an underground guerrilla where FARC has more pieces than all others together, LoCs included (T11)', () => {
    const g = positionWith({
      spaces: {
        cali: { 'farc-guerrilla': 2, police: 1 },
        pasto: { 'farc-guerrilla': 2, police: 1, 'auc-guerrilla': 1 },
        choco: { 'farc-guerrilla-active': 3 },
        huila: { 'farc-guerrilla': 1, 'farc-base': 2, troops: 2 },
        'loc-cali-pasto': { 'farc-guerrilla': 1 },
        arauca: { 'auc-guerrilla': 3 },
      },
    });
    expect(offers(extorting(g, 'farc'))).toEqual(['space:cali', 'space:huila', 'space:loc-cali-pasto']);
  });

  it('turns 1 guerrilla active and brings 1 resource in each space, in as many as FARC likes', () => {
    const g = positionWith({
      spaces: { cali: { 'farc-guerrilla': 2 }, choco: { 'farc-guerrilla': 1 }, huila: { 'farc-guerrilla': 1 } },
    });
    run(g, extorting(g, 'farc'), ['space:cali', 'space:choco', 'done']);
    expect(g.resources.farc).toBe(12);
    expect([pieces(g, 'cali', 'farc-guerrilla-underground'), pieces(g, 'cali', 'farc-guerrilla-active')]).toEqual([
      1, 1,
    ]);
    expect(pieces(g, 'huila', 'farc-guerrilla-underground')).toBe(1);
  });

  it('extorts once in a space', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 5 }, choco: { 'farc-guerrilla': 1 } } });
    expect(offers(extorting(g, 'farc'), ['space:cali'])).toEqual(['space:choco', 'done']);
  });

  it('goes to 99 at most (1.7)', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 1 } }, resources: { farc: 99 } });
    run(g, extorting(g, 'farc'));
    expect(g.resources.farc).toBe(99);
  });

  it('before a Terror, leaves somebody underground to carry that out (4.1)', () => {
    const before = (spaces: Record<string, Record<string, number>>, farc: number) =>
      canExtort(positionWith({ spaces, resources: { farc } }), plan('farc', 'terror', { special: true }));
    expect(before({ cali: { 'farc-guerrilla': 1 } }, 1)).toBe(false);
    expect(before({ cali: { 'farc-guerrilla': 2 } }, 0)).toBe(true);
    expect(before({ cali: { 'farc-guerrilla': 1 }, pasto: { 'farc-guerrilla': 1, police: 1 } }, 0)).toBe(true);
    expect(before({ cali: { 'farc-guerrilla': 1 }, 'loc-cali-pasto': { 'farc-guerrilla': 1, police: 1 } }, 0)).toBe(
      true,
    );
  });

  it('before a Terror in several spaces, stops while one is left', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 1 }, pasto: { 'farc-guerrilla': 1 } } });
    const options = plain(offers(operate(g, 'farc', 'terror', { special: true }), ['extort', 'space:cali']));
    expect(options).toEqual(['space:pasto']);
  });

  it('is in all its spaces at once, not now in one and later in another', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 2 }, choco: { 'farc-guerrilla': 2 } } });
    const answers = ['extort', 'space:cali', 'space:choco', 'space:cali'];
    expect(plain(offers(operate(g, 'farc', 'terror', { special: true }), answers))).toEqual(['space:choco', 'done']);
    const h = positionWith({ spaces: { cali: { 'farc-guerrilla': 2 }, choco: { 'farc-guerrilla': 2 } } });
    const one = ['extort', 'space:cali', 'done', 'space:choco'];
    expect(plain(offers(operate(h, 'farc', 'terror', { special: true }), one))).toEqual(['space:cali', 'done']);
  });
});

describe('4.4.1 Extort and Ambush: Extort by AUC', () => {
  it('is as by FARC, with forces of AUC', () => {
    const g = positionWith({
      spaces: {
        cali: { 'auc-guerrilla': 2, police: 1 },
        choco: { 'auc-guerrilla': 1, 'auc-base': 1, 'farc-guerrilla': 1 },
        pasto: { 'farc-guerrilla': 2 },
      },
    });
    run(g, extorting(g, 'auc'), ['space:cali', 'space:choco']);
    expect(g.resources).toMatchObject({ auc: 12, farc: 10 });
    expect(pieces(g, 'cali', 'auc-guerrilla-active')).toBe(1);
  });
});
