import { InputError, newMatch, readSettings, type Settings, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { isPropaganda } from './data/cards.js';
import type { SpaceId } from './data/spaces.js';
import { andeanAbyss } from './index.js';
import { CITIES, spaceId } from './map.js';
import { PIECE_IDS, type PieceId } from './pieces.js';
import { standard } from './testing/positions.js';

const begin = (settings: Settings = {}, seed = 'test') =>
  andeanAbyss.setup(readSettings(andeanAbyss, settings), seedChance(seed));
type Note = { readonly spaces: Readonly<Record<string, Readonly<Record<string, number | string>>>> };
const written = (settings: Settings = {}) => andeanAbyss.writePosition(begin(settings)) as unknown as Note;

describe('2.1 Set up: standard deployment', () => {
  const { spaces } = written();
  /** The rulebook's own lines: a piece and how many of it are where. */
  const PLACED: Readonly<Record<string, Readonly<Partial<Record<SpaceId, number>>>>> = {
    troops: { bogota: 3, medellin: 3, cali: 3, santander: 3 },
    police: { ...Object.fromEntries(CITIES.map((city) => [spaceId(city), 1])), bogota: 2 },
    'government-base': { santander: 1 },
    'farc-guerrilla-underground': {
      narino: 1,
      choco: 1,
      santander: 1,
      huila: 1,
      arauca: 1,
      'meta-east': 1,
      'meta-west': 2,
      guaviare: 2,
      putumayo: 2,
    },
    'farc-base': { choco: 1, huila: 1, arauca: 1, 'meta-east': 1, 'meta-west': 1, guaviare: 1 },
    'auc-guerrilla-underground': { atlantico: 1, antioquia: 1, santander: 1, arauca: 1, guaviare: 1, putumayo: 1 },
    'auc-base': { antioquia: 1 },
    'cartels-guerrilla-underground': { cali: 1, putumayo: 1 },
    'cartels-base': { cali: 1, 'meta-east': 1, 'meta-west': 1, guaviare: 1, putumayo: 2 },
  };

  it.each(PIECE_IDS)('puts %s where the rulebook says and nowhere else', (piece: PieceId) => {
    const found: Record<string, number> = {};
    for (const [id, here] of Object.entries(spaces)) {
      const n = here[piece];
      if (typeof n === 'number') found[id] = n;
    }
    expect(found).toEqual(PLACED[piece] ?? {});
  });

  it('puts active support in every city but Cali, in Atlántico and in Santander, active opposition in seven departments', () => {
    const at = (level: string) =>
      Object.keys(spaces)
        .filter((id) => spaces[id].support === level)
        .sort();
    const cities = CITIES.map(spaceId).filter((id) => id !== 'cali');
    expect(at('active-support')).toEqual([...cities, 'atlantico', 'santander'].sort());
    expect(at('active-opposition')).toEqual(
      ['choco', 'arauca', 'meta-east', 'meta-west', 'guaviare', 'putumayo', 'narino'].sort(),
    );
    expect(at('neutral')).toEqual(['antioquia', 'cali', 'cesar', 'huila']);
    expect(at('passive-support')).toEqual([]);
  });

  it('begins the tracks at 40, 10, 10, 10 and aid 9, with support 50, opposition and bases 20, Samper, all eligible', () => {
    expect(andeanAbyss.view(standard(), 'observer')).toMatchObject({
      resources: { government: 40, farc: 10, auc: 10, cartels: 10 },
      aid: 9,
      totalSupport: 50,
      oppositionPlusBases: 20,
      president: 'samper',
      eligible: ['government', 'farc', 'auc', 'cartels'],
      propagandas: 0,
      availableShipments: 4,
    });
  });

  it('keeps the rest available: 18 troops, 18 police and 2 bases of the Government, and so on', () => {
    expect(andeanAbyss.view(standard(), 'observer')).toMatchObject({
      available: {
        troops: 18,
        police: 18,
        'government-base': 2,
        'farc-guerrilla': 18,
        'farc-base': 3,
        'auc-guerrilla': 12,
        'auc-base': 5,
        'cartels-guerrilla': 10,
        'cartels-base': 9,
      },
    });
  });
});

describe('2.1 Set up: the deck', () => {
  const piles = (deck: readonly number[], size = 16) =>
    Array.from({ length: deck.length / size }, (_, i) => deck.slice(i * size, i * size + size));

  it('is four piles of 15 events with a propaganda each; 12 of the 72 events stay out (E8)', () => {
    const { deck } = begin();
    expect(deck).toHaveLength(64);
    expect(new Set(deck).size).toBe(64);
    expect(deck.filter((card) => card <= 72)).toHaveLength(60);
    expect(piles(deck).map((pile) => pile.filter(isPropaganda))).toEqual([[73], [74], [75], [76]]);
  });

  it('puts a propaganda anywhere in its pile, first and last included, and leaves out other events each time', () => {
    const places = new Set<number>();
    const out = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const { deck } = begin({}, String(seed));
      for (const pile of piles(deck)) places.add(pile.findIndex(isPropaganda));
      for (let card = 1; card <= 72; card++) if (!deck.includes(card)) out.add(card);
    }
    expect(places.size).toBe(16);
    expect(out.size).toBe(72);
  });

  it('with piles split by eye has 13 to 17 events in each and 60 in all', () => {
    const sizes = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const { deck } = begin({ piles: 'nearly' }, String(seed));
      expect(deck).toHaveLength(64);
      expect(deck.filter(isPropaganda)).toEqual([73, 74, 75, 76]);
      // No pile is longer than 17 events and a propaganda: two propagandas are never more than 34 events apart.
      const at = deck.flatMap((card, index) => (isPropaganda(card) ? [index] : []));
      sizes.add(at[0]);
      for (let i = 1; i < at.length; i++) expect(at[i] - at[i - 1]).toBeLessThanOrEqual(35);
    }
    expect(Math.max(...sizes)).toBeGreaterThan(15);
  });

  it('is three piles in the short game (2.4.1)', () => {
    const { deck } = begin({ length: 'short' });
    expect(deck).toHaveLength(48);
    expect(deck.filter(isPropaganda)).toEqual([73, 74, 75]);
  });

  it('is the same for the same seed and other for another', () => {
    expect(begin({}, 'a').deck).toEqual(begin({}, 'a').deck);
    expect(begin({}, 'a').deck).not.toEqual(begin({}, 'b').deck);
  });
});

describe('2.1 Set up: options', () => {
  it.each(['A', 'B'])('eligibility %s needs the next card open (2.3.1, T3)', (eligibility) => {
    expect(() => begin({ eligibility, reveal: 'no' })).toThrow(InputError);
    expect(() => begin({ eligibility, reveal: 'yes' })).not.toThrow();
  });

  it.each([
    ['4', ['government', 'farc', 'auc', 'cartels']],
    ['3', ['government', 'farc', 'auc']],
    ['2', ['government', 'farc']],
  ])('%s players sit as %s (1.5)', (players, seats) => {
    expect(newMatch(andeanAbyss, { seed: 'x', settings: { players } }).seats).toEqual(seats);
  });
});
