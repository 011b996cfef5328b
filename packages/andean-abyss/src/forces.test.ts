import { describe, expect, it } from 'vitest';
import { FORCES } from './data/deployment.js';
import { FACTIONS } from './factions.js';
import {
  active,
  allBases,
  allGuerrillas,
  allPieces,
  availableOf,
  baseExposed,
  bases,
  count,
  cubes,
  enemyOf,
  guerrillas,
  hasEnemies,
  hasUnderground,
  kindsIn,
  onMap,
  outnumbersAll,
  place,
  placeable,
  removeCubesOrBases,
  room,
  shiftPieces,
  strength,
  take,
  underground,
  withTemporary,
} from './forces.js';
import { brokenInvariant } from './invariants.js';
import { ACTIVE, BASE, isActive, isBase, ownerOf, PIECES, POLICE, TROOPS, turnedOver, UNDERGROUND } from './pieces.js';
import { flip } from './shipments.js';
import { at, pieces, positionWith, standard } from './testing/positions.js';

const crowd = positionWith({
  spaces: {
    santander: {
      troops: 3,
      police: 2,
      'government-base': 1,
      'farc-guerrilla': 2,
      'farc-guerrilla-active': 1,
      'auc-guerrilla': 1,
      'cartels-base': 1,
    },
  },
});

describe('1.4 Forces', () => {
  const santander = at('santander');

  it('are troops, police, guerrillas and bases, each of a faction', () => {
    expect(PIECES).toHaveLength(12);
    for (const f of FACTIONS) expect(PIECES.filter((piece) => ownerOf(piece) === f)).toHaveLength(3);
    expect(ownerOf(TROOPS)).toBe('government');
    expect(ownerOf(POLICE)).toBe('government');
    expect(PIECES.filter(isBase).map(ownerOf)).toEqual(FACTIONS);
  });

  it('are counted by kind, by faction and in all', () => {
    expect(cubes(crowd, santander)).toBe(5);
    expect(underground(crowd, santander, 'farc')).toBe(2);
    expect(active(crowd, santander, 'farc')).toBe(1);
    expect(guerrillas(crowd, santander, 'farc')).toBe(3);
    expect(allGuerrillas(crowd, santander)).toBe(4);
    expect(bases(crowd, santander, 'cartels')).toBe(1);
    expect(allBases(crowd, santander)).toBe(2);
    expect(strength(crowd, santander, 'government')).toBe(6);
    expect(strength(crowd, santander, 'cartels')).toBe(1);
    expect(allPieces(crowd, santander)).toBe(11);
  });

  it('outnumber all others only with more than half of all pieces', () => {
    expect(outnumbersAll(crowd, santander, 'government')).toBe(true);
    const even = positionWith({ spaces: { cali: { police: 2, 'farc-guerrilla': 1, 'auc-guerrilla': 1 } } });
    expect(outnumbersAll(even, at('cali'), 'government')).toBe(false);
    expect(outnumbersAll(even, at('choco'), 'government')).toBe(false);
  });

  it('are enemies of every other faction', () => {
    expect(hasEnemies(crowd, santander, 'auc')).toBe(true);
    expect(hasEnemies(crowd, at('cali'), 'auc')).toBe(false);
    expect(kindsIn(crowd, santander, enemyOf('government')).map(ownerOf)).toEqual(['farc', 'farc', 'auc', 'cartels']);
  });
});

describe('1.4.1 Availability and removal', () => {
  it('limits each kind to what there is', () => {
    expect(FORCES).toEqual({
      government: { troops: 30, police: 30, base: 3 },
      farc: { guerrilla: 30, base: 9 },
      auc: { guerrilla: 18, base: 6 },
      cartels: { guerrilla: 12, base: 15 },
    });
    const g = standard();
    expect([availableOf(g, TROOPS), availableOf(g, POLICE), availableOf(g, BASE.government)]).toEqual([18, 18, 2]);
    expect([availableOf(g, UNDERGROUND.farc), availableOf(g, BASE.farc)]).toEqual([18, 3]);
    expect([availableOf(g, UNDERGROUND.auc), availableOf(g, BASE.auc)]).toEqual([12, 5]);
    expect([availableOf(g, UNDERGROUND.cartels), availableOf(g, BASE.cartels)]).toEqual([10, 9]);
  });

  it('places no more than is available', () => {
    const g = positionWith({
      spaces: { amazonas: { 'cartels-guerrilla': 7 }, vaupes: { 'cartels-guerrilla-active': 4 } },
    });
    expect(availableOf(g, ACTIVE.cartels)).toBe(1);
    expect(place(g, at('cali'), UNDERGROUND.cartels, 3)).toBe(1);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(1);
    expect(place(g, at('cali'), UNDERGROUND.cartels)).toBe(0);
    expect(brokenInvariant(g)).toBeUndefined();
  });

  it('returns removed pieces to the available forces', () => {
    const g = positionWith({ spaces: { cali: { troops: 2, 'auc-guerrilla-active': 1 } } });
    take(g, at('cali'), ACTIVE.auc);
    expect(availableOf(g, UNDERGROUND.auc)).toBe(18);
    expect(removeCubesOrBases(g, at('cali'), TROOPS, 5)).toBe(2);
    expect(availableOf(g, TROOPS)).toBe(30);
    expect(removeCubesOrBases(g, at('cali'), TROOPS, 5)).toBe(0);
    expect(onMap(g, TROOPS)).toBe(0);
  });

  it('moves pieces without touching the available forces', () => {
    const g = positionWith({ spaces: { cali: { troops: 4 } } });
    shiftPieces(g, at('cali'), at('pasto'), TROOPS, 3);
    expect([pieces(g, 'cali', 'troops'), pieces(g, 'pasto', 'troops'), availableOf(g, TROOPS)]).toEqual([1, 3, 26]);
  });

  it('lets a rule evaluate a change without making it', () => {
    const g = positionWith({ spaces: { cali: { 'farc-guerrilla': 1 } } });
    const gone = withTemporary(g, at('cali'), UNDERGROUND.farc, undefined, () => [
      allPieces(g, at('cali')),
      availableOf(g, UNDERGROUND.farc),
    ]);
    const shown = withTemporary(g, at('cali'), UNDERGROUND.farc, ACTIVE.farc, () => active(g, at('cali'), 'farc'));
    expect(gone).toEqual([0, 30]);
    expect(shown).toBe(1);
    expect(underground(g, at('cali'), 'farc')).toBe(1);
    expect(brokenInvariant(g)).toBeUndefined();
  });
});

describe('1.4.2 Stacking', () => {
  it('allows 2 bases in a city or department, whosesoever they are', () => {
    const g = positionWith({ spaces: { cali: { 'farc-base': 1 }, choco: { 'auc-base': 1, 'cartels-base': 1 } } });
    expect(room(g, at('cali'), BASE.government)).toBe(1);
    expect(place(g, at('cali'), BASE.cartels, 2)).toBe(1);
    expect(room(g, at('choco'), BASE.farc)).toBe(0);
    expect(place(g, at('choco'), BASE.farc)).toBe(0);
  });

  it('keeps bases off LoCs (R28)', () => {
    const g = positionWith();
    expect(place(g, at('loc-cali-pasto'), BASE.auc)).toBe(0);
    expect(place(g, at('loc-cali-pasto'), UNDERGROUND.auc, 4)).toBe(4);
  });

  it('keeps only the Government out of FARC Zones (R15)', () => {
    const g = positionWith({ spaces: { guaviare: { zone: true } } });
    for (const piece of [TROOPS, POLICE, BASE.government]) expect(room(g, at('guaviare'), piece)).toBe(0);
    expect(room(g, at('guaviare'), UNDERGROUND.auc)).toBe(99);
    expect(room(g, at('guaviare'), BASE.auc)).toBe(2);
  });

  it('allows Ecuador 2 pieces of each faction, of any kinds (R27)', () => {
    const g = positionWith({ foreign: ['ecuador'], spaces: { ecuador: { 'farc-base': 1, 'auc-guerrilla': 2 } } });
    expect(placeable(g, at('ecuador'), UNDERGROUND.farc)).toBe(1);
    expect(placeable(g, at('ecuador'), UNDERGROUND.auc)).toBe(0);
    expect(place(g, at('ecuador'), BASE.cartels, 2)).toBe(1);
    expect(place(g, at('ecuador'), TROOPS, 3)).toBe(2);
    expect(room(g, at('ecuador'), POLICE)).toBe(0);
  });

  it('allows any number of cubes and guerrillas elsewhere', () => {
    const g = positionWith();
    expect(place(g, at('amazonas'), TROOPS, 30)).toBe(30);
    expect(place(g, at('amazonas'), UNDERGROUND.farc, 30)).toBe(30);
  });
});

describe('1.4.3 Underground and active', () => {
  it('sets up and places new guerrillas underground', () => {
    const g = standard();
    expect(PIECES.filter(isActive).every((piece) => onMap(g, piece) === 0)).toBe(true);
    place(g, at('cali'), ACTIVE.farc);
    expect(pieces(g, 'cali', 'farc-guerrilla-underground')).toBe(1);
    expect(hasUnderground(g, at('cali'))).toBe(true);
  });

  it('turns guerrillas to and fro, as many as there are', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 3, 'auc-guerrilla-active': 1 } } });
    expect(flip(g, at('cali'), 'auc', 'active', 2)).toBe(2);
    expect([underground(g, at('cali'), 'auc'), active(g, at('cali'), 'auc')]).toEqual([1, 3]);
    expect(flip(g, at('cali'), 'auc', 'underground')).toBe(3);
    expect(flip(g, at('cali'), 'auc', 'underground')).toBe(0);
  });

  it('knows the other side of a guerrilla', () => {
    expect(turnedOver(UNDERGROUND.auc)).toBe(ACTIVE.auc);
    expect(turnedOver(ACTIVE.auc)).toBe(UNDERGROUND.auc);
  });

  it('has no such thing for cubes and bases: they are always active', () => {
    expect([TROOPS, POLICE, BASE.farc].some(isActive)).toBe(false);
    expect(count(crowd, at('santander'), TROOPS)).toBe(3);
  });
});

describe('3.2.4 Bases last', () => {
  it('a base falls only when its faction has no cube or guerrilla there, active or underground', () => {
    const g = positionWith({
      spaces: {
        cali: { 'farc-base': 1, 'farc-guerrilla': 1 },
        choco: { 'farc-base': 2, 'auc-guerrilla': 2 },
        huila: { 'government-base': 1, police: 1 },
        pasto: { 'government-base': 1 },
      },
    });
    expect(baseExposed(g, at('cali'), 'farc')).toBe(false);
    expect(baseExposed(g, at('choco'), 'farc')).toBe(true);
    expect(baseExposed(g, at('huila'), 'government')).toBe(false);
    expect(baseExposed(g, at('pasto'), 'government')).toBe(true);
    expect(baseExposed(g, at('pasto'), 'farc')).toBe(false);
  });
});
