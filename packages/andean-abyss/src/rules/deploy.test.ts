import { newMatch, type Settings } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { andeanAbyss } from '../index.js';
import { CITIES, DEPARTMENTS, isForeign, LOCS, population, spaceId } from '../map.js';
import { answer, pieces } from '../testing/positions.js';

const open = (settings: Settings = {}) =>
  newMatch(andeanAbyss, { seed: 'open', settings: { deployment: 'open', ...settings } });
const ids = (spaces: readonly (typeof CITIES)[number][]) => spaces.map((space) => `space:${spaceId(space)}`);
const HOME = ids(DEPARTMENTS.filter((space) => !isForeign(space)));
const TOWN = ids(CITIES);
const ROAD = ids(LOCS);
const sorted = (options: readonly string[] = []) => [...options].sort();
const offered = (match: ReturnType<typeof open>) => sorted(match.decision()?.options);

/** Cartels: six bases, two guerrillas. */
const CARTELS = ['space:putumayo', 'number:2', 'space:guaviare', 'number:2', 'space:cali', 'number:2'].concat([
  'space:cali',
  'number:2',
]);
const AUC = ['space:antioquia', 'space:loc-cali-pasto', 'number:6'];
const FARC = [
  'space:choco',
  'number:2',
  'space:huila',
  'number:2',
  'space:arauca',
  'number:2',
  'space:choco',
  'number:12',
];

describe('2.1 Open deployment', () => {
  it('begins with the markers of the standard deployment and an empty map', () => {
    const match = open();
    expect(match.view('observer')).toMatchObject({ totalSupport: 50, totalOpposition: 14, aid: 9, step: 'deploy' });
    expect(match.position.pieces.every((n) => n === 0)).toBe(true);
  });

  it('has the cartels place first: bases in cities and departments, at least 4 of 6 where people live in the country', () => {
    const match = open();
    expect(match.decision()?.seat).toBe('cartels');
    expect(match.decision()?.rule).toBe('2.1');
    expect(offered(match)).toEqual(sorted([...HOME, ...TOWN]));
    answer(match, 'space:cali', 'number:2');
    const settled = DEPARTMENTS.filter((space) => population(space) > 0);
    expect(offered(match)).toEqual(sorted(ids(settled)));
  });

  it('counts an empty department among the two bases that may go elsewhere', () => {
    const match = answer(open(), 'space:amazonas', 'number:1');
    expect(offered(match)).toContain('space:vichada');
    answer(match, 'space:vichada');
    expect(offered(match)).not.toContain('space:cali');
    expect(offered(match)).toContain('space:putumayo');
  });

  it('lets cartels and AUC put guerrillas anywhere, LoCs too, but no base on a LoC (1.4.2)', () => {
    const match = answer(open(), ...CARTELS.slice(0, 6));
    expect(offered(match)).toEqual(sorted([...HOME, ...TOWN, ...ROAD]));
    answer(match, ...CARTELS.slice(6));
    expect(match.decision()?.seat).toBe('auc');
    // Two bases a space: those of the cartels have filled three (1.4.2).
    const full = ['space:putumayo', 'space:guaviare', 'space:cali'];
    expect(offered(match)).toEqual(sorted([...HOME, ...TOWN].filter((space) => !full.includes(space))));
    answer(match, 'space:antioquia');
    expect(offered(match)).toEqual(sorted([...HOME, ...TOWN, ...ROAD]));
  });

  it('has FARC place in departments only', () => {
    const match = answer(open(), ...CARTELS, ...AUC);
    expect(match.decision()?.seat).toBe('farc');
    expect(offered(match)).toEqual(sorted(HOME.filter((s) => !['space:putumayo', 'space:guaviare'].includes(s))));
    answer(match, ...FARC.slice(0, 6));
    expect(offered(match)).toEqual(sorted(HOME));
  });

  it('has the Government place last, in cities and departments without a FARC base', () => {
    const match = answer(open(), ...CARTELS, ...AUC, ...FARC);
    expect(match.decision()?.seat).toBe('government');
    const barred = ['space:choco', 'space:huila', 'space:arauca'];
    const full = ['space:putumayo', 'space:guaviare', 'space:cali'];
    expect(offered(match)).toEqual(sorted([...HOME, ...TOWN].filter((s) => ![...barred, ...full].includes(s))));
    answer(match, 'space:bogota');
    expect(offered(match)).toEqual(sorted([...HOME, ...TOWN].filter((s) => !barred.includes(s))));
  });

  it('places all that the rulebook gives, then the first card is turned', () => {
    const match = answer(open(), ...CARTELS, ...AUC, ...FARC);
    answer(match, 'space:bogota', 'space:bogota', 'number:12', 'space:cali', 'number:11', 'space:pasto');
    expect(match.position.step).toBe('act');
    expect(match.position.turned).toBe(1);
    const g = match.position;
    expect(pieces(g, 'cali', 'cartels-base')).toBe(2);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(2);
    expect(pieces(g, 'loc-cali-pasto', 'auc-guerrilla-underground')).toBe(6);
    expect(pieces(g, 'choco', 'farc-guerrilla-underground')).toBe(12);
    expect(pieces(g, 'bogota', 'troops')).toBe(12);
    expect(pieces(g, 'cali', 'police') + pieces(g, 'pasto', 'police')).toBe(12);
    expect(match.view('observer')).toMatchObject({
      totalSupport: 50,
      oppositionPlusBases: 20,
      available: { 'government-base': 2, 'farc-base': 3, 'auc-base': 5, 'cartels-base': 9, 'cartels-guerrilla': 10 },
    });
  });

  it('asks the players who share the factions (1.5)', () => {
    const match = open({ players: '2' });
    expect(match.decision()?.seat).toBe('farc');
    answer(match, ...CARTELS);
    expect(match.decision()?.seat).toBe('government');
  });
});
