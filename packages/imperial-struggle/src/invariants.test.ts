import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newMatch, randomBelow, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ADVANTAGE_IDS } from './data/advantages.js';
import { imperialStruggle as game } from './index.js';
import { brokenInvariant } from './invariants/index.js';
import { scored } from './invariants/log.js';
import { ALL_SPACES, spaceId } from './map.js';
import type { Position } from './position.js';
import { discountsFor, minPrice } from './rules/discounts.js';
import { purchasesAt } from './rules/legal-purchases.js';
import { priceOf } from './rules/prices.js';
import { playAll } from './testing/games.js';
import { at, oneStep, positionWith, run } from './testing/positions.js';

const GAMES = 20;

describe('3.10, 5.4.2, 5.5.2, 6.3 over whole games', () => {
  it(`in ${GAMES} games the marker stands where the log says, from 15 on`, () => {
    let entries = 0;
    playAll(
      GAMES,
      () => {},
      ({ log, position }) => {
        const scores = log.filter(({ key }) => key === 'log.vp').map(scored);
        entries += scores.length;
        let vp = 15;
        for (const { by, now } of scores) {
          vp += by;
          expect(now).toBe(vp);
        }
        expect(position.vp).toBe(vp);
      },
    );
    expect(entries).toBeGreaterThan(GAMES * 10);
  }, 60_000);

  it('nothing but scoring moves the marker', () => {
    const writes = /\bvp\s*(?:[-+*/]?=(?!=)|\+\+|--)/;
    const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(?:testing|heuristic)\//.test(path))
      .filter((path) =>
        writes.test(readFileSync(join(import.meta.dirname, path), 'utf8').replaceAll(/\bconst vp\b/g, '')),
      );
    // The position's own file says where the marker begins.
    expect(sources.sort()).toEqual(['position.ts', 'treasury.ts']);
  });

  it(`in ${GAMES} games no shift costs less than 1, however many discounts there are`, () => {
    let cheapest = Number.POSITIVE_INFINITY;
    playAll(GAMES, ({ position: g }) => {
      const { round } = g;
      if (!round || round.tile < 0) return;
      for (const space of ALL_SPACES) {
        for (const act of purchasesAt(g, round, space)) {
          if (act.kind !== 'shift' && act.kind !== 'uprising') continue;
          const offers = discountsFor(g, round, act);
          const total = minPrice(offers, [], (discount) => priceOf(g, round, act, discount).total);
          cheapest = Math.min(cheapest, total);
          if (total < 1) throw new Error(`${spaceId(space)} costs ${total}`);
        }
      }
    });
    expect(cheapest).toBe(1);
  }, 60_000);

  it(`in ${GAMES} games Debt stays within its limit, and whatever was paid was at least 1 or a Squadron's 0`, () => {
    playAll(
      GAMES,
      ({ position: { debt, debtLimit } }) => {
        for (const side of ['britain', 'france'] as const) {
          if (debt[side] < 0 || debt[side] > debtLimit[side]) throw new Error(`${side} owes ${debt[side]}`);
        }
      },
      ({ log }) => {
        for (const { key, params } of log) {
          if (key === 'log.paid' && params?.type !== 'type:military')
            expect(Number(params?.n)).toBeGreaterThanOrEqual(1);
          if (key === 'log.paid') expect(Number(params?.n)).toBeGreaterThanOrEqual(0);
        }
      },
    );
  }, 60_000);
});

describe('3.1 What the check finds', () => {
  const whole = (): Position => {
    const g = positionWith({ demand: ['furs', 'fish', 'sugar'] });
    g.awards = { europe: [0, 1], 'north-america': [2, 3], caribbean: [4, 5], india: [6, 7] };
    return g;
  };
  it('nothing in a position that is whole', () => {
    expect(brokenInvariant(whole())).toBeUndefined();
    expect(() => game.check(whole())).not.toThrow();
  });

  it.each<[string, (g: Position) => void]>([
    [
      'a Squadron too few',
      (g) => {
        g.unbuilt.britain--;
      },
    ],
    [
      'a Squadron too many',
      (g) => {
        g.navyBox.france++;
      },
    ],
    [
      'a Squadron that was sunk and is there',
      (g) => {
        g.sunk.france++;
      },
    ],
    ['a Bonus War Tile that is nowhere', (g) => g.bonusPool.britain.pop()],
    ['a Bonus War Tile in two places', (g) => g.bonusPool.britain.push(g.bonusPool.britain[0])],
    ['a Basic War Tile that is nowhere', (g) => g.basicPool.france.pop()],
    ['a card in two places', (g) => g.hands.britain.push(g.draw[0])],
    ['a card that is nowhere', (g) => g.draw.pop()],
    ['a card before its era', (g) => g.draw.push(41)],
    ['an Investment tile that is nowhere', (g) => g.stack.pop()],
    [
      'an Award in two places',
      (g) => {
        g.awards = { ...g.awards, india: [0, 1] };
      },
    ],
    [
      'a Region without an Award',
      (g) => {
        g.awards = { ...g.awards, india: [] };
      },
    ],
    [
      'two of one commodity in demand',
      (g) => {
        g.demand = ['furs', 'furs', 'fish'];
      },
    ],
    [
      'an Advantage with who does not hold its spaces',
      (g) => {
        g.holders[ADVANTAGE_IDS.indexOf('rum')] = 1;
      },
    ],
    [
      'Debt beyond its limit',
      (g) => {
        g.debt.france = g.debtLimit.france + 1;
      },
    ],
    [
      'less than no Treaty Points',
      (g) => {
        g.treaty.france = -1;
      },
    ],
    [
      'a flag where there can be none yet',
      (g) => {
        g.flags[at('sons-of-liberty')] = 1;
      },
    ],
    [
      'a Spanish flag without the Spanish Empire',
      (g) => {
        g.flags[at('havana')] = 3;
      },
    ],
    [
      'a flag of the United States abroad',
      (g) => {
        g.flags[at('madras')] = 4;
      },
    ],
    [
      'a Squadron of the United States',
      (g) => {
        g.flags[at('biscay')] = 4;
      },
    ],
    [
      'a marker on a Fort',
      (g) => {
        g.conflicts[at('halifax')] = 1;
      },
    ],
    [
      'a damaged Fort of nobody',
      (g) => {
        g.damaged[at('halifax')] = 1;
      },
    ],
    [
      'a third Ministry',
      (g) => {
        g.cabinet = { ...g.cabinet, britain: [5, 6, 7].map((card) => ({ card, revealed: false })) };
      },
    ],
    [
      'Huguenots in Europe',
      (g) => {
        g.huguenots = [{ space: at('gibraltar'), used: false }];
      },
    ],
    [
      'a marker that the log does not know of',
      (g) => g.log?.push({ key: 'log.vp', params: { side: 'seat:france', n: 1, now: 16 } }),
    ],
    ['a space for nothing', (g) => g.log?.push({ key: 'log.paid', params: { n: 0, type: 'type:economic' } })],
  ])('%s', (_, spoil) => {
    const g = whole();
    spoil(g);
    expect(() => game.check(g)).toThrow('invariant broken');
  });

  it('a log that does not add up', () => {
    const g = whole();
    g.vp = 18;
    g.log = [
      { key: 'log.vp', params: { side: 'seat:france', n: 1, now: 16 } },
      { key: 'log.vp', params: { side: 'seat:france', n: 1, now: 18 } },
    ];
    expect(brokenInvariant(g)?.key).toBe('wrong.log.vp');
  });
});

describe('6.3 A limit that falls (event 15)', () => {
  it('takes the Debt with it if it was reached, so that Debt is never above it', () => {
    const g = positionWith({
      turn: 2,
      hands: { britain: [15] },
      debt: { france: 6 },
      demand: ['furs', 'fish', 'sugar'],
      rounds: 0,
      first: 'britain',
      available: ['e3-d2'],
    });
    run(oneStep(g), ['tile:e3-d2', 'play', 'card:15', 'done']);
    expect([g.debt.france, g.debtLimit.france, g.vp]).toEqual([5, 5, 14]);
  });
});

it('3.10 a game that is begun elsewhere has a log of its own', () => {
  const chance = seedChance('elsewhere');
  const match = newMatch(game, { seed: 'elsewhere', position: { vp: 22 } });
  for (let i = 0; i < 200 && !match.result; i++) {
    const [{ seat, options }] = match.pending();
    const offered = options;
    match.choose(offered[randomBelow(chance, offered.length)], seat);
    game.check(match.position);
  }
  expect(match.answers.length).toBeGreaterThan(100);
});
