import { newMatch, readSettings, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_COUNTRIES, countryId, SCHENGEN } from './countries.js';
import { CARDS } from './data/cards.js';
import { SCENARIO_IDS } from './data/scenarios.js';
import { EVENT_MARKERS } from './event-markers.js';
import { labyrinth as game } from './index.js';
import { ADVERSARY, ALLY, FAIR, HARD, ISLAMIST_RULE, NEUTRAL, POOR, SOFT, TAN } from './position.js';
import { at } from './testing/positions.js';
import { promptKey } from './testing/prompt-key.js';
import { cellsOnTrack, jihadistHandSize, troopsOnTrack, usHandSize } from './tracks.js';
import { decksOf, tally } from './victory.js';

const begin = (options = {}) => game.setup(readSettings(game, options), seedChance('setup'));
const marksOf = (g: ReturnType<typeof begin>) => EVENT_MARKERS.filter((_, i) => g.marks[i] === 1);

describe('3.1 Setting up', () => {
  it.each(SCENARIO_IDS)('3.2 %s puts six numbered plots and two boxes of three WMD on the table', (setup) => {
    const g = begin({ setup });
    game.check(g);
    expect(g.available).toEqual([0, 3, 2, 1, 0]);
    expect([g.looseNukes, g.pakistanArsenal]).toEqual([3, 3]);
    expect(g).toMatchObject({
      reserves: { us: 0, jihadist: 0 },
      step: 'setup',
      deck: 1,
      hands: { us: [], jihadist: [] },
    });
    expect(g.active.every((n) => n === 0)).toBe(true);
  });
});

describe('3.2 Scenarios', () => {
  it('Let’s Roll', () => {
    const g = begin();
    expect(g).toMatchObject({ prestige: 7, funding: 9 });
    expect(g.posture[at('united-states')]).toBe(HARD);
    expect([g.governance[at('afghanistan')], g.alignment[at('afghanistan')], g.sleepers[at('afghanistan')]]).toEqual([
      ISLAMIST_RULE,
      ADVERSARY,
      4,
    ]);
    expect([g.governance[at('saudi-arabia')], g.alignment[at('saudi-arabia')], g.troops[at('saudi-arabia')]]).toEqual([
      POOR,
      ALLY,
      2,
    ]);
    expect([g.governance[at('pakistan')], g.alignment[at('pakistan')]]).toEqual([FAIR, NEUTRAL]);
    expect(g.besieged[at('somalia')]).toBe(1);
    expect([troopsOnTrack(g), cellsOnTrack(g)]).toEqual([11, 11]);
    expect(tally(g)).toEqual({ goodResources: 0, islamistResources: 1, goodOrFair: 3, poorOrIslamist: 4 });
  });

  it('You Can Call Me Al: the same with a Soft US, and without card 78', () => {
    const g = begin({ setup: 'you-can-call-me-al' });
    expect(g.posture[at('united-states')]).toBe(SOFT);
    expect(g.removed).toContain(78);
    expect(begin().removed).not.toContain(78);
  });

  it('Anaconda: the Jihadist puts three cells into countries other than the United States, each tested', () => {
    const match = newMatch(game, { seed: 'setup', settings: { setup: 'anaconda' }, dice: [5, 1, 6] });
    expect(match.decision()).toMatchObject({ seat: 'jihadist', prompt: { key: promptKey('setup.cell') } });
    expect(match.decision()?.options).not.toContain('space:united-states');
    match.choose('space:egypt');
    expect(match.decision()?.options).not.toContain('space:egypt');
    match.choose('space:sudan');
    match.choose('space:spain');
    const g = match.position;
    expect([g.governance[at('egypt')], g.governance[at('sudan')], g.posture[at('spain')]]).toEqual([FAIR, POOR, HARD]);
    expect(g.sleepers[at('spain')]).toBe(1);
    expect(marksOf(g)).toEqual(['fata', 'patriot-act']);
    expect([g.troops[at('afghanistan')], g.regimeChange[at('afghanistan')]]).toEqual([6, TAN]);
    expect(g.removed).toEqual(expect.arrayContaining([43, 109]));
  });

  it('Mission Accomplished?: the dice say how the Schengen countries stand', () => {
    const match = newMatch(game, {
      seed: 'setup',
      settings: { setup: 'mission-accomplished' },
      dice: [1, 6, 1, 6, 1, 6, 1],
    });
    const g = match.position;
    expect(SCHENGEN.map((country) => g.posture[country])).toEqual([SOFT, HARD, SOFT, HARD, SOFT, HARD, SOFT]);
    expect(g).toMatchObject({ prestige: 3, funding: 5 });
    expect(g.phase).toEqual({ disrupted: [], improved: [] });
    expect(marksOf(g)).toEqual([
      'abu-sayyaf',
      'enhanced-measures',
      'fata',
      'nest',
      'patriot-act',
      'renditions',
      'wiretapping',
    ]);
  });

  it('deal by the tracks, and the Jihadists begin', () => {
    const { position: g } = newMatch(game, { seed: 'deal' });
    expect([g.hands.jihadist.length, g.hands.us.length]).toEqual([jihadistHandSize(g), usHandSize(g)]);
    expect([g.hands.jihadist.length, g.hands.us.length]).toEqual([9, 9]);
    expect(g.step).toBe('jihadist');
  });

  it('leave every other country unmarked', () => {
    const g = begin();
    const marked = ALL_COUNTRIES.filter((country) => g.alignment[country] > 0).map(countryId);
    expect(marked.sort()).toEqual(['afghanistan', 'gulf-states', 'iraq', 'libya', 'pakistan', 'saudi-arabia', 'syria']);
  });
});

describe('3.3 The length of the game', () => {
  it.each([
    ['standard', 1],
    ['tournament', 2],
    ['campaign', 3],
  ])('%s: %i decks', (length, decks) => {
    expect(decksOf(begin({ length }))).toBe(decks);
  });
});

describe('4.10 Cards', () => {
  it('4.10.3 are 1 to 120', () => {
    expect(CARDS.map(({ number }) => number)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
  });

  it('4.10.4 belong to the US, to the Jihadists or to nobody', () => {
    const count = (association: string) => CARDS.filter((card) => card.association === association).length;
    expect([count('us'), count('jihadist'), count('unassociated')]).toEqual([47, 48, 25]);
  });

  it('4.10 of other years stay out of the game', () => {
    const late = CARDS.filter(({ years }) => years && !years.includes(2003)).map(({ number }) => number);
    expect(late.length).toBeGreaterThan(0);
    expect(begin({ setup: 'mission-accomplished' }).removed).toEqual(expect.arrayContaining(late));
    expect(begin().removed.some((card) => late.includes(card))).toBe(false);
  });
});
