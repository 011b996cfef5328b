import { describe, expect, it } from 'vitest';
import { SPACE_IDS, type SpaceId } from '../../data/spaces.js';
import type { Insurgent } from '../../factions.js';
import { isSabotaged, markersOut, placeMarkers, removeMarkers } from '../../terror.js';
import { at, logged, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { canOperate, operate } from './index.js';
import { terrorSpaces } from './terror-spaces.js';

type Scene = ReturnType<typeof positionWith>;
const terror = (g: Scene, faction: Insurgent, terms = {}) => operate(g, faction, 'terror', terms);
const LIMITED = { limited: true };

/** Terror by a faction in a space of this level; the level afterwards. */
function shifted(faction: Insurgent, support: string, space: SpaceId = 'cali'): number {
  const g = positionWith({ spaces: { [space]: { [`${faction}-guerrilla`]: 1, support } } });
  run(g, terror(g, faction, LIMITED), [`space:${space}`]);
  return g.support[at(space)];
}

describe('3.3.4 Terror', () => {
  it('needs an underground guerrilla, anywhere', () => {
    const g = positionWith({
      spaces: {
        cali: { 'auc-guerrilla': 1 },
        'loc-cali-pasto': { 'auc-guerrilla': 1 },
        vaupes: { 'auc-guerrilla': 1 },
        pasto: { 'auc-guerrilla-active': 3 },
        choco: { 'farc-guerrilla': 1 },
      },
    });
    expect(terrorSpaces(g, 'auc').map((s) => SPACE_IDS[s])).toEqual(['cali', 'vaupes', 'loc-cali-pasto']);
  });

  it('turns 1 own underground guerrilla active in each space', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 3 } } });
    run(g, terror(g, 'farc', LIMITED), ['space:cali']);
    expect([pieces(g, 'cali', 'farc-guerrilla-underground'), pieces(g, 'cali', 'farc-guerrilla-active')]).toEqual([
      2, 1,
    ]);
  });

  it('pays 1 resource for a city or department, nothing for LoCs', () => {
    const g = positionWith({
      spaces: {
        cali: { 'farc-guerrilla': 1 },
        choco: { 'farc-guerrilla': 1 },
        'loc-cali-pasto': { 'farc-guerrilla': 1 },
      },
      resources: { farc: 2 },
    });
    run(g, terror(g, 'farc'), ['space:cali', 'space:loc-cali-pasto', 'space:choco']);
    expect(g.resources.farc).toBe(0);
  });

  it('is possible without resources on LoCs only', () => {
    const spaces = { cali: { 'farc-guerrilla': 1 }, 'loc-cali-pasto': { 'farc-guerrilla': 1 } };
    const g = positionWith({ spaces, resources: { farc: 0 } });
    expect(canOperate(g, 'farc', 'terror', {})).toBe(true);
    expect(plain(offers(terror(g, 'farc')))).toEqual(['space:loc-cali-pasto']);
    const inCali = positionWith({ spaces: { cali: { 'farc-guerrilla': 1 } }, resources: { farc: 0 } });
    expect(canOperate(inCali, 'farc', 'terror', {})).toBe(false);
  });

  it('selects no space twice (E9)', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 3 }, pasto: { 'farc-guerrilla': 1 } } });
    expect(plain(offers(terror(g, 'farc'), ['space:cali']))).toEqual(['space:pasto', 'done']);
  });

  it('places a Terror marker, however many there are', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 1, terror: 2 } } });
    run(g, terror(g, 'auc', LIMITED), ['space:cali']);
    expect(g.terror[at('cali')]).toBe(3);
  });

  it('shifts one level toward neutral; by FARC, toward active opposition (R22)', () => {
    const levels = ['active-support', 'passive-support', 'neutral', 'passive-opposition', 'active-opposition'];
    expect(levels.map((level) => shifted('auc', level))).toEqual([1, 0, 0, 0, -1]);
    expect(levels.map((level) => shifted('cartels', level, 'choco'))).toEqual([1, 0, 0, 0, -1]);
    expect(levels.map((level) => shifted('farc', level))).toEqual([1, 0, -1, -2, -2]);
  });

  it('puts a marker, but no level, where nobody lives', () => {
    const g = positionWith({ spaces: { vaupes: { 'farc-guerrilla': 1 } } });
    run(g, terror(g, 'farc', LIMITED), ['space:vaupes']);
    expect([g.terror[at('vaupes')], g.support[at('vaupes')]]).toEqual([1, 0]);
    expect(g.resources.farc).toBe(9);
  });

  it('Sabotages a LoC that is not yet Sabotaged; otherwise places nothing (R22)', () => {
    const g = positionWith({
      spaces: { 'loc-cali-pasto': { 'auc-guerrilla': 1 }, 'loc-neiva-pasto': { 'auc-guerrilla': 1, sabotage: true } },
    });
    run(g, terror(g, 'auc'), ['space:loc-cali-pasto', 'space:loc-neiva-pasto']);
    expect(isSabotaged(g, at('loc-cali-pasto'))).toBe(true);
    expect(g.terror[at('loc-neiva-pasto')]).toBe(1);
    expect(pieces(g, 'loc-neiva-pasto', 'auc-guerrilla-active')).toBe(1);
  });

  it('places no marker when all 40 are out, Sabotage included, but shifts all the same (R22)', () => {
    const g = positionWith({
      spaces: {
        cali: { 'auc-guerrilla': 1, support: 'active-support' },
        vaupes: { terror: 39 },
        'loc-cali-pasto': { sabotage: true },
      },
    });
    expect(markersOut(g)).toBe(40);
    run(g, terror(g, 'auc', LIMITED), ['space:cali']);
    expect([g.terror[at('cali')], g.support[at('cali')]]).toEqual([0, 1]);
  });

  it('is free when an event says so (3.1.2)', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 1 } }, resources: { farc: 0 } });
    run(g, terror(g, 'farc', { free: true }), ['space:cali']);
    expect(g.terror[at('cali')]).toBe(1);
  });
});

describe('3.3.4 Terror: markers', () => {
  it('go as far as there are any, and come off again', () => {
    const g = positionWith({ spaces: { vaupes: { terror: 38 } } });
    expect(placeMarkers(g, at('cali'), 3)).toBe(2);
    expect(placeMarkers(g, at('loc-cali-pasto'))).toBe(0);
    removeMarkers(g, at('vaupes'), 40);
    expect(markersOut(g)).toBe(2);
    expect(placeMarkers(g, at('loc-cali-pasto'), 5)).toBe(1);
    removeMarkers(g, at('loc-cali-pasto'));
    removeMarkers(g, at('loc-cali-pasto'));
    expect(logged(g)).toEqual(['log.terror', 'log.calm', 'log.sabotage', 'log.repair']);
  });
});

describe('3.3.4 Terror: aid cut', () => {
  const spaces = {
    cali: { 'auc-guerrilla': 1 },
    pasto: { 'auc-guerrilla': 1 },
    'loc-cali-pasto': { 'auc-guerrilla': 1 },
  };

  it('AUC lowers aid by 3 for one space, by 5 for 2 or more, LoCs included, once an operation (R23)', () => {
    const cut = (...answers: string[]) => {
      const g = positionWith({ spaces, aid: 20 });
      run(g, terror(g, 'auc'), answers);
      return g.aid;
    };
    expect(cut('space:cali', 'done')).toBe(17);
    expect(cut('space:cali', 'space:loc-cali-pasto', 'done')).toBe(15);
    expect(cut('space:cali', 'space:pasto', 'space:loc-cali-pasto')).toBe(15);
  });

  it('not below 0, which does not keep AUC from Terror', () => {
    const g = positionWith({ spaces, aid: 2 });
    run(g, terror(g, 'auc', LIMITED), ['space:cali']);
    expect(g.aid).toBe(0);
    run(g, terror(g, 'auc', LIMITED), ['space:pasto']);
    expect(g.aid).toBe(0);
  });

  it('is for AUC alone', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 1 }, pasto: { 'cartels-guerrilla': 1 } }, aid: 20 });
    run(g, terror(g, 'farc'), ['space:cali']);
    run(g, terror(g, 'cartels'), ['space:pasto']);
    expect(g.aid).toBe(20);
  });
});
