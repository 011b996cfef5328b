import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../data/spaces.js';
import { FACTIONS } from '../factions.js';
import { POPULATED, population, spaceId } from '../map.js';
import { oppositionPlusBases, totalSupport } from '../support.js';
import { answer, matchAt, positionWith } from '../testing/positions.js';
import { degreeOfSuccess, margin, margins, rank, victory } from './victory.js';

interface Sums {
  readonly support?: number;
  readonly opposition?: number;
  readonly farcBases?: number;
  readonly aucBases?: number;
  readonly cartelsBases?: number;
  readonly cartelsResources?: number;
  readonly players?: string;
  readonly nonplayers?: string;
}

const BASE_PLACES: readonly SpaceId[] = ['choco', 'narino', 'meta-west', 'guaviare', 'putumayo', 'cesar', 'antioquia'];

/** A position with just these sums: people are counted off in Bogotá and the other cities, then in the country. */
function sums({ support = 0, opposition = 0, players = '4', nonplayers = 'none', ...rest }: Sums) {
  const spaces: Record<string, Record<string, string | number>> = {};
  for (const space of POPULATED) spaces[spaceId(space)] = { support: 'neutral' };
  let left = support;
  for (const space of POPULATED) {
    const people = population(space);
    if (left >= 2 * people) {
      spaces[spaceId(space)].support = 'active-support';
      left -= 2 * people;
    } else if (left >= people) {
      spaces[spaceId(space)].support = 'passive-support';
      left -= people;
    }
  }
  left = opposition;
  for (const space of [...POPULATED].reverse()) {
    const people = population(space);
    if (spaces[spaceId(space)].support !== 'neutral') continue;
    if (left >= 2 * people) {
      spaces[spaceId(space)].support = 'active-opposition';
      left -= 2 * people;
    } else if (left >= people) {
      spaces[spaceId(space)].support = 'passive-opposition';
      left -= people;
    }
  }
  const { farcBases = 0, aucBases = 0, cartelsBases = 0, cartelsResources = 0 } = rest;
  const bases = [
    ...Array<string>(farcBases).fill('farc-base'),
    ...Array<string>(aucBases).fill('auc-base'),
    ...Array<string>(cartelsBases).fill('cartels-base'),
  ];
  const places = [
    ...BASE_PLACES,
    'santander',
    'huila',
    'arauca',
    'meta-east',
    'vichada',
    'guainia',
    'vaupes',
    'amazonas',
  ];
  bases.forEach((base, i) => {
    const place = places[Math.floor(i / 2)];
    spaces[place] = { ...spaces[place], [base]: Number(spaces[place]?.[base] ?? 0) + 1 };
  });
  const g = positionWith({ spaces, resources: { cartels: cartelsResources } }, { players, nonplayers });
  expect(totalSupport(g)).toBe(support);
  expect(oppositionPlusBases(g)).toBe(opposition + farcBases);
  return g;
}
const ranking = (g: ReturnType<typeof sums>) => rank(g, 'final').ranking;

describe('7.1 Ranking and ties', () => {
  it('goes by margin, highest first, whoever met a condition (R34)', () => {
    const g = sums({ support: 61, opposition: 8, farcBases: 1, aucBases: 3, cartelsBases: 11, cartelsResources: 50 });
    expect(margins(g)).toEqual({ government: 1, farc: -16, auc: 2, cartels: 1 });
    expect(ranking(g)).toEqual([
      { seat: 'auc', place: 1, score: 2 },
      { seat: 'cartels', place: 2, score: 1 },
      { seat: 'government', place: 3, score: 1 },
      { seat: 'farc', place: 4, score: -16 },
    ]);
  });

  it('breaks ties for the cartels, then AUC, then FARC, then the Government', () => {
    const g = sums({ support: 51, opposition: 7, farcBases: 9, cartelsBases: 4, cartelsResources: 31 });
    expect(margins(g)).toEqual({ government: -9, farc: -9, auc: -9, cartels: -9 });
    expect(ranking(g).map((r) => r.seat)).toEqual(['cartels', 'auc', 'farc', 'government']);
    expect(ranking(g).map((r) => r.place)).toEqual([1, 2, 3, 4]);
  });

  it('names the winner and tells every margin', () => {
    const g = sums({ support: 61 });
    expect(rank(g, 'final').reason).toEqual({ key: 'result.final', params: { faction: 'faction:government' } });
    const told = (g.log ?? []).filter((entry) => entry.key === 'log.margin');
    expect(told.map((entry) => entry.params?.faction)).toEqual(FACTIONS.map((faction) => `faction:${faction}`));
  });
});

describe('7.2 During propaganda rounds', () => {
  it.each([
    ['the Government at total support of more than 60', { support: 60 }, { support: 61 }],
    [
      'FARC at opposition and bases of more than 25',
      { opposition: 20, farcBases: 5 },
      { opposition: 21, farcBases: 5 },
    ],
    ['FARC by bases as well', { opposition: 20, farcBases: 5 }, { opposition: 20, farcBases: 6 }],
    ['AUC at more bases than FARC', { farcBases: 2, aucBases: 2 }, { farcBases: 2, aucBases: 3 }],
    ['AUC even with one base against none', {}, { aucBases: 1 }],
  ])('is won by %s', (_, notYet, met) => {
    expect(victory(sums(notYet))).toBeUndefined();
    expect(victory(sums(met))).toBeDefined();
  });

  it('is won by the cartels at more than 10 bases and more than 40 resources, both (R34)', () => {
    expect(victory(sums({ cartelsBases: 11, cartelsResources: 40 }))).toBeUndefined();
    expect(victory(sums({ cartelsBases: 10, cartelsResources: 99 }))).toBeUndefined();
    expect(victory(sums({ cartelsBases: 11, cartelsResources: 41 }))).toBeDefined();
  });

  it('is looked at before anything else in the round (6.1)', () => {
    const match = matchAt({ card: 60, next: 73, onlyThese: true, spaces: { cesar: { 'auc-base': 1 } } });
    answer(match, 'pass', 'pass', 'pass', 'pass');
    expect(match.result).toMatchObject({ reason: { key: 'result.victory' }, ranking: [{ seat: 'auc' }, {}, {}, {}] });
    expect(match.position.resources.government).toBe(43);
  });

  it('is not looked at in between', () => {
    const match = matchAt({ card: 60, next: 1, onlyThese: true, spaces: { cesar: { 'auc-base': 1 } } });
    answer(match, 'pass', 'pass', 'pass', 'pass');
    expect(match.result).toBeUndefined();
  });
});

describe('7.3 After the final propaganda', () => {
  it('margins are differences: the Government and FARC (T25)', () => {
    expect(margin(sums({ support: 50 }), 'government')).toBe(-10);
    expect(margin(sums({ support: 60 }), 'government')).toBe(0);
    expect(margin(sums({ opposition: 14, farcBases: 6 }), 'farc')).toBe(-5);
  });

  it('margins are differences: AUC by bases against bases of FARC', () => {
    expect(margin(sums({ aucBases: 6, farcBases: 9 }), 'auc')).toBe(-3);
    expect(margin(sums({ aucBases: 6 }), 'auc')).toBe(6);
  });

  it('the cartels have the lower of two', () => {
    expect(margin(sums({ cartelsBases: 15, cartelsResources: 39 }), 'cartels')).toBe(-1);
    expect(margin(sums({ cartelsBases: 12, cartelsResources: 99 }), 'cartels')).toBe(2);
    expect(margin(sums({ cartelsBases: 0, cartelsResources: 45 }), 'cartels')).toBe(-10);
  });

  it('the best margin wins although nobody has met a condition', () => {
    const g = sums({ support: 50, opposition: 14, farcBases: 6, aucBases: 5, cartelsBases: 6, cartelsResources: 10 });
    expect(margins(g)).toEqual({ government: -10, farc: -5, auc: -1, cartels: -30 });
    expect(ranking(g).map((r) => r.seat)).toEqual(['auc', 'farc', 'government', 'cartels']);
  });

  it('counts what the last round brought: drug profits, Civic Action, Agitation and Elite Backing', () => {
    const spaces = { antioquia: { 'auc-guerrilla': 2, 'auc-base': 1 }, huila: { 'farc-base': 1, 'farc-guerrilla': 2 } };
    const match = matchAt({ card: 76, onlyThese: true, spaces, resources: { farc: 4 }, president: 'uribe' });
    answer(match, 'space:huila', 'number:2', 'yes', 'space:antioquia', 'base');
    expect(match.result?.reason.key).toBe('result.final');
    const { margins: last } = match.view('observer') as { margins: unknown };
    // Two levels in Huila are 4; AUC has two bases to one.
    expect(last).toEqual({ government: -10, farc: 14 + 4 + 1 - 25, auc: 1, cartels: -30 });
    expect(match.result?.ranking[0]).toEqual({ seat: 'auc', place: 1, score: 1 });
  });
});

describe('1.5 Players who share the factions', () => {
  it('win a propaganda round only if all their factions have met their conditions (T26)', () => {
    expect(victory(sums({ support: 61, players: '2' }))).toBeUndefined();
    expect(victory(sums({ support: 61, aucBases: 1, players: '2' }))).toBeDefined();
    expect(victory(sums({ aucBases: 1, players: '3' }))).toBeUndefined();
    expect(victory(sums({ aucBases: 1, cartelsBases: 11, cartelsResources: 41, players: '3' }))).toBeDefined();
    expect(victory(sums({ support: 61, players: '3' }))).toBeDefined();
  });

  it('stand by the lower margin of their factions at the end', () => {
    const two = sums({
      support: 61,
      opposition: 10,
      farcBases: 2,
      cartelsBases: 9,
      cartelsResources: 45,
      players: '2',
    });
    expect(margins(two)).toEqual({ government: 1, farc: -13, auc: -2, cartels: -1 });
    expect(ranking(two)).toEqual([
      { seat: 'government', place: 1, score: -2 },
      { seat: 'farc', place: 2, score: -13 },
    ]);
    const three = sums({
      support: 50,
      opposition: 20,
      farcBases: 1,
      cartelsBases: 9,
      cartelsResources: 45,
      players: '3',
    });
    expect(ranking(three)).toEqual([
      { seat: 'auc', place: 1, score: -1 },
      { seat: 'farc', place: 2, score: -4 },
      { seat: 'government', place: 3, score: -10 },
    ]);
  });

  it('break ties by the faction that stands for them (7.1)', () => {
    const byAuc = sums({
      support: 55,
      opposition: 7,
      farcBases: 9,
      cartelsBases: 6,
      cartelsResources: 40,
      players: '2',
    });
    expect(margins(byAuc)).toEqual({ government: -5, farc: -9, auc: -9, cartels: -4 });
    expect(ranking(byAuc).map((r) => r.seat)).toEqual(['government', 'farc']);
    const itself = sums({
      support: 51,
      opposition: 16,
      aucBases: 1,
      cartelsBases: 6,
      cartelsResources: 40,
      players: '2',
    });
    expect(margins(itself)).toEqual({ government: -9, farc: -9, auc: 1, cartels: -4 });
    expect(ranking(itself).map((r) => r.seat)).toEqual(['farc', 'government']);
  });
});

describe('7.1 Players and non-players', () => {
  const nonplayers = 'auc+cartels';

  it('all players lose alike to a non-player that meets its condition, whatever their margins', () => {
    const g = sums({ support: 75, aucBases: 2, nonplayers });
    expect(victory(g)).toEqual({
      ranking: [
        { seat: 'auc', place: 1, score: 2 },
        { seat: 'cartels', place: 2, score: -40 },
        { seat: 'government', place: 3, score: 15 },
        { seat: 'farc', place: 3, score: -25 },
      ],
      reason: { key: 'result.nonplayer', params: { faction: 'faction:auc' } },
    });
  });

  it('a player wins where no non-player has met its condition', () => {
    const g = sums({ support: 75, farcBases: 1, nonplayers });
    expect(victory(g)?.reason.key).toBe('result.victory');
    expect(victory(g)?.ranking[0].seat).toBe('government');
  });

  it('at equal margins non-players come first', () => {
    const byPlayers = sums({ support: 50, opposition: 15, aucBases: 0, cartelsBases: 0, cartelsResources: 30 });
    expect(ranking(byPlayers).map((r) => r.seat)).toEqual(['auc', 'cartels', 'farc', 'government']);
    const tied = { support: 50, opposition: 15, cartelsBases: 0, cartelsResources: 30 };
    expect(margins(sums(tied))).toEqual({ government: -10, farc: -10, auc: 0, cartels: -10 });
    expect(ranking(sums({ ...tied, nonplayers: 'farc' })).map((r) => r.seat)).toEqual([
      'auc',
      'farc',
      'cartels',
      'government',
    ]);
  });
});

describe('8.8 Victory in the one-player game', () => {
  const nonplayers = 'farc+auc+cartels';

  it('the Government never wins in a Victory phase', () => {
    expect(victory(sums({ support: 80, farcBases: 1, nonplayers }))).toBeUndefined();
  });

  it('and loses there to any insurgent', () => {
    expect(victory(sums({ support: 80, aucBases: 1, nonplayers }))?.reason.key).toBe('result.nonplayer');
  });

  it.each([
    [-5, 'failure'],
    [0, 'failure'],
    [1, 'stalemate'],
    [3, 'stalemate'],
    [4, 'progress'],
    [8, 'progress'],
    [9, 'triumph'],
    [30, 'triumph'],
  ] as const)('a lead of %i is a %s', (lead, degree) => {
    expect(degreeOfSuccess(lead)).toBe(degree);
  });

  it('example: support 61 against one AUC base and two of FARC is 2 above AUC, a stalemate', () => {
    const g = sums({ support: 61, aucBases: 1, farcBases: 2, nonplayers });
    expect(margins(g)).toMatchObject({ government: 1, auc: -1 });
    expect(rank(g, 'final').reason).toEqual({ key: 'result.solo', params: { degree: 'degree:stalemate', n: 2 } });
    expect(ranking(g)[0].seat).toBe('government');
  });
});
