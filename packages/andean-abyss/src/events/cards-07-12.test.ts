import { describe, expect, it } from 'vitest';
import { operate } from '../rules/operations/index.js';
import { canSweepIn } from '../rules/operations/sweep-spaces.js';
import { controlPhase, resetPhase, resourcesPhase } from '../rules/propaganda.js';
import { at, logged, offers, pieces, positionWith, run } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { runEvent } from './index.js';

const spaces = (options: readonly string[]) => options.filter((option) => option.startsWith('space:'));

describe('7 7th Special Forces', () => {
  const troubled = () =>
    positionWith({
      spaces: {
        bogota: { terror: 2 },
        'loc-neiva-bogota': { sabotage: true },
        'loc-yopal-bogota': { 'farc-guerrilla': 1 },
      },
    });

  it('unshaded: up to 3 markers of both kinds leave the map after the Sabotage of the Control phase', () => {
    const g = troubled();
    run(g, runEvent(g, 7, 'unshaded', 'government'));
    const answers = ['space:loc-yopal-bogota', 'space:bogota', 'space:loc-neiva-bogota'];
    const { decisions } = run(g, controlPhase(g), answers);
    expect(decisions.map((d) => d.seat)).toEqual(['government', 'government', 'government']);
    expect(spaces(decisions[0].options)).toEqual(['space:bogota', 'space:loc-neiva-bogota', 'space:loc-yopal-bogota']);
    expect(g.terror[at('bogota')]).toBe(1);
    run(g, resourcesPhase(g));
    expect(g.resources.government).toBe(40 + 30);
  });

  it('unshaded: or none, and then the Sabotage costs its Econ', () => {
    const g = troubled();
    run(g, runEvent(g, 7, 'unshaded', 'government'));
    run(g, controlPhase(g), ['done']);
    run(g, resourcesPhase(g));
    expect(g.resources.government).toBe(40 + 30 - 2 - 2);
  });

  it('unshaded: no question where no marker is', () => {
    const g = positionWith();
    run(g, runEvent(g, 7, 'unshaded', 'government'));
    expect(run(g, controlPhase(g)).decisions).toEqual([]);
  });

  it('shaded: guerrillas as many as cubes are enough for Sabotage, but one at least', () => {
    const note = {
      spaces: {
        'loc-neiva-bogota': { police: 1, 'farc-guerrilla': 1 },
        'loc-yopal-bogota': { police: 1, troops: 1, 'farc-guerrilla': 1, 'auc-guerrilla-active': 1 },
        'loc-ibague-cali': { police: 2, 'farc-guerrilla': 1 },
        'loc-medellin-ibague': { police: 1 },
      },
    };
    const without = positionWith(note);
    run(without, controlPhase(without));
    expect(logged(without)).not.toContain('log.sabotage');
    const g = positionWith(note);
    run(g, runEvent(g, 7, 'shaded', 'farc'));
    run(g, controlPhase(g));
    expect(g.terror[at('loc-neiva-bogota')]).toBe(1);
    expect(g.terror[at('loc-yopal-bogota')]).toBe(1);
    expect(logged(g).filter((key) => key === 'log.sabotage')).toHaveLength(2);
  });
});

describe('8 Fuerza Aérea Colombiana', () => {
  const targets = (note = {}) =>
    positionWith({
      spaces: {
        'meta-west': { 'farc-guerrilla-active': 1, 'farc-base': 1 },
        'loc-neiva-bogota': { 'auc-guerrilla-active': 1, 'cartels-guerrilla-active': 1 },
        guaviare: { 'farc-guerrilla': 1, 'farc-base': 1 },
        bogota: { 'auc-guerrilla-active': 1 },
      },
      ...note,
    });

  it('unshaded: the Government strikes 3 times, the same space again if it likes', () => {
    const g = targets();
    const { decisions } = run(g, runEvent(g, 8, 'unshaded', 'auc'), [
      'space:meta-west',
      'space:meta-west',
      'space:loc-neiva-bogota',
      'piece:cartels-guerrilla-active',
    ]);
    expect(decisions.map((d) => d.seat)).toEqual(['government', 'government', 'government', 'government']);
    expect(decisions[0].options).toEqual(['space:meta-west', 'space:loc-neiva-bogota', 'done']);
    expect(pieces(g, 'meta-west', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'meta-west', 'farc-base')).toBe(0);
    expect(pieces(g, 'loc-neiva-bogota', 'cartels-guerrilla-active')).toBe(0);
    expect(g.resources.government).toBe(40);
  });

  it('unshaded: fewer where there is no more to strike, and none of it is a Drug Bust', () => {
    const g = positionWith({
      spaces: { 'meta-west': { 'farc-guerrilla-active': 1 } },
      shipments: [{ space: 'meta-west', guerrilla: 'farc-guerrilla-active' }],
    });
    run(g, runEvent(g, 8, 'unshaded', 'government'), ['space:meta-west']);
    expect(pieces(g, 'meta-west', 'farc-guerrilla-active')).toBe(0);
    expect(g.shipments).toEqual([]);
    expect(g.aid).toBe(9);
  });

  it('unshaded: the newer event overrides Plan Colombia, shaded (5.1.2)', () => {
    const g = targets({ momentum: [{ card: 12, faction: 'farc' }] });
    expect(offers(runEvent(g, 8, 'unshaded', 'government'))).toEqual([
      'space:meta-west',
      'space:loc-neiva-bogota',
      'done',
    ]);
  });

  it('unshaded: the Government may strike less often, or not at all (5.5)', () => {
    const g = targets();
    run(g, runEvent(g, 8, 'unshaded', 'auc'), ['space:meta-west', 'done']);
    expect(pieces(g, 'meta-west', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'meta-west', 'farc-base')).toBe(1);
  });

  it('unshaded: Misil Antiaéreo, shaded, still closes spaces with guerrillas', () => {
    const g = targets({ momentum: [{ card: 27, faction: 'farc' }] });
    expect(run(g, runEvent(g, 8, 'unshaded', 'government')).decisions).toEqual([]);
    expect(logged(g)).not.toContain('log.remove');
  });

  it('shaded: the Government loses 9, down to 0', () => {
    const g = targets();
    run(g, runEvent(g, 8, 'shaded', 'farc'));
    expect(g.resources.government).toBe(31);
    g.resources.government = 4;
    run(g, runEvent(g, 8, 'shaded', 'farc'));
    expect(g.resources.government).toBe(0);
  });
});

describe('9 High Mountain Battalions', () => {
  const mountain = (troops: number, police: number, note = {}) =>
    positionWith({ spaces: { santander: { troops, police, 'farc-guerrilla-active': 5 } }, ...note });

  it('unshaded: every cube removes a piece in mountains', () => {
    const g = mountain(2, 2);
    run(g, runEvent(g, 9, 'unshaded', 'government'));
    run(g, operate(g, 'government', 'assault', {}), ['space:santander']);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(1);
  });

  it('unshaded: police alone can Assault there', () => {
    const g = mountain(0, 1, { capabilities: { 9: 'unshaded' } });
    run(g, operate(g, 'government', 'assault', {}), ['space:santander']);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(4);
  });

  it('unshaded: Madrid Donors, shaded, does not close mountains to Assault, only to Sweep', () => {
    const note = {
      capabilities: { 9: 'unshaded' },
      momentum: [{ card: 17, faction: 'farc' }],
      spaces: {
        santander: { troops: 1, 'farc-guerrilla-active': 1, 'farc-guerrilla': 1 },
        'meta-east': { troops: 1, 'farc-guerrilla-active': 1 },
      },
    };
    const g = positionWith(note);
    expect(spaces(offers(operate(g, 'government', 'assault', {})))).toEqual(['space:santander']);
    expect(spaces(offers(operate(g, 'government', 'sweep', {})))).not.toContain('space:santander');
  });

  it('shaded: 1 piece for 4 troops', () => {
    const g = mountain(7, 3);
    run(g, runEvent(g, 9, 'shaded', 'farc'));
    run(g, operate(g, 'government', 'assault', {}), ['space:santander']);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(4);
  });

  it('shaded: 3 troops remove nothing, and only in mountains', () => {
    const note = {
      capabilities: { 9: 'shaded' },
      spaces: {
        santander: { troops: 3, 'farc-guerrilla-active': 1 },
        'meta-east': { troops: 1, 'farc-guerrilla-active': 1 },
      },
    };
    const g = positionWith(note);
    expect(spaces(offers(operate(g, 'government', 'assault', {})))).toEqual(['space:meta-east']);
  });
});

describe('10 Blackhawks', () => {
  const base = (note = {}) =>
    positionWith({
      spaces: { bogota: { troops: 5, police: 1 }, guaviare: { zone: true, 'farc-guerrilla': 1 } },
      ...note,
    });

  it('unshaded: an Air Lift moves any number of troops from one space to another', () => {
    const g = base();
    run(g, runEvent(g, 10, 'unshaded', 'government'));
    const { decisions } = run(g, operate(g, 'government', 'patrol', { special: true }), [
      'air-lift',
      'space:meta-east',
      'number:5',
      'done',
    ]);
    expect(decisions[1].options).not.toContain('space:guaviare');
    expect(decisions[2].options).toEqual(['number:1', 'number:2', 'number:3', 'number:4', 'number:5']);
    expect(pieces(g, 'meta-east', 'troops')).toBe(5);
    expect(pieces(g, 'bogota', 'police')).toBe(1);
  });

  it('shaded: an Air Lift moves 1', () => {
    const g = base();
    run(g, runEvent(g, 10, 'shaded', 'farc'));
    run(g, operate(g, 'government', 'patrol', { special: true }), ['air-lift', 'space:meta-east', 'done']);
    expect(pieces(g, 'meta-east', 'troops')).toBe(1);
    expect(pieces(g, 'bogota', 'troops')).toBe(4);
  });

  it('without it, 3', () => {
    const g = base();
    expect(offers(operate(g, 'government', 'patrol', { special: true }), ['air-lift', 'space:meta-east'])).toEqual([
      'number:1',
      'number:2',
      'number:3',
    ]);
  });
});

describe('11 National Defense & Security Council', () => {
  it('unshaded: 1 police comes along into each space, as troops do', () => {
    const g = positionWith({
      spaces: {
        bogota: { troops: 1, police: 2 },
        ibague: { police: 2 },
        santander: { 'farc-guerrilla': 2 },
        huila: { 'auc-guerrilla': 1 },
      },
    });
    run(g, runEvent(g, 11, 'unshaded', 'government'));
    const { decisions } = run(g, operate(g, 'government', 'sweep', {}), [
      'space:santander',
      'space:bogota', // the troops
      'space:ibague', // the police, over the pipeline
      'space:huila',
      'space:bogota',
      'done',
      'piece:farc-guerrilla-underground',
      'piece:auc-guerrilla-underground',
    ]);
    expect(decisions[2].options).toEqual(['space:bogota', 'space:ibague', 'done']);
    expect(pieces(g, 'santander', 'police')).toBe(1);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'huila', 'police')).toBe(1);
    expect(pieces(g, 'huila', 'auc-guerrilla-active')).toBe(1);
  });

  it('unshaded: not over a LoC with a guerrilla, nor on with police that have come', () => {
    const g = positionWith({
      capabilities: { 11: 'unshaded' },
      spaces: { ibague: { police: 1 }, 'loc-bogota-ibague-bucaramanga': { 'farc-guerrilla': 1 } },
    });
    expect(spaces(offers(operate(g, 'government', 'sweep', {})))).not.toContain('space:santander');
    const { decisions } = run(g, operate(g, 'government', 'sweep', {}), ['space:huila', 'space:ibague']);
    expect(decisions.map((d) => d.prompt.key)).toEqual([promptKey('sweep.space'), promptKey('sweep.police')]);
    expect(pieces(g, 'huila', 'police')).toBe(1);
  });

  it('unshaded: police alone make a Sweep that an event puts somewhere worth while', () => {
    const note = { spaces: { bogota: { police: 1 } } };
    expect(canSweepIn(positionWith(note), at('meta-east'))).toBe(false);
    expect(canSweepIn(positionWith({ ...note, capabilities: { 11: 'unshaded' } }), at('meta-east'))).toBe(true);
  });

  it('without it, police do not move', () => {
    const g = positionWith({ spaces: { bogota: { troops: 1 }, ibague: { police: 1 } } });
    run(g, operate(g, 'government', 'sweep', { limited: true }), ['space:huila', 'done']);
    expect(pieces(g, 'ibague', 'police')).toBe(1);
  });

  const split = (options = {}) =>
    positionWith(
      {
        capabilities: { 11: 'shaded' },
        spaces: {
          santander: { troops: 1, police: 2, 'farc-guerrilla': 3 },
          huila: { troops: 3, police: 1, 'farc-guerrilla': 4 },
          'meta-west': { troops: 3, police: 1, 'farc-guerrilla': 4 },
        },
      },
      options,
    );
  const sweepThree = ['space:santander', 'done', 'space:huila', 'done', 'space:meta-west', 'done', 'done'];
  const find = 'piece:farc-guerrilla-underground';

  it('shaded: troops or police find, for the whole Sweep; forests halve what was chosen', () => {
    const g = split();
    const { decisions } = run(g, operate(g, 'government', 'sweep', {}), [...sweepThree, 'by-troops', find, find, find]);
    expect(decisions.filter((d) => d.prompt.key === promptKey('sweep.kind'))).toHaveLength(1);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(3);
    expect(pieces(g, 'meta-west', 'farc-guerrilla-active')).toBe(1);
  });

  it('shaded: police find 2, 1 and, in the forest, nobody', () => {
    const g = split();
    run(g, operate(g, 'government', 'sweep', {}), [...sweepThree, 'by-police', find, find]);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(1);
    expect(pieces(g, 'meta-west', 'farc-guerrilla-active')).toBe(0);
  });

  it('shaded, option council by space: chosen in each, asked only where either can find somebody', () => {
    const g = split({ council: 'space' });
    run(g, operate(g, 'government', 'sweep', {}), [...sweepThree, 'by-police', find, 'by-troops', find, find]);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(2);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(3);
    expect(pieces(g, 'meta-west', 'farc-guerrilla-active')).toBe(1);
  });

  it('shaded: no question where there is only one kind; Patrol is as ever', () => {
    const g = positionWith({
      spaces: {
        santander: { police: 1, 'farc-guerrilla': 2 },
        'loc-neiva-bogota': { troops: 1, police: 1, 'auc-guerrilla': 2 },
      },
    });
    run(g, runEvent(g, 11, 'shaded', 'farc'));
    run(g, operate(g, 'government', 'sweep', { limited: true }), ['space:santander', find]);
    expect(pieces(g, 'santander', 'farc-guerrilla-active')).toBe(1);
    run(g, operate(g, 'government', 'patrol', {}), ['done', 'piece:auc-guerrilla-underground', 'done']);
    expect(pieces(g, 'loc-neiva-bogota', 'auc-guerrilla-active')).toBe(2);
  });
});

describe('12 Plan Colombia', () => {
  it('unshaded: resources for the aid as it was, under Samper too; then aid +10', () => {
    const g = positionWith({ aid: 9, president: 'samper' });
    run(g, runEvent(g, 12, 'unshaded', 'government'));
    expect(g.resources.government).toBe(49);
    expect(g.aid).toBe(19);
  });

  it('unshaded: 20 at most; aid to 29 and resources to 99', () => {
    const g = positionWith({ aid: 25, resources: { government: 70 } });
    run(g, runEvent(g, 12, 'unshaded', 'auc'));
    expect(g.resources.government).toBe(90);
    expect(g.aid).toBe(29);
    run(g, runEvent(g, 12, 'unshaded', 'auc'));
    expect(g.resources.government).toBe(99);
  });

  const pipelines = () =>
    positionWith({
      spaces: {
        'loc-neiva-bogota': { police: 2, 'farc-guerrilla-active': 1, 'farc-guerrilla': 1 },
        'meta-west': { 'farc-guerrilla-active': 1 },
      },
    });

  it('shaded: no Air Strike, Patrol finds nobody but may still Assault', () => {
    const g = pipelines();
    run(g, runEvent(g, 12, 'shaded', 'farc'));
    const { decisions } = run(g, operate(g, 'government', 'patrol', { special: true }), [
      'done',
      'space:loc-neiva-bogota',
    ]);
    expect(decisions[0].options).not.toContain('air-strike');
    expect(pieces(g, 'loc-neiva-bogota', 'farc-guerrilla-active')).toBe(0);
    expect(pieces(g, 'loc-neiva-bogota', 'farc-guerrilla-underground')).toBe(1);
  });

  it('shaded: until the Reset phase', () => {
    const g = pipelines();
    run(g, runEvent(g, 12, 'shaded', 'farc'));
    run(g, resetPhase(g));
    expect(g.momentum).toEqual([]);
    const found = ['done', 'piece:farc-guerrilla-underground'];
    expect(offers(operate(g, 'government', 'patrol', { special: true }), found)).toContain('air-strike');
    expect(pieces(g, 'loc-neiva-bogota', 'farc-guerrilla-active')).toBe(2);
  });
});
