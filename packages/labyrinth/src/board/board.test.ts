import { newMatch, randomBot } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { cellsIn } from '../cell-counts.js';
import { ALL_COUNTRIES, countryId, isMuslim as isMuslimCountry } from '../countries.js';
import { COUNTRY_IDS } from '../data/countries.js';
import { labyrinth } from '../index.js';
import { adjacent, type Position } from '../position.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { opsNeededIn } from '../rules/us/ops-needed.js';
import { modifiersIn } from '../rules/us/war-of-ideas.js';
import { jihadistHandSize, usHandSize } from '../tracks.js';
import { troopsIn } from '../troops.js';
import { finalCount, tally } from '../victory.js';
import {
  CARD_OF_MARK,
  cellBoxes,
  closedLinks,
  FUNDING_TRACK,
  handSizeDealt,
  jihadistOdds,
  leader,
  margins,
  neighborsOf,
  PRESTIGE_TRACK,
  troopBoxes,
  victoryAims,
  warOfIdeasOdds,
} from './index.js';
import { finalForecast } from './victory.js';

const seen = (view: unknown): View => view as View;
const start = seen(newMatch(labyrinth, { settings: {}, seed: 'changes' }).view('us'));

/** What an observer sees after every fifth answer of a random game, with the whole position. */
function* moments(seed: string, settings = {}): Generator<{ readonly view: View; readonly g: Position }> {
  const match = newMatch(labyrinth, { seed, settings }, { log: false });
  const bots = new Map(match.seats.map((seat) => [seat, randomBot(seat, seed)]));
  for (let n = 0; !match.result; n++) {
    if (n % 5 === 0) yield { view: seen(match.view('observer')), g: match.position };
    const decision = match.decision();
    const bot = decision && bots.get(decision.seat);
    if (!decision || !bot) return;
    match.choose(bot.answer({ decision, seat: decision.seat, position: () => match.position }).option, decision.seat);
  }
}

describe('what a board computes from a view', () => {
  it.each([{}, { setup: 'mission-accomplished' }])('is what the rules compute from the position: %o', (settings) => {
    let seenMoments = 0;
    for (const { view, g } of moments('board', settings)) {
      seenMoments++;
      expect(tally(positionFromView(view))).toEqual(tally(g));
      expect(finalForecast(view)).toEqual(finalCount(g));
      expect([handSizeDealt(view, 'us'), handSizeDealt(view, 'jihadist')]).toEqual([
        usHandSize(g),
        jihadistHandSize(g),
      ]);
      for (const country of ALL_COUNTRIES) {
        const id = countryId(country);
        expect(neighborsOf(view, id)).toEqual(adjacent(g, country).map(countryId));
        const ideas = warOfIdeasOdds(view, id);
        if (!ideas) continue;
        const sum = Object.values(modifiersIn(g, country)).reduce((all, n) => all + n, 0);
        expect([ideas.value, ideas.die + sum]).toEqual([opsNeededIn(g, country), 5]);
        const major = jihadistOdds(view, id)?.major;
        if (major) expect([major.cells, major.troops]).toEqual([cellsIn(g, country), troopsIn(g, country)]);
      }
    }
    expect(seenMoments).toBeGreaterThan(20);
  });
});

describe('2.1 Victory', () => {
  it('lists what each side needs', () => {
    expect(victoryAims(start).map(({ what, needed }) => [what, needed])).toEqual([
      ['goodResources', 12],
      ['goodOrFair', 15],
      ['noCells', 0],
      ['islamistResources', 6],
      ['poorOrIslamist', 15],
    ]);
    const solitaire = { ...start, rules: { ...start.rules, solitaire: 'yes' as const } };
    expect(victoryAims(solitaire).map(({ what }) => what)).not.toContain('noCells');
    expect(finalForecast(solitaire).least).toBe(6);
  });
  it('2.1.2: says whether two countries under Islamist Rule are neighbors, and whether Prestige is 1', () => {
    const rule = { governance: 'islamist-rule', alignment: 'adversary' } as const;
    const also = (view: View) => victoryAims(view).flatMap((aim) => (aim.also ? [aim.also.holds] : []));
    expect(also({ ...start, countries: { afghanistan: rule, yemen: rule } })).toEqual([false, false]);
    expect(also({ ...start, prestige: 1, countries: { afghanistan: rule, pakistan: rule } })).toEqual([true, true]);
  });
  it('2.1: has each side’s margin', () => {
    expect(margins({ ...start, goodResources: 12, islamistResources: 2 })).toEqual({ us: 0, jihadist: -4 });
  });
  it('says which side has gone further toward one of its victories', () => {
    const jihadists = leader({ ...start, goodResources: 0, goodOrFair: 2, islamistResources: 1, poorOrIslamist: 6 });
    expect(jihadists).toMatchObject({ side: 'jihadist', closest: { jihadist: { what: 'poorOrIslamist', value: 6 } } });
    const us = leader({ ...start, goodResources: 6, goodOrFair: 2, islamistResources: 1, poorOrIslamist: 6 });
    expect(us).toMatchObject({ side: 'us', closest: { us: { what: 'goodResources', value: 6 } } });
    const even = leader({ ...start, goodResources: 0, goodOrFair: 3, islamistResources: 0, poorOrIslamist: 3 });
    expect(even.side).toBeUndefined();
  });
  it('2.3: counts green Regime Change as Islamist at the end', () => {
    const green = { ...start, countries: { iraq: { regimeChange: 'green' as const } } };
    expect(finalForecast(green).islamist).toBe(3);
  });
});

describe('4.9.2 War of Ideas', () => {
  const at = (countries: View['countries']): View => ({ ...start, prestige: 7, countries });
  it('adds all modifiers', () => {
    const soft = { posture: 'soft' } as const;
    const countries = {
      egypt: { governance: 'poor', alignment: 'neutral', aid: 1 },
      'united-states': { posture: 'hard' },
      france: soft,
      germany: soft,
      italy: soft,
    } as const;
    expect(warOfIdeasOdds(at(countries), 'egypt')).toEqual({
      value: 3,
      modifiers: [
        { why: 'prestige', n: 1 },
        { why: 'relations', n: -2 },
        { why: 'aid', n: 1 },
      ],
      die: 5,
      outcome: 'open',
    });
  });
  it('7.2.1: is not possible against an Adversary, under Islamist Rule, or in a Good Ally', () => {
    for (const here of [
      { governance: 'poor', alignment: 'adversary' },
      { governance: 'islamist-rule', alignment: 'neutral' },
      { governance: 'good', alignment: 'ally' },
    ] as const) {
      expect(warOfIdeasOdds(at({ egypt: here }), 'egypt')).toBeUndefined();
    }
  });
});

describe('8 The Jihadists’ dice', () => {
  const poor = { governance: 'poor', alignment: 'neutral' } as const;
  const odds = (here: NonNullable<View['countries']['iraq']>, view: View = start) =>
    jihadistOdds({ ...view, countries: { ...view.countries, iraq: here } }, 'iraq');
  it('8.1.1, 8.2.3: need the value of Governance or less; Recruit needs no roll in a Regime Change country', () => {
    expect(odds(poor)).toEqual({ success: 3, recruit: 3 });
    expect(odds({ ...poor, regimeChange: 'tan' })).toEqual({ success: 3, recruit: 'sure' });
    expect(odds({ governance: 'islamist-rule', alignment: 'adversary' })).toEqual({ success: 'sure', recruit: 'sure' });
  });
  it('8.4.2, 9.7: a Major Jihad needs five more cells than troops, or three if the Jihadists are Potent', () => {
    expect(odds({ ...poor, sleepers: 6, troops: 1 })?.major).toEqual({ cells: 6, troops: 1 });
    expect(odds({ ...poor, sleepers: 5, troops: 1 })?.major).toBeUndefined();
    const potent = { ...start, rules: { ...start.rules, solitaire: 'yes', ideology: 'potent' } } as const;
    expect(odds({ ...poor, sleepers: 4, troops: 1 }, potent)?.major).toEqual({ cells: 4, troops: 1 });
  });
});

describe('4.7 Tracks', () => {
  it('4.7.1, 4.7.4: have three spaces for each level', () => {
    expect(PRESTIGE_TRACK.map(({ values }) => values)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [10, 11, 12],
    ]);
    expect(FUNDING_TRACK.map(({ values }) => values.length)).toEqual([3, 3, 3]);
  });
  it('4.7.3-4: fill troops from the left and cells from the right', () => {
    const view = { ...start, troopsOnTrack: 7, cellsOnTrack: 7, fundingLevel: 'moderate' } as const;
    expect(troopBoxes(view).map(({ count, cards }) => [count, cards])).toEqual([
      [5, 7],
      [2, 8],
      [0, 9],
    ]);
    expect(cellBoxes(view).map(({ count, open }) => [count, open])).toEqual([
      [0, true],
      [2, true],
      [5, false],
    ]);
  });
});

describe('Links and lasting events', () => {
  it('43: only Patriot Act closes links, all those of the United States but that to Canada', () => {
    expect(closedLinks(start)).toEqual({ lines: [], schengen: [] });
    const closed = closedLinks({ ...start, marks: ['patriot-act'] });
    expect(closed.schengen).toEqual(['united-states']);
    expect(closed.lines.length).toBeGreaterThan(1);
    for (const line of closed.lines) {
      expect(line).toContain('united-states');
      expect(line).not.toContain('canada');
    }
  });
  it('6.2.7: every marker has a card, and Muslim countries have Resources', () => {
    for (const card of Object.values(CARD_OF_MARK)) expect(labyrinth.names[`card.${card}`]).toBeDefined();
    expect(COUNTRY_IDS.filter((_, i) => isMuslimCountry(ALL_COUNTRIES[i]))).toHaveLength(18);
  });
});
