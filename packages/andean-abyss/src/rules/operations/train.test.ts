import { isWithoutEffect } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { SPACE_IDS } from '../../data/spaces.js';
import { at, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { promptKey } from '../../testing/prompt-key.js';
import { plan } from '../execution.js';
import { canOperate, operate } from './index.js';
import { TRAIN } from './train.js';

const train = (g: ReturnType<typeof positionWith>, terms = {}) => operate(g, 'government', 'train', terms);

describe('3.2.1 Train', () => {
  it('takes any cities, and departments with a Government base', () => {
    const g = positionWith({
      spaces: { choco: { 'government-base': 1 }, huila: { troops: 2 }, arauca: { 'farc-base': 1 } },
    });
    const spaces = TRAIN.space.open(g, plan('government', 'train'));
    expect(spaces).toHaveLength(12);
    expect(spaces).toContain(at('choco'));
    expect(spaces).not.toContain(at('huila'));
    expect(spaces).not.toContain(at('loc-cali-pasto'));
  });

  it('pays 3 resources a space', () => {
    const g = positionWith({ resources: { government: 10 } });
    run(g, train(g), ['space:cali', 'number:1', 'number:0', 'space:pasto', 'number:0', 'number:1', 'done']);
    expect(g.resources.government).toBe(4);
    expect([pieces(g, 'cali', 'troops'), pieces(g, 'pasto', 'police')]).toEqual([1, 1]);
  });

  it('selects no space twice, and only what can be paid (E9)', () => {
    const g = positionWith({ resources: { government: 7 } });
    const first = ['space:cali', 'number:0', 'number:0'];
    expect(offers(train(g), first)).not.toContain('space:cali');
    const poor = positionWith({ resources: { government: 5 } });
    run(poor, train(poor), first);
    expect(poor.resources.government).toBe(2);
    expect(canOperate(poor, 'government', 'train', {})).toBe(false);
  });

  it('places up to 6 cubes in any mix', () => {
    const g = positionWith();
    expect(offers(train(g), ['space:cali'])).toHaveLength(7);
    expect(offers(train(positionWith()), ['space:cali', 'number:4'])).toEqual(['number:0', 'number:1', 'number:2']);
    run(g, train(g), ['space:cali', 'number:4', 'number:2', 'done', 'done']);
    expect([pieces(g, 'cali', 'troops'), pieces(g, 'cali', 'police')]).toEqual([4, 2]);
  });

  it('places no more than is available (1.4.1)', () => {
    const g = positionWith({ spaces: { amazonas: { troops: 28 }, vaupes: { police: 29 } } });
    expect(offers(train(g), ['space:cali'])).toEqual(['number:0', 'number:1', 'number:2']);
    run(g, train(g), ['space:cali', 'number:2', 'number:1', 'done', 'done']);
    expect([pieces(g, 'cali', 'troops'), pieces(g, 'cali', 'police')]).toEqual([2, 1]);
  });

  it('stays out of FARC Zones (6.4.4)', () => {
    const g = positionWith({ spaces: { choco: { zone: true } } });
    expect(TRAIN.space.open(g, plan('government', 'train'))).not.toContain(at('choco'));
  });

  it('can take cubes off the map first so as to place them anew (1.4.1)', () => {
    const g = positionWith({ spaces: { amazonas: { troops: 30 } } });
    run(g, train(g), ['aside:remove', 'space:amazonas', 'piece:troops', 'space:cali', 'number:1', 'number:0', 'done']);
    expect([pieces(g, 'amazonas', 'troops'), pieces(g, 'cali', 'troops')]).toEqual([29, 1]);
  });

  it('keeps Ecuador to 2 pieces (R27)', () => {
    const g = positionWith({ foreign: ['ecuador'], spaces: { ecuador: { 'government-base': 1 } } });
    expect(offers(train(g), ['space:ecuador'])).toEqual(['number:0', 'number:1']);
    run(g, train(g), ['space:ecuador', 'number:1', 'done']);
    expect([pieces(g, 'ecuador', 'troops'), pieces(g, 'ecuador', 'police')]).toEqual([1, 0]);
  });
});

describe('3.2.1 Train: a base', () => {
  it('replaces any 3 cubes in one selected space, those just placed included', () => {
    const begun = () => positionWith({ spaces: { cali: { police: 1 } } });
    const placed = ['space:cali', 'number:4', 'number:0', 'done'];
    expect(plain(offers(train(begun()), placed))).toEqual(['space:cali', 'done']);
    const build = [...placed, 'space:cali', 'base'];
    expect(offers(train(begun()), build)).toEqual(['number:2', 'number:3']);
    const g = begun();
    run(g, train(g), [...build, 'number:2']);
    expect(pieces(g, 'cali', 'government-base')).toBe(1);
    expect([pieces(g, 'cali', 'troops'), pieces(g, 'cali', 'police')]).toEqual([2, 0]);
  });

  it('is optional', () => {
    const g = positionWith();
    run(g, train(g), ['space:cali', 'number:6', 'done', 'done']);
    expect([pieces(g, 'cali', 'troops'), pieces(g, 'cali', 'government-base')]).toEqual([6, 0]);
  });

  it('may be in a department without a base, where no cubes are placed', () => {
    const g = positionWith({ spaces: { choco: { troops: 3 } } });
    const { decisions } = run(g, train(g), ['space:choco', 'done', 'space:choco']);
    expect(decisions.map((d) => d.prompt.key)).toEqual([
      promptKey('train.space'),
      promptKey('train.space'),
      promptKey('train.build'),
    ]);
    expect([pieces(g, 'choco', 'troops'), pieces(g, 'choco', 'government-base')]).toEqual([0, 1]);
    expect(g.resources.government).toBe(37);
  });

  it('needs 3 cubes, an available base and room (1.4.2)', () => {
    const few = positionWith({ spaces: { choco: { troops: 2 } } });
    expect(TRAIN.space.open(few, plan('government', 'train'))).not.toContain(at('choco'));
    const full = positionWith({ spaces: { choco: { troops: 3, 'farc-base': 2 } } });
    expect(TRAIN.space.open(full, plan('government', 'train'))).not.toContain(at('choco'));
    const none = positionWith({
      spaces: { choco: { troops: 3 }, huila: { 'government-base': 2 }, cali: { 'government-base': 1 } },
    });
    expect(TRAIN.space.open(none, plan('government', 'train'))).not.toContain(at('choco'));
  });

  it('is one at most, and excludes Civic Action', () => {
    const g = positionWith({
      spaces: { choco: { troops: 3 }, huila: { troops: 4, police: 1 } },
      resources: { government: 30 },
    });
    const selected = ['space:cali', 'number:3', 'number:0', 'space:huila', 'done'];
    expect(plain(offers(train(g), selected))).toEqual(['space:cali', 'space:huila', 'done']);
    const h = positionWith({ spaces: { choco: { troops: 3 }, huila: { troops: 4, police: 1 } } });
    run(h, train(h), [...selected, 'space:cali']);
    expect([pieces(h, 'cali', 'government-base'), pieces(h, 'huila', 'government-base')]).toEqual([1, 0]);
  });

  it('so that a second department without a base is not offered (3.2.1)', () => {
    const spaces = { choco: { troops: 3 }, huila: { troops: 4, police: 1 }, arauca: { 'government-base': 1 } };
    const options = offers(train(positionWith({ spaces })), ['space:choco']);
    expect(options).not.toContain('space:huila');
    expect(options).toEqual(expect.arrayContaining(['space:cali', 'space:arauca', 'done']));
  });

  it('is all that is left to pay for when no cubes are available; else spaces are marked as without effect (3.1)', () => {
    const spaces = { amazonas: { troops: 30 }, vaupes: { police: 29 }, cali: { police: 1, 'government-base': 1 } };
    const built = { ...spaces, vaupes: { police: 26 }, choco: { police: 3 } };
    const open = (here: typeof spaces) =>
      TRAIN.space.open(positionWith({ spaces: here }), plan('government', 'train')).map((s) => SPACE_IDS[s]);
    expect(open(built)).toEqual(['choco', 'vaupes', 'amazonas']);
    // Full of bases, nothing can be built anywhere.
    const full = { ...spaces, bogota: { 'government-base': 2 } };
    const g = positionWith({ spaces: full });
    const { decisions } = run(g, train(g), ['space:pasto']);
    expect(decisions[0].options).toContain('space:bogota');
    expect(plain(decisions[0].options).every((option) => isWithoutEffect(decisions[0].prompt, option))).toBe(true);
  });
});

describe('3.2.1 Train: Civic Action', () => {
  const spaces = { cali: { troops: 1, police: 1, 'farc-guerrilla': 1 } };

  it('needs troops, police and more Government pieces than all others, counted now (R8, E4)', () => {
    const build = (here: Record<string, number | string>) => {
      const g = positionWith({ spaces: { cali: here } });
      return plain(offers(train(g), ['space:cali', 'number:0', 'number:0', 'done']));
    };
    expect(build({ troops: 1, police: 1, 'farc-guerrilla': 1 })).toEqual(['space:cali', 'done']);
    expect(build({ troops: 2, 'farc-guerrilla': 1 })).toEqual([]);
    expect(build({ police: 2, 'farc-guerrilla': 1 })).toEqual([]);
    expect(build({ troops: 1, police: 1, 'farc-guerrilla': 2 })).toEqual([]);
    expect(build({ troops: 1, police: 1, support: 'active-support' })).toEqual([]);
  });

  it('costs 3 resources a step on top', () => {
    const g = positionWith({ spaces, resources: { government: 20 } });
    run(g, train(g), ['space:cali', 'number:0', 'number:0', 'done', 'space:cali', 'number:2']);
    expect(g.support[at('cali')]).toBe(2);
    expect(g.resources.government).toBe(20 - 3 - 6);
  });

  it('takes Terror away first', () => {
    const g = positionWith({ spaces: { cali: { ...spaces.cali, terror: 2 } }, resources: { government: 20 } });
    run(g, train(g), ['space:cali', 'number:0', 'number:0', 'done', 'space:cali', 'number:3']);
    expect([g.terror[at('cali')], g.support[at('cali')]]).toEqual([0, 1]);
    expect(g.resources.government).toBe(20 - 3 - 9);
  });

  it('costs the same even when the Train is free (3.1.2)', () => {
    const g = positionWith({ spaces, resources: { government: 7 } });
    const answers = ['space:cali', 'number:0', 'number:0', 'done', 'space:cali'];
    expect(offers(train(g, { free: true }), answers)).toEqual(['number:1', 'number:2']);
    const h = positionWith({ spaces, resources: { government: 7 } });
    run(h, train(h, { free: true }), [...answers, 'number:1']);
    expect([h.resources.government, h.support[at('cali')]]).toEqual([4, 1]);
    const broke = positionWith({ spaces, resources: { government: 2 } });
    run(broke, train(broke, { free: true, limited: true }), ['space:cali', 'number:0', 'number:0']);
    expect(broke.resources.government).toBe(2);
  });

  it('may use cubes just placed, and a department without a base', () => {
    const g = positionWith({ spaces: { huila: { troops: 1, police: 1 } } });
    run(g, train(g), ['space:huila', 'done', 'space:huila', 'number:1']);
    expect(g.support[at('huila')]).toBe(1);
    const h = positionWith();
    run(h, train(h), ['space:cali', 'number:1', 'number:1', 'done', 'space:cali', 'number:1']);
    expect(h.support[at('cali')]).toBe(1);
  });

  it('chooses between base and Civic Action where both are possible', () => {
    const g = positionWith({ spaces: { huila: { troops: 2, police: 1 } } });
    expect(offers(train(g), ['space:huila', 'done', 'space:huila'])).toEqual(['base', 'civic-action']);
  });
});

describe('2.3.5 Limited Train', () => {
  it('is one space with its base or Civic Action', () => {
    const g = positionWith();
    const { decisions } = run(g, train(g, { limited: true }), ['space:cali', 'number:3', 'number:0', 'space:cali']);
    expect(decisions.filter((d) => d.prompt.key === promptKey('train.space'))).toHaveLength(1);
    expect(pieces(g, 'cali', 'government-base')).toBe(1);
    expect(g.resources.government).toBe(37);
  });
});
