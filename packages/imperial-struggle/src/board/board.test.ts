import { type Json, newMatch, randomBelow } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import { EVENT_CARDS } from '../data/events.js';
import { INVESTMENTS } from '../data/investments.js';
import { SPACE_IDS } from '../data/spaces.js';
import { WARS } from '../data/wars.js';
import { imperialStruggle } from '../index.js';
import { REGIONS } from '../map.js';
import { clone, sideOf } from '../position.js';
import type { View } from '../position-format.js';
import type { RoundView } from '../round-json.js';
import { scoreFinally } from '../scoring.js';
import { SIDES } from '../sides.js';
import { strengthOf } from '../strength.js';
import { playAll } from '../testing/games.js';
import { view } from '../view.js';
import {
  awardIn,
  commoditiesIn,
  conqueredIn,
  countsInTheater,
  finalForecast,
  holderOf,
  isTileToCome,
  leadOf,
  pointsLeft,
  pointsOfType,
  prestigeIn,
  regionsIn,
  roundOf,
  roundsOf,
  STAGES,
  scoringForecast,
  stagesBefore,
  TURNS_BY_ERA,
  theaterForecast,
  theatersFor,
  tilesForEvent,
  winnerAt,
} from './index.js';

const typed = (json: Json): View => json as unknown as View;

describe('4.1.12, 7.1.3 the forecast of scoring and war from a view', () => {
  it('is what the rules would count', () => {
    let wins = 0;
    playAll(4, ({ position }, chance) => {
      if (randomBelow(chance, 10) > 0) return;
      const seen = typed(view(position, 'observer'));
      const ahead = scoringForecast(seen);
      const regions = regionsIn(seen);
      for (const region of REGIONS) {
        const { counts, leader, by } = regions[region];
        expect(Math.abs(counts.britain - counts.france)).toBe(by);
        if (leader) expect(counts[leader]).toBeGreaterThan(by - 1);
        const winner = ahead?.awards[region];
        expect(awardIn(seen, region)?.winner).toBe(winner);
        if (!winner) continue;
        wins++;
        expect(winner).toBe(leader);
      }
      expect(commoditiesIn(seen)).toHaveLength(6);
      const { vp, ...ends } = finalForecast(seen);
      expect(vp === undefined).toBe(position.turn < 6);
      const sum = Object.values(ends).reduce((all, { britain, france }) => all + france - britain, 0);
      const then = clone(position);
      scoreFinally(then);
      expect(then.vp - position.vp).toBe(sum);
      for (const [index, id] of ADVANTAGE_IDS.entries())
        expect(holderOf(seen, id)).toBe(sideOf(position.holders[index]));
      expect(prestigeIn(seen).by).toBeGreaterThanOrEqual(0);
      // With every tile visible, the sum is the same as by the rules.
      if (position.war > 3) return;
      for (const side of ['britain', 'france'] as const) {
        const own = typed(view(position, side));
        for (const [index, theater] of WARS[position.war].theaters.entries()) {
          const forecast = theaterForecast(own, theater, index);
          expect(forecast.totals[side]).toBe(strengthOf(position, side, index));
          // Every space that adds strength is one that the theater counts, except for conflicts.
          for (const { space, reason } of forecast.strengths[side]) {
            if (space && reason !== 'conflict')
              expect(countsInTheater(theater.id, space), `${theater.id} ${space}`).toBe(true);
          }
        }
      }
    });
    expect(wins).toBeGreaterThan(0);
  });
});

const start = typed(newMatch(imperialStruggle, { seed: 'board' }).view('britain'));

describe('7 Theaters', () => {
  it('7.1: hidden tiles are counted, and the rest adds up', () => {
    const front = theaterForecast(start, WARS[0].theaters[0], 0);
    expect(front.margin).toBe(Math.abs(front.totals.britain - front.totals.france));
    expect(front.hidden).toEqual({ britain: 0, france: 2 });
  });
  it('3.2.1: an Alliance counts in its printed wars, except those that are over', () => {
    const wars = (seen: View) => theatersFor(seen, 'spain-alliance-upper').map(({ war }) => war);
    expect(wars({ ...start, war: 'wss' })).toEqual(['wss', '7yw', 'awi', 'awi']);
    expect(wars({ ...start, war: 'awi' })).toEqual(['awi', 'awi']);
    expect(wars({ ...start, war: 'none' })).toEqual([]);
  });
  it('7.2.1.2: a Territory can be conquered in its Region, and where a theater lists it', () => {
    const where = conqueredIn({ ...start, war: 'wss' }, 'san-agustin').map(({ theater }) => theater);
    expect(where).toEqual(['wss-1', 'wss-2', 'was-1', 'was-2', '7yw-3', 'awi-1', 'awi-3']);
    expect(conqueredIn({ ...start, war: 'wss' }, 'georges-bank')).toEqual([]);
    expect(SPACE_IDS.some((id) => countsInTheater('wss-1', id))).toBe(true);
  });
});

describe('2.1 Turns', () => {
  it('are six, in three eras, with a war after four of them', () => {
    expect(TURNS_BY_ERA.map(({ turns }) => turns.map(({ turn, war }) => (war ? `${turn} ${war}` : `${turn}`)))).toEqual(
      [
        ['1 wss', '2'],
        ['3 was', '4 7yw'],
        ['5 awi', '6'],
      ],
    );
    expect([1, 2, 3, 4, 5, 6].map(stagesBefore)).toEqual([0, 2, 3, 5, 7, 9]);
    expect(STAGES).toHaveLength(10);
  });
  it('4.1.9: have four Action Rounds for each side', () => {
    expect(roundsOf({ ...start, first: 'france' }).slice(0, 3)).toEqual(['france', 'britain', 'france']);
    expect(SIDES.map((side) => roundsOf(start).filter((it) => it === side).length)).toEqual([4, 4]);
    expect([0, 1, 2, 7, 8].map((rounds) => roundOf({ ...start, rounds }))).toEqual([1, 1, 2, 4, 4]);
  });
});

describe('3.10 The marker', () => {
  it('gives one side the lead by which the other trails', () => {
    expect(leadOf({ vp: 18 })).toEqual({ britain: -3, france: 3 });
  });
  it('4.1.13: wins at its ends', () => {
    expect([-1, 0, 1, 29, 30, 31].map(winnerAt)).toEqual([
      'britain',
      'britain',
      undefined,
      undefined,
      'france',
      'france',
    ]);
  });
});

describe('5 The Action Round', () => {
  const round: RoundView = {
    side: 'britain',
    tile: 'e3-d2',
    pools: [
      { source: 'major', type: 'economic', points: 3 },
      { source: 'minor', type: 'diplomatic', points: 1 },
    ],
    effects: [],
    minorSpent: true,
  };
  it('5.3.2: what a Minor Action leaves over is lost', () => {
    expect(round.pools.map((pool) => pointsLeft(round, pool))).toEqual([3, 0]);
    expect(pointsOfType({ ...round, minorSpent: false }, 'diplomatic')).toBe(1);
    expect(pointsOfType(round, 'diplomatic')).toBe(0);
  });
  it('4.1.9: a side takes four tiles in a turn', () => {
    const during = { ...start, step: 'round' } as const;
    expect(isTileToCome(during, 'britain')).toBe(true);
    expect(isTileToCome({ ...during, round }, 'britain')).toBe(false);
    expect(isTileToCome({ ...during, taken: { ...during.taken, britain: ['a', 'b', 'c', 'd'] } }, 'britain')).toBe(
      false,
    );
  });
  it('5.2, 3.4.4: counts the tiles that are left and fit the card', () => {
    const events = INVESTMENTS.filter(({ event }) => event).map(({ id }) => id);
    const laid = { ...start, available: events, taken: { britain: [], france: [] } };
    const untyped = EVENT_CARDS.find(({ type }) => type === undefined)?.number ?? 0;
    const typed = EVENT_CARDS.find(({ type }) => type !== undefined)?.number ?? 0;
    expect(tilesForEvent(laid, untyped)).toBe(events.length);
    expect(tilesForEvent(laid, typed)).toBeLessThan(events.length);
    expect(tilesForEvent({ ...laid, taken: { britain: events, france: [] } }, untyped)).toBe(0);
  });
});
