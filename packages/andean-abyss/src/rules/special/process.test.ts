import { describe, expect, it } from 'vitest';
import { SPACE_IDS } from '../../data/spaces.js';
import { UNDERGROUND } from '../../pieces.js';
import { offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { plan } from '../execution.js';
import { canOperate, operate } from '../operations/index.js';
import { canProcess, process } from './process.js';

type Scene = ReturnType<typeof positionWith>;
const SPECIAL = { special: true };
const processing = (g: Scene) => process(g, { ...plan('cartels', 'rally', SPECIAL), begun: true });

describe('4.5.2 Process', () => {
  it('needs a base of the cartels', () => {
    expect(canProcess(positionWith({ spaces: { cali: { 'cartels-guerrilla': 3 } } }))).toBe(false);
    expect(canProcess(positionWith({ spaces: { vaupes: { 'cartels-base': 1 } } }))).toBe(true);
  });

  it('removes any bases for 3 resources each (T15)', () => {
    const g = positionWith({
      spaces: { cali: { 'cartels-base': 2 }, choco: { 'cartels-base': 1, 'cartels-guerrilla': 1 } },
    });
    expect(offers(processing(g))).toEqual(['process-bases', 'process-shipments']);
    run(g, processing(g), ['process-bases', 'space:cali', 'space:choco', 'done']);
    expect([pieces(g, 'cali', 'cartels-base'), pieces(g, 'choco', 'cartels-base')]).toEqual([1, 0]);
    expect(g.resources.cartels).toBe(16);
  });

  it('goes on to the last base, two in a space as well', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-base': 2 } }, resources: { cartels: 95 } });
    run(g, processing(g), ['space:cali']);
    expect([pieces(g, 'cali', 'cartels-base'), g.resources.cartels]).toEqual([0, 99]);
  });

  it('or places 1 or 2 available shipments in all, under any guerrillas where there are cartels bases (R26)', () => {
    const note = {
      spaces: {
        cali: { 'cartels-base': 1, 'auc-guerrilla': 1, 'cartels-guerrilla-active': 1 },
        choco: { 'cartels-base': 1 },
        pasto: { 'cartels-base': 1, 'farc-guerrilla': 1 },
        neiva: { 'cartels-guerrilla': 1 },
      },
    };
    const g = positionWith(note);
    expect(offers(processing(positionWith(note)), ['process-shipments'])).toEqual(['space:cali', 'space:pasto']);
    expect(offers(processing(positionWith(note)), ['process-shipments', 'space:cali'])).toEqual([
      'piece:auc-guerrilla-underground',
      'piece:cartels-guerrilla-active',
    ]);
    run(g, processing(g), ['process-shipments', 'space:cali', 'piece:auc-guerrilla-underground', 'space:pasto']);
    expect(g.shipments.map((s) => [SPACE_IDS[s.space], s.guerrilla])).toEqual([
      ['cali', UNDERGROUND.auc],
      ['pasto', UNDERGROUND.farc],
    ]);
    expect(g.resources.cartels).toBe(10);
  });

  it('may place just 1, or both under one guerrilla', () => {
    const note = { spaces: { cali: { 'cartels-base': 1, 'cartels-guerrilla': 1 } } };
    const one = positionWith(note);
    run(one, processing(one), ['process-shipments', 'done']);
    expect(one.shipments).toHaveLength(1);
    const two = positionWith(note);
    run(two, processing(two), ['process-shipments', 'space:cali']);
    expect(two.shipments).toHaveLength(2);
  });

  it('places no more than the 4 there are', () => {
    const held = { space: 'cali', guerrilla: 'cartels-guerrilla-underground' };
    const spaces = { cali: { 'cartels-base': 1, 'cartels-guerrilla': 1 } };
    const three = positionWith({ spaces, shipments: [held, held, held] });
    run(three, processing(three), ['process-shipments']);
    expect(three.shipments).toHaveLength(4);
    const four = positionWith({ spaces, shipments: [held, held, held, held] });
    run(four, processing(four));
    expect(pieces(four, 'cali', 'cartels-base')).toBe(0);
  });

  it('is one of the two, once an operation', () => {
    const g = positionWith({ spaces: { cali: { 'cartels-base': 2, 'cartels-guerrilla': 1 } } });
    const options = offers(operate(g, 'cartels', 'rally', SPECIAL), ['process', 'process-bases', 'done']);
    expect(plain(options)).not.toContain('process');
  });

  it('without resources for the operation must bring some (4.1)', () => {
    const note = { spaces: { cali: { 'cartels-base': 1, 'cartels-guerrilla': 1 } }, resources: { cartels: 0 } };
    const g = positionWith(note);
    expect(canOperate(g, 'cartels', 'rally', {})).toBe(false);
    expect(canOperate(g, 'cartels', 'rally', SPECIAL)).toBe(true);
    run(g, operate(g, 'cartels', 'rally', SPECIAL), ['process', 'space:pasto', 'space:cali', 'done']);
    expect(g.resources.cartels).toBe(1);
  });

  it('with a March that costs nothing may prepare shipments first, which then go along', () => {
    const g = positionWith({
      spaces: { cali: { 'cartels-base': 1, 'cartels-guerrilla': 1 } },
      resources: { cartels: 0 },
    });
    run(g, operate(g, 'cartels', 'march', SPECIAL), ['process', 'process-shipments', 'done', 'space:loc-cali-pasto']);
    expect(g.shipments.map((s) => SPACE_IDS[s.space])).toEqual(['loc-cali-pasto']);
  });
});
