import { isWithoutEffect } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { SPACE_IDS, type SpaceId } from '../../data/spaces.js';
import { UNDERGROUND } from '../../pieces.js';
import { at, logged, offers, pieces, positionWith, run } from '../../testing/positions.js';
import { promptKey } from '../../testing/prompt-key.js';
import { assaultSpaces, assaultStrength } from './assault-spaces.js';
import { canOperate, operate } from './index.js';

type Scene = ReturnType<typeof positionWith>;
const assault = (g: Scene, terms = {}) => operate(g, 'government', 'assault', terms);
const strengthIn = (space: SpaceId, here: Record<string, number>) =>
  assaultStrength(positionWith({ spaces: { [space]: here } }), at(space));

describe('3.2.4 Assault', () => {
  it('pays 3 resources a space and selects none twice', () => {
    const g = positionWith({
      spaces: {
        cali: { troops: 1, 'farc-guerrilla-active': 2 },
        arauca: { troops: 1, 'auc-guerrilla-active': 1 },
        pasto: { police: 1, 'auc-guerrilla-active': 1 },
      },
      resources: { government: 7 },
    });
    run(g, assault(g), ['space:cali', 'space:arauca']);
    expect(g.resources.government).toBe(1);
    expect([pieces(g, 'cali', 'farc-guerrilla-active'), pieces(g, 'arauca', 'auc-guerrilla-active')]).toEqual([1, 0]);
    expect(pieces(g, 'pasto', 'auc-guerrilla-active')).toBe(1);
    expect(canOperate(g, 'government', 'assault', {})).toBe(false);
  });

  it('offers any space, LoCs too, where cubes can remove something', () => {
    const g = positionWith({
      spaces: {
        cali: { police: 1, 'farc-guerrilla-active': 1 },
        'loc-cali-pasto': { police: 1, 'auc-guerrilla-active': 1 },
        arauca: { police: 4, 'farc-guerrilla-active': 1 },
        huila: { troops: 1, 'farc-guerrilla-active': 1 },
        choco: { troops: 3, 'farc-guerrilla': 1 },
        bogota: { troops: 3 },
      },
    });
    expect(assaultSpaces(g).map((s) => SPACE_IDS[s])).toEqual(['cali', 'loc-cali-pasto']);
  });

  it('removes 1 piece for each troops in forests and grassland', () => {
    expect(strengthIn('choco', { troops: 3, police: 4 })).toBe(3);
    expect(strengthIn('arauca', { troops: 2, police: 1 })).toBe(2);
  });

  it('counts police too in cities and LoCs', () => {
    expect(strengthIn('cali', { troops: 3, police: 4 })).toBe(7);
    expect(strengthIn('loc-cali-pasto', { police: 2 })).toBe(2);
  });

  it('needs 2 troops for each piece in mountains, rounded down', () => {
    expect(strengthIn('huila', { troops: 5, police: 4 })).toBe(2);
    expect(strengthIn('huila', { troops: 1 })).toBe(0);
  });

  it('counts no bases', () => {
    expect(strengthIn('cali', { 'government-base': 2 })).toBe(0);
  });

  it('example of 1.4.1: 3 troops in a forest must remove 3 active pieces of the target', () => {
    const g = positionWith({ spaces: { choco: { troops: 3, 'farc-guerrilla-active': 4, 'auc-guerrilla-active': 1 } } });
    const options = offers(assault(g), ['space:choco', 'piece:farc-guerrilla-active', 'piece:farc-guerrilla-active']);
    expect(options).toEqual(['piece:farc-guerrilla-active', 'piece:auc-guerrilla-active']);
  });

  it('must target somebody, may ignore others, and measures the maximum over all targeted (3.1, T2)', () => {
    const note = { spaces: { choco: { troops: 3, 'farc-guerrilla-active': 1, 'auc-guerrilla-active': 3 } } };
    expect(offers(assault(positionWith(note)), ['space:choco'])).toEqual([
      'piece:farc-guerrilla-active',
      'piece:auc-guerrilla-active',
    ]);
    const g = positionWith(note);
    run(g, assault(g), ['space:choco', 'piece:farc-guerrilla-active', 'done']);
    expect([pieces(g, 'choco', 'farc-guerrilla-active'), pieces(g, 'choco', 'auc-guerrilla-active')]).toEqual([0, 3]);
    const h = positionWith(note);
    run(h, assault(h), ['space:choco', 'piece:auc-guerrilla-active', 'piece:farc-guerrilla-active']);
    expect([pieces(h, 'choco', 'farc-guerrilla-active'), pieces(h, 'choco', 'auc-guerrilla-active')]).toEqual([0, 1]);
  });

  it('removes bases last: when the faction has no guerrilla left there', () => {
    const g = positionWith({ spaces: { choco: { troops: 4, 'farc-guerrilla-active': 1, 'farc-base': 2 } } });
    run(g, assault(g), ['space:choco']);
    expect(pieces(g, 'choco', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'choco', 'farc-base')).toBe(0);
    const lone = positionWith({ spaces: { choco: { troops: 1, 'farc-base': 2, 'auc-guerrilla': 2 } } });
    run(lone, assault(lone), ['space:choco']);
    expect(pieces(lone, 'choco', 'farc-base')).toBe(1);
  });

  it('is stopped by guerrillas underground: they shield themselves and their bases (R11)', () => {
    const g = positionWith({
      spaces: { choco: { troops: 4, 'farc-guerrilla-active': 1, 'farc-guerrilla': 1, 'farc-base': 1 } },
    });
    run(g, assault(g), ['space:choco']);
    expect(pieces(g, 'choco', 'farc-guerrilla-active')).toBe(0);
    expect([pieces(g, 'choco', 'farc-guerrilla-underground'), pieces(g, 'choco', 'farc-base')]).toEqual([1, 1]);
  });

  it('spares the faction of Senado & Cámara', () => {
    const g = positionWith({
      spaces: { choco: { troops: 4, 'farc-guerrilla-active': 1, 'auc-guerrilla-active': 1 } },
      momentum: [{ card: 42, faction: 'auc' }],
    });
    run(g, assault(g), ['space:choco']);
    expect([pieces(g, 'choco', 'farc-guerrilla-active'), pieces(g, 'choco', 'auc-guerrilla-active')]).toEqual([0, 1]);
  });

  it('puts what is removed among the available forces', () => {
    const g = positionWith({ spaces: { cali: { police: 1, 'auc-guerrilla-active': 1 } } });
    run(g, assault(g), ['space:cali']);
    expect(g.available[UNDERGROUND.auc]).toBe(18);
  });

  it('is free when an event says so (3.1.2)', () => {
    const g = positionWith({
      spaces: { cali: { police: 1, 'auc-guerrilla-active': 1 } },
      resources: { government: 0 },
    });
    run(g, assault(g, { free: true }), ['space:cali']);
    expect([g.resources.government, pieces(g, 'cali', 'auc-guerrilla-active')]).toEqual([0, 0]);
  });

  it('in one space when limited (2.3.5), and then only where there is something to do', () => {
    const g = positionWith({
      spaces: { cali: { police: 1, 'auc-guerrilla-active': 1 }, pasto: { police: 1, 'auc-guerrilla-active': 1 } },
    });
    run(g, assault(g, { limited: true }), ['space:pasto']);
    expect(pieces(g, 'cali', 'auc-guerrilla-active')).toBe(1);
    expect(
      canOperate(positionWith({ spaces: { cali: { troops: 3 } } }), 'government', 'assault', { limited: true }),
    ).toBe(false);
  });

  it('may be prepared by an Air Lift (4.1)', () => {
    const g = positionWith({ spaces: { bogota: { troops: 3 }, arauca: { 'auc-guerrilla-active': 3 } } });
    run(g, assault(g, { special: true }), ['air-lift', 'space:arauca', 'number:3', 'space:arauca']);
    expect(pieces(g, 'arauca', 'auc-guerrilla-active')).toBe(0);
  });
});

describe('3.2.4 Assault: what is asked', () => {
  it('tells how many hits are left, not how many there were', () => {
    const g = positionWith({ spaces: { choco: { troops: 3, 'farc-guerrilla-active': 2, 'auc-guerrilla-active': 2 } } });
    const { decisions } = run(g, assault(g), [
      'space:choco',
      'piece:auc-guerrilla-active',
      'piece:farc-guerrilla-active',
      'piece:auc-guerrilla-active',
    ]);
    const hits = decisions.filter((d) => d.prompt.key === promptKey('assault.target')).map((d) => d.prompt.params?.n);
    expect(hits).toEqual([3, 2, 1]);
  });

  it('marks spaces where there is nothing to remove, where no other is (3.1)', () => {
    const nothing = positionWith({ spaces: { cali: { troops: 3 } } });
    const { decisions } = run(nothing, assault(nothing, { special: true }), ['space:cali', 'done']);
    const spaces = decisions[0].options.filter((option) => option.startsWith('space:'));
    expect(spaces.length).toBeGreaterThan(20);
    expect(spaces.every((option) => isWithoutEffect(decisions[0].prompt, option))).toBe(true);
    expect(isWithoutEffect(decisions[0].prompt, 'air-lift')).toBe(false);
  });
});

describe('3.2.5 Drug Bust', () => {
  const cargo = (n: number) => Array.from({ length: n }, () => ({ space: 'cali', guerrilla: 'auc-guerrilla-active' }));

  it('adds 6 aid for each shipment removed by Assault', () => {
    const g = positionWith({ spaces: { cali: { police: 1, 'auc-guerrilla-active': 1 } }, shipments: cargo(2), aid: 9 });
    run(g, assault(g), ['space:cali']);
    expect([g.aid, g.shipments]).toEqual([21, []]);
    expect(logged(g).filter((key) => key === 'log.drugBust')).toHaveLength(2);
  });

  it('goes no further than 29', () => {
    const g = positionWith({
      spaces: { cali: { police: 1, 'auc-guerrilla-active': 1 } },
      shipments: cargo(2),
      aid: 20,
    });
    run(g, assault(g), ['space:cali']);
    expect(g.aid).toBe(29);
  });

  it('comes only when the shipment is lost: not while the owner has another guerrilla there (T18)', () => {
    const g = positionWith({ spaces: { cali: { police: 1, 'auc-guerrilla-active': 2 } }, shipments: cargo(1), aid: 9 });
    run(g, assault(g), ['space:cali']);
    expect([g.aid, g.shipments.length]).toEqual([9, 1]);
  });

  it('can be avoided by handing the shipment to any other guerrilla there; the owner decides (T16-17)', () => {
    const note = {
      spaces: { cali: { police: 1, 'auc-guerrilla-active': 1, 'auc-guerrilla': 1, 'cartels-guerrilla': 1 } },
      shipments: cargo(1),
      aid: 9,
    };
    const g = positionWith(note);
    const { decisions } = run(g, assault(g), ['space:cali', 'piece:cartels-guerrilla-underground']);
    expect(decisions[1].seat).toBe('auc');
    expect(decisions[1].options).toEqual([
      'piece:auc-guerrilla-underground',
      'piece:cartels-guerrilla-underground',
      'lose',
    ]);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: UNDERGROUND.cartels }]);
    const h = positionWith(note);
    run(h, assault(h), ['space:cali', 'lose']);
    expect([h.aid, h.shipments]).toEqual([15, []]);
  });

  it('is for Assault alone: an Air Strike brings none (R12)', () => {
    const g = positionWith({
      spaces: { arauca: { 'auc-guerrilla-active': 1 }, cali: { police: 1, 'farc-guerrilla-active': 1 } },
      shipments: [{ space: 'arauca', guerrilla: 'auc-guerrilla-active' }],
      aid: 9,
    });
    run(g, assault(g, { special: true }), ['air-strike', 'space:cali']);
    expect([g.aid, g.shipments]).toEqual([9, []]);
  });
});
