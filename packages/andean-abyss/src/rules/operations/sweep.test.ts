import { isWithoutEffect } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { SPACE_IDS, type SpaceId } from '../../data/spaces.js';
import { at, offers, pieces, plain, positionWith, run } from '../../testing/positions.js';
import { promptKey } from '../../testing/prompt-key.js';
import { plan } from '../execution.js';
import { canOperate, operate } from './index.js';
import { sweepLegal, sweepOrigins, sweepSpaces } from './sweep-spaces.js';

type Scene = ReturnType<typeof positionWith>;
const sweep = (g: Scene, terms = {}) => operate(g, 'government', 'sweep', terms);
const origins = (g: Scene, to: SpaceId) =>
  sweepOrigins(g, at(to))
    .map((s) => SPACE_IDS[s])
    .sort();

const AROUND_CESAR = [
  'antioquia',
  'atlantico',
  'bucaramanga',
  'cucuta',
  'loc-ayacucho-santa-marta',
  'loc-ayacucho-sincelejo',
  'loc-bucaramanga-ayacucho',
  'loc-cucuta-ayacucho',
  'santa-marta',
  'santander',
  'sincelejo',
];

describe('3.2.3 Sweep', () => {
  it('takes cities and departments, no LoCs (T8), no FARC Zones (6.4.4)', () => {
    const g = positionWith({ spaces: { guaviare: { zone: true } } });
    expect(sweepLegal(g, at('cali'))).toBe(true);
    expect(sweepLegal(g, at('vaupes'))).toBe(true);
    expect(sweepLegal(g, at('loc-cali-pasto'))).toBe(false);
    expect(sweepLegal(g, at('guaviare'))).toBe(false);
    expect(sweepLegal(g, at('panama'))).toBe(false);
  });

  it('pays 3 resources a space and selects none twice', () => {
    const g = positionWith({ spaces: { bogota: { troops: 4 } }, resources: { government: 7 } });
    run(g, sweep(g), [
      'space:huila',
      'space:bogota',
      'number:1',
      'done',
      'space:meta-west',
      'space:bogota',
      'number:2',
      'done',
    ]);
    expect(g.resources.government).toBe(1);
    expect([pieces(g, 'huila', 'troops'), pieces(g, 'meta-west', 'troops'), pieces(g, 'bogota', 'troops')]).toEqual([
      1, 2, 1,
    ]);
    expect(canOperate(g, 'government', 'sweep', {})).toBe(false);
  });

  it('offers spaces that troops can reach or where cubes can find somebody', () => {
    const g = positionWith({
      spaces: { vichada: { troops: 1 }, cali: { police: 1, 'auc-guerrilla': 1 }, pasto: { police: 1 } },
    });
    expect(sweepSpaces(g, plan('government', 'sweep')).map((s) => SPACE_IDS[s])).toEqual([
      'cali',
      'guaviare',
      'arauca',
      'meta-east',
      'guainia',
    ]);
  });

  it('offers no further space that only troops already moved could reach (E10)', () => {
    const g = positionWith({ spaces: { bogota: { troops: 2 }, cali: { police: 1, 'auc-guerrilla': 1 } } });
    const options = (answers: string[]) =>
      plain(offers(sweep(positionWith({ spaces: { bogota: { troops: 2 } } })), answers));
    expect(options(['space:huila', 'space:bogota', 'number:2'])).toEqual([]);
    expect(options(['space:huila', 'space:bogota', 'number:1', 'done'])).toContain('space:meta-west');
    // Cubes that stand in a space still find somebody there.
    expect(plain(offers(sweep(g), ['space:huila', 'space:bogota', 'number:2']))).toEqual(['space:cali', 'done']);
  });

  it('charges for nothing once nobody can come or find anybody (3.1)', () => {
    const g = positionWith({ spaces: { bogota: { troops: 2 } } });
    run(g, sweep(g), ['space:huila', 'space:bogota', 'number:2']);
    expect(g.resources.government).toBe(37);
  });

  it('without cubes may take any legal space, each marked as without effect (3.1)', () => {
    const g = positionWith();
    const { decisions } = run(g, sweep(g), ['space:cali']);
    const [{ prompt }] = decisions;
    expect(decisions[0].options).toContain('space:huila');
    expect(plain(decisions[0].options).every((option) => isWithoutEffect(prompt, option))).toBe(true);
    const useful = sweep(positionWith({ spaces: { bogota: { troops: 1 } } })).next({}).value;
    expect(Array.isArray(useful) && useful[0].prompt.params).not.toHaveProperty('noEffect');
  });

  it('example: into Cesar from 3 departments, 4 LoCs and Barranquilla, and over free LoCs from 3 more cities', () => {
    expect(origins(positionWith(), 'cesar')).toEqual(AROUND_CESAR);
  });

  it('a LoC with a guerrilla lets nobody through, but troops on it may go in (R10)', () => {
    const g = positionWith({ spaces: { 'loc-cucuta-ayacucho': { 'farc-guerrilla-active': 1 } } });
    expect(origins(g, 'cesar')).toEqual(AROUND_CESAR.filter((id) => id !== 'cucuta'));
    expect(origins(g, 'cesar')).toContain('loc-cucuta-ayacucho');
  });

  it('passes over one LoC at most, and never through a city or department', () => {
    expect(origins(positionWith(), 'vichada')).toEqual(['arauca', 'guainia', 'guaviare', 'meta-east']);
    expect(origins(positionWith(), 'choco')).not.toContain('pasto');
  });

  it('moves troops only; police stay', () => {
    const g = positionWith({ spaces: { bogota: { police: 3 }, cali: { troops: 2 } } });
    expect(offers(sweep(g), ['space:huila'])).toEqual(['space:cali', 'done']);
  });

  it('moves no troops twice, though all moves come before anybody is found (E10)', () => {
    const spaces = { bogota: { troops: 2 }, huila: { troops: 1, 'farc-guerrilla': 5 } };
    const g = positionWith({ spaces });
    const into = ['space:huila', 'space:bogota', 'number:2', 'space:choco', 'space:huila'];
    // Of the 3 troops in Huila only the one that stood there can go on: no number is asked.
    // Then nobody is left who could reach another space, so none is offered.
    run(g, sweep(g), [...into, 'piece:farc-guerrilla-underground']);
    expect([pieces(g, 'huila', 'troops'), pieces(g, 'choco', 'troops')]).toEqual([2, 1]);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(2);
  });

  it('need not move anybody', () => {
    const g = positionWith({ spaces: { cali: { troops: 1, 'farc-guerrilla': 1 }, pasto: { troops: 1 } } });
    run(g, sweep(g), ['space:cali', 'done', 'done', 'piece:farc-guerrilla-underground']);
    expect(pieces(g, 'cali', 'farc-guerrilla-active')).toBe(1);
  });

  it('keeps Ecuador to 2 pieces (R27)', () => {
    const g = positionWith({ foreign: ['ecuador'], spaces: { pasto: { troops: 5 } } });
    expect(offers(sweep(g), ['space:ecuador', 'space:pasto'])).toEqual(['number:1', 'number:2']);
  });
});

describe('3.2.3 Sweep: activation', () => {
  it.each<[SpaceId, Record<string, number>, number]>([
    ['huila', { troops: 2, police: 3 }, 5],
    ['cali', { police: 2 }, 2],
    ['arauca', { troops: 4 }, 4],
    ['choco', { troops: 2, police: 3 }, 2],
    ['choco', { police: 1 }, 0],
  ])('1 guerrilla a cube, troops or police, moved there or not; in forests 1 for 2: %s %o', (space, here, found) => {
    const g = positionWith({ spaces: { [space]: { ...here, 'farc-guerrilla': 9 } } });
    const targets = found > 0 ? ['piece:farc-guerrilla-underground'] : [];
    run(g, sweep(g, { limited: true }), [`space:${space}`, ...targets]);
    expect(pieces(g, space, 'farc-guerrilla-active')).toBe(found);
  });

  it('example of 1.3.5: none in Panamá', () => {
    const spaces = { panama: { troops: 6, 'auc-guerrilla': 3 }, choco: { troops: 1 } };
    const g = positionWith({ foreign: ['panama'], spaces });
    run(g, sweep(g, { limited: true }), ['space:panama', 'done']);
    expect(pieces(g, 'panama', 'auc-guerrilla-underground')).toBe(3);
  });

  it('only in selected spaces', () => {
    const g = positionWith({
      spaces: { cali: { troops: 1, 'farc-guerrilla': 1 }, bogota: { troops: 1, 'auc-guerrilla': 1 } },
    });
    run(g, sweep(g), ['space:cali', 'done', 'piece:farc-guerrilla-underground']);
    expect(pieces(g, 'bogota', 'auc-guerrilla-underground')).toBe(1);
  });

  it('may ignore a faction, but a faction once targeted is activated in full (1.4.1)', () => {
    const note = { spaces: { cali: { troops: 3, 'farc-guerrilla': 2, 'auc-guerrilla': 1, 'cartels-guerrilla': 1 } } };
    const here = ['space:cali', 'done'];
    expect(offers(sweep(positionWith(note)), here)).toEqual([
      'piece:farc-guerrilla-underground',
      'piece:auc-guerrilla-underground',
      'piece:cartels-guerrilla-underground',
      'done',
    ]);
    const g = positionWith(note);
    run(g, sweep(g), [...here, 'piece:auc-guerrilla-underground', 'done']);
    expect(pieces(g, 'cali', 'auc-guerrilla-active')).toBe(1);
    expect(offers(sweep(positionWith(note)), [...here, 'piece:farc-guerrilla-underground'])).not.toContain('done');
  });

  it('spares the faction of Senado & Cámara', () => {
    const g = positionWith({
      spaces: { cali: { troops: 3, 'farc-guerrilla': 2, 'auc-guerrilla': 1 } },
      momentum: [{ card: 42, faction: 'farc' }],
    });
    expect(offers(sweep(g), ['space:cali', 'done'])).toEqual(['piece:auc-guerrilla-underground', 'done']);
  });

  it('lets a special activity come between two spaces (4.1)', () => {
    const g = positionWith({
      spaces: { cali: { troops: 3, 'farc-guerrilla': 3 }, bogota: { 'auc-guerrilla': 3, police: 1 } },
      resources: { government: 6 },
    });
    const { decisions } = run(g, sweep(g, { special: true }), [
      'space:cali',
      'space:bogota',
      'done',
      'space:cali',
      'piece:farc-guerrilla-underground',
      'air-lift',
      'space:bogota',
      'number:2',
      'space:bogota',
      'piece:auc-guerrilla-underground',
    ]);
    const find = decisions.filter((d) => d.prompt.key === promptKey('sweep.find'));
    expect(find.map((d) => plain(d.options))).toEqual([
      ['space:cali', 'space:bogota', 'air-lift', 'done'],
      ['space:bogota', 'air-lift', 'done'],
      ['space:bogota', 'done'],
    ]);
    expect(pieces(g, 'cali', 'farc-guerrilla-active')).toBe(3);
    expect(pieces(g, 'bogota', 'auc-guerrilla-active')).toBe(3);
  });

  it('goes on in turn without a question when no special activity can come between', () => {
    const g = positionWith({
      spaces: { cali: { police: 1, 'farc-guerrilla': 1 }, bogota: { police: 1, 'auc-guerrilla': 1 } },
    });
    const { decisions } = run(g, sweep(g), [
      'space:cali',
      'space:bogota',
      'piece:farc-guerrilla-underground',
      'piece:auc-guerrilla-underground',
    ]);
    expect(decisions.map((d) => d.prompt.key)).not.toContain(promptKey('sweep.find'));
  });
});

describe('2.3.5 Limited Sweep', () => {
  it('moves troops from several spaces into one', () => {
    const g = positionWith({ spaces: { cali: { troops: 1 }, bogota: { troops: 2 } } });
    run(g, sweep(g, { limited: true }), ['space:huila', 'space:cali', 'space:bogota', 'number:2']);
    expect(pieces(g, 'huila', 'troops')).toBe(3);
    expect(g.resources.government).toBe(37);
  });
});
