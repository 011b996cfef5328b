import type { Json } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.js';
import type { SpaceId } from '../data/spaces.js';
import type { Insurgent } from '../factions.js';
import { CITIES, DEPARTMENTS, isForeign, isMountain, PIPELINES, POPULATED, type Space, spaceId } from '../map.js';
import { positionWith } from '../testing/positions.js';
import { isEffective, mayExecuteAsNonplayer, nonplayerHalf } from './effective.js';

const SOLO = { nonplayers: 'farc+auc+cartels' };
type Note = { readonly [key: string]: Json };
type Spaces = Readonly<Record<string, { readonly [key: string]: Json }>>;

const effective = (card: number, note: Note = {}, faction: Insurgent = 'farc', options: Record<string, string> = {}) =>
  isEffective(positionWith({ card, ...note }, { ...SOLO, ...options }), faction);

const ids = (spaces: readonly Space[]): SpaceId[] => spaces.filter((s) => !isForeign(s)).map(spaceId);
const each = (spaces: readonly string[], what: { readonly [key: string]: Json }): Spaces =>
  Object.fromEntries(spaces.map((space) => [space, what]));
const merged = (...notes: Spaces[]): Spaces => {
  const all: Record<string, { readonly [key: string]: Json }> = {};
  for (const note of notes) for (const [space, what] of Object.entries(note)) all[space] = { ...all[space], ...what };
  return all;
};
/** So many bases of a faction, two a space. */
const basesIn = (faction: Insurgent, n: number, spaces: readonly string[]): Spaces =>
  Object.fromEntries(
    spaces.slice(0, Math.ceil(n / 2)).map((s, i) => [s, { [`${faction}-base`]: Math.min(2, n - 2 * i) }]),
  );

const PLACES = ids([...CITIES, ...DEPARTMENTS]);
const FLAT = PLACES.filter((id) => !ids(DEPARTMENTS.filter(isMountain)).includes(id));
/** Everything that insurgents have is on the map, away from mountains and from Cúcuta. */
const LEFT = FLAT.filter((id) => id !== 'cucuta');
const ALL_BASES = merged(
  basesIn('farc', 9, LEFT.slice(0, 5)),
  basesIn('auc', 6, LEFT.slice(5, 8)),
  basesIn('cartels', 15, LEFT.slice(8, 16)),
);
const ALL_OUT = merged(ALL_BASES, {
  [LEFT[0]]: { 'farc-guerrilla': 30 },
  [LEFT[5]]: { 'auc-guerrilla': 18 },
  [LEFT[8]]: { 'cartels-guerrilla': 12 },
});
const NOTHING_LEFT = { government: 0, farc: 0, auc: 0, cartels: 0 };
const broke = { resources: NOTHING_LEFT, aid: 0 };
const rich = { resources: { ...NOTHING_LEFT, farc: 99 } };
const opposed = (spaces: readonly string[]) => ({ spaces: each(spaces, { support: 'active-opposition' }) });
const NEUTRAL_CITIES = { spaces: each(ids(CITIES), { support: 'neutral' }) };
const EMPTY: Note = {};

/** Card, a position where a non-player’s text does nothing, and one where it does something. */
const CASES: readonly [card: number, nothing: Note, something: Note][] = [
  [4, { spaces: each(ids(PIPELINES), { police: 1 }) }, EMPTY],
  [5, opposed(ids(POPULATED)), { spaces: each(['antioquia'], { support: 'passive-opposition' }) }],
  [6, { spaces: each(ids(PIPELINES), { sabotage: true }) }, EMPTY],
  [8, broke, EMPTY],
  [14, { spaces: { cali: { troops: 3, 'government-base': 1 } } }, { spaces: { huila: { police: 1 } } }],
  [15, { spaces: each(ids(CITIES), { support: 'active-support' }) }, { spaces: { cali: { support: 'neutral' } } }],
  [16, broke, EMPTY],
  [18, broke, { ...broke, aid: 1 }],
  [19, { spaces: { huila: { 'auc-guerrilla': 1 } } }, { spaces: { huila: { 'farc-guerrilla-active': 1, police: 1 } } }],
  [20, { spaces: { huila: { 'farc-guerrilla': 3 } } }, { spaces: { huila: { 'farc-guerrilla-active': 1 } } }],
  [21, { ...rich, spaces: basesIn('farc', 9, PLACES) }, rich],
  [24, NEUTRAL_CITIES, { spaces: { ...NEUTRAL_CITIES.spaces, huila: { 'farc-base': 1, troops: 1 } } }],
  [25, { spaces: ALL_OUT }, { spaces: ALL_BASES }],
  [
    26,
    { spaces: { huila: { 'farc-guerrilla': 1 } } },
    { spaces: { huila: { 'farc-guerrilla': 1, 'cartels-base': 1 } } },
  ],
  [
    28,
    { spaces: merged(basesIn('farc', 9, PLACES), each(['loc-cucuta-ayacucho', 'loc-arauca-cucuta'], { police: 1 })) },
    EMPTY,
  ],
  [
    29,
    { spaces: { huila: { 'cartels-guerrilla': 1, troops: 1 } } },
    { spaces: { huila: { 'farc-guerrilla': 1, troops: 1 } } },
  ],
  [30, { spaces: each(ids(DEPARTMENTS), { zone: true }) }, EMPTY],
  [31, EMPTY, { spaces: { cali: { support: 'passive-opposition' } } }],
  [32, rich, EMPTY],
  [34, { spaces: ALL_OUT }, { spaces: ALL_BASES }],
  [35, EMPTY, { spaces: { huila: { 'cartels-base': 1 } } }],
  [
    37,
    { spaces: { huila: { 'auc-guerrilla': 1 } } },
    { spaces: { huila: { 'auc-guerrilla': 1 }, putumayo: { 'farc-base': 1 } } },
  ],
  [
    38,
    { spaces: { huila: { 'auc-guerrilla': 1, police: 1 } } },
    { spaces: { huila: { 'auc-guerrilla-active': 1, police: 1 } } },
  ],
  [39, { spaces: { cali: { police: 1 } } }, { spaces: { huila: { police: 1 } } }],
  [40, { spaces: ALL_OUT }, EMPTY],
  [41, { spaces: { huila: { 'auc-base': 1 } } }, { spaces: { huila: { 'auc-base': 1, 'cartels-base': 1 } } }],
  [43, broke, { ...broke, spaces: { huila: { troops: 1 } } }],
  [44, { ...broke, ...NEUTRAL_CITIES }, { ...broke, spaces: { cali: { support: 'passive-support' } } }],
  [45, { ...broke, aid: 9 }, { ...broke, aid: 9, spaces: { huila: { 'auc-base': 1 } } }],
  [46, { spaces: { huila: { 'auc-guerrilla': 1 } } }, { spaces: { huila: { 'farc-guerrilla': 1 } } }],
  [47, { spaces: ALL_OUT }, EMPTY],
  [48, opposed(ids(CITIES).filter((id) => id !== 'bogota')), EMPTY],
  [49, { spaces: ALL_OUT }, EMPTY],
  [50, EMPTY, { spaces: { huila: { police: 1 } } }],
  [51, EMPTY, { spaces: { santander: { 'farc-guerrilla': 1 } } }],
  [52, EMPTY, { spaces: { huila: { 'auc-guerrilla': 1 } } }],
  [53, { spaces: { cali: { 'farc-guerrilla': 1 } } }, { spaces: { huila: { 'farc-guerrilla': 1 } } }],
  [54, { spaces: { huila: { 'farc-guerrilla': 2 } } }, { spaces: { huila: { 'auc-guerrilla': 1 } } }],
  [55, EMPTY, { spaces: { huila: { 'cartels-base': 1 } } }],
  [56, { spaces: basesIn('cartels', 15, ids(DEPARTMENTS)) }, EMPTY],
  [57, EMPTY, { spaces: { huila: { police: 1 } } }],
  [58, EMPTY, { spaces: { huila: { police: 1 } } }],
  [
    59,
    { spaces: { huila: { 'cartels-guerrilla': 2, 'cartels-base': 1 } } },
    { spaces: { huila: { 'cartels-guerrilla': 2, 'cartels-base': 1 }, cali: { 'cartels-base': 1 } } },
  ],
  [60, { spaces: basesIn('cartels', 15, PLACES) }, EMPTY],
  [61, { spaces: basesIn('cartels', 15, PLACES) }, EMPTY],
  [62, { spaces: basesIn('cartels', 15, PLACES) }, EMPTY],
  [64, EMPTY, { spaces: { huila: { 'cartels-base': 1 } } }],
  [65, { spaces: ALL_BASES }, EMPTY],
  [66, { spaces: { huila: { 'cartels-base': 1 } } }, { spaces: { putumayo: { 'cartels-base': 1 } } }],
  [68, { spaces: { huila: { 'cartels-base': 1 } } }, { spaces: { choco: { 'cartels-base': 1 } } }],
  [69, EMPTY, { spaces: { huila: { 'farc-guerrilla': 1 } } }],
  [70, { spaces: { huila: { 'farc-guerrilla': 1 } } }, { spaces: { putumayo: { 'farc-guerrilla': 1 } } }],
  [72, EMPTY, { spaces: { huila: { 'cartels-base': 1 } } }],
];

/** These do something whenever they come: they bar somebody (23, 63), open a country (33, 71) or keep one eligible (36). */
const ALWAYS = [23, 33, 36, 63, 71];
const lasting = CARDS.filter((card) => card.capability || card.momentum).map((card) => card.number);

describe('8.1 Ineffective events', () => {
  it('every card is looked at', () => {
    const all = [...CASES.map(([card]) => card), ...ALWAYS, ...lasting].sort((a, b) => a - b);
    expect(all).toEqual(CARDS.map((card) => card.number));
  });

  it.each(CASES)('card %i may do nothing, and may do something', (card, nothing, something) => {
    expect(effective(card, nothing)).toBe(false);
    expect(effective(card, something)).toBe(true);
  });

  it.each([...ALWAYS, ...lasting])('card %i always does something', (card) => {
    expect(effective(card, broke)).toBe(true);
  });
});

describe('8.1 An effect is what lies otherwise on the table', () => {
  it('a shipment that stays with its owner is none', () => {
    const held = { huila: { 'cartels-guerrilla': 2, 'cartels-base': 1 } };
    const shipments = [{ space: 'huila', guerrilla: 'cartels-guerrilla' }];
    expect(effective(59, { spaces: held, shipments })).toBe(false);
  });

  it('guards that turn underground are one, though nobody moves', () => {
    expect(effective(59, { spaces: { huila: { 'cartels-guerrilla-active': 1, 'cartels-base': 1 } } })).toBe(true);
  });

  it('what a player may do is one where the cartels are played', () => {
    const guarded = { spaces: { huila: { 'cartels-guerrilla': 1, 'cartels-base': 1 } } };
    expect(effective(59, guarded, 'farc', { nonplayers: 'farc+auc' })).toBe(true);
  });

  it('an Attack may hit, whatever the dice will show', () => {
    const spaces = { huila: { 'farc-guerrilla-active': 1, police: 1 } };
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const g = positionWith({ card: 19, spaces }, SOLO, [die]);
      expect(isEffective(g, 'farc')).toBe(true);
      // Nothing was rolled for it.
      expect(g.chance.scriptedDice).toEqual([die]);
    }
  });

  it('is judged by the faction that it would name, itself, and by what that would do (46)', () => {
    const idle = { 'loc-cali-pasto': { 'farc-guerrilla-active': 1, 'farc-guerrilla': 1, sabotage: true } };
    expect(effective(46, { spaces: idle }, 'farc')).toBe(false);
    expect(effective(46, { spaces: { ...idle, cali: { 'auc-guerrilla': 1 } } }, 'farc')).toBe(false);
    // It does not act with the guerrillas of others (8.4.4).
    expect(effective(46, { spaces: { ...idle, cali: { 'auc-guerrilla': 1 } } }, 'cartels')).toBe(false);
    expect(effective(46, { spaces: { ...idle, cali: { 'farc-guerrilla-active': 1 } } }, 'farc')).toBe(true);
  });

  it('is judged by what its own pieces can do (29, 34, 53, 70)', () => {
    const huila = { huila: { 'auc-guerrilla': 1, 'farc-base': 1 }, cali: { 'farc-guerrilla': 1 } };
    expect(effective(29, { spaces: huila }, 'farc')).toBe(false);
    expect(effective(29, { spaces: huila }, 'auc')).toBe(true);
    expect(effective(29, { spaces: huila }, 'cartels')).toBe(true);
    const forest = { putumayo: { 'farc-guerrilla': 1 }, cali: { 'cartels-guerrilla': 1 } };
    for (const card of [53, 70]) {
      expect(effective(card, { spaces: forest }, 'farc')).toBe(true);
      expect(effective(card, { spaces: forest }, 'cartels')).toBe(false);
    }
    expect(effective(34, { spaces: ALL_OUT }, 'farc')).toBe(false);
    expect(effective(34, {}, 'farc')).toBe(true);
  });

  it('is judged by the executing faction: nobody deserts from itself (54)', () => {
    const only = { spaces: { huila: { 'farc-guerrilla': 2 } } };
    expect(effective(54, only, 'farc')).toBe(false);
    expect(effective(54, only, 'auc')).toBe(true);
  });
});

describe('8.4.1 and 8.4.4 Which text, and operations instead', () => {
  it('the shaded text of two, else the only one', () => {
    expect(nonplayerHalf(4)).toBe('shaded');
    expect(nonplayerHalf(19)).toBe('unshaded');
  });

  it.each([63, 69])('card %i is not chosen, whatever it would do', (card) => {
    const g = positionWith({ card, spaces: { huila: { 'cartels-guerrilla': 2 } } }, SOLO);
    expect(isEffective(g, 'cartels')).toBe(true);
    expect(mayExecuteAsNonplayer(g, 'cartels')).toBe(false);
  });
});
