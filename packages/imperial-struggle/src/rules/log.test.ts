import { kernelMessages, newMatch, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { AWARDS } from '../data/awards.js';
import { imperialStruggle as game } from '../index.js';
import type { Deployed, Position } from '../position.js';
import { scoreFinally } from '../scoring.js';
import { oneStep, type PositionFields, playRound, positionWith, run } from '../testing/positions.js';
import { resolveTheater } from './war.js';

/** What the log alone shows: who got what, who got nothing, and why. */
const english = words('en', [kernelMessages, game.messages], game.names);
const lines = (g: Position): string[] => (g.log ?? []).map((entry) => english.say(entry));

const army = (theater: number, tiles: readonly number[]): Deployed[] =>
  [0, 1, 2, 3].map((it) => ({
    basic: it === theater ? tiles.filter((tile) => tile < 16) : [],
    bonus: it === theater ? tiles.filter((tile) => tile >= 16) : [],
  }));

describe('4.1.12 The log of a scoring', () => {
  it('has every count, including ties and missed margins, and lost Treaty Points (4.1.10)', () => {
    const g = positionWith({
      turn: 2,
      step: 'scoring',
      britain: ['sweden'],
      france: ['savoy', 'sardinia', 'albany'],
      awards: { europe: AWARDS.findIndex(({ vp }) => vp === 3) },
      demand: ['furs', 'fish'],
      treaty: { france: 6 },
    });
    run(oneStep(g));
    expect(lines(g).slice(0, 12)).toEqual([
      'Scoring of turn 2',
      'France loses its Treaty Points above 4: 2.',
      'Europe: Britain 1, France 2. Nobody wins the Award (3 VP for a lead of 2).',
      'North America: Britain 0, France 1. France wins the Award (1 VP).',
      'France scores 1 VP; the marker is now at 16.',
      'Caribbean: Britain 0, France 0. Nobody wins the Award (1 VP).',
      'India: Britain 0, France 0. Nobody wins the Award (1 VP).',
      'Prestige: Britain 1, France 0. Britain leads.',
      'Britain scores 2 VP; the marker is now at 14.',
      'Markets (Furs): Britain 0, France 1. France leads.',
      'France scores 2 VP; the marker is now at 16.',
      'France: Treaty Points +1, now 5',
    ]);
    expect(lines(g)).toContain('Markets (Fish): Britain 0, France 0. Nobody leads.');
  });

  it('has the parts of the final scoring (11.0)', () => {
    const g = positionWith({ turn: 6, france: ['jamaica'], debt: { britain: 3 } });
    scoreFinally(g);
    expect(lines(g)).toContain(
      'Available Debt: Britain 11, France 14. The side with more scores 1 VP for every 2 points of difference, up to 4.',
    );
    expect(lines(g).at(-2)).toMatch(/^Flags on Territories of the other side’s color: Britain 0, France 1/);
    expect(lines(g).at(-1)).toBe('France scores 2 VP; the marker is now at 18.');
  });
});

describe('7.1 The log of a theater', () => {
  const theater = (
    index: number,
    it: PositionFields,
    britain: number[],
    france: number[],
    answers: string[] = [],
  ): string[] => {
    const g = positionWith({ ...it, display: { britain: army(index, britain), france: army(index, france) } });
    run(resolveTheater(g, index), answers);
    return lines(g);
  };

  it('has the tiles, their effects, what strength is made of, and what is conquered', () => {
    const told = theater(2, { squadrons: { britain: ['cabot-strait'] } }, [0, 22], [11], ['space:hudson-bay']);
    expect(told).toEqual([
      'Theater: Queen Anne’s War',
      'War Tiles of Britain: +2; +1',
      'War Tiles of France: +0, Fort or Squadron',
      'France resolves the symbol of its tile (+0, Fort or Squadron).',
      'Cabot Strait: the Squadron of Britain is displaced to the Navy Box.',
      'Britain: War Tiles 3',
      'France: War Tiles 0',
      'Strength: Britain 3, France 0',
      'Britain wins the theater by 3.',
      'Britain scores 1 VP; the marker is now at 14.',
      'France: Treaty Points +1, now 1',
      'Britain receives 1 Conquest Point.',
      'Britain flags Hudson Bay.',
      'Britain gains Fur Trade.',
    ]);
  });

  it('has Conquest Points without a target', () => {
    const told = theater(1, { britain: ['gibraltar', 'minorca', 'asiento'] }, [0], []);
    expect(told.slice(-2)).toEqual([
      'Britain receives 1 Conquest Point.',
      '1 Conquest Point has no target and is lost.',
    ]);
  });

  it('has a tile without a target, and a margin too small for spoils', () => {
    const told = theater(0, { turn: 4 }, [3], [11]);
    expect(told).toContain('France: the symbol of its tile (+0, Fort or Squadron) has no target.');
    expect(told.slice(-2)).toEqual(['Britain wins the theater by 1.', 'This margin brings no spoils here.']);
  });

  it('has lost Squadrons, and Dominance', () => {
    const told = theater(0, { turn: 4, navyBox: { france: 1 } }, [0, 16], []);
    expect(told).toContain('Britain gains Atlantic Dominance: +2 strength in French & Indian War.');
    expect(told).toContain('France loses a Squadron (Navy Box); it becomes unbuilt.');
  });
});

describe('4.1 The log of a turn', () => {
  it('has Awards, demand and who has the initiative', () => {
    const g = positionWith({ turn: 1, step: 'deal', draw: [] });
    run(oneStep(g));
    expect(lines(g)[1]).toBe('The victory point marker is at 15.');
    expect(lines(g)[2]).toMatch(/^Awards: Europe /);
    expect(lines(g)[3]).toMatch(/^Global Demand: \w+, \w+, \w+$/);
    expect(lines(g).slice(4)).toEqual(['France draws 3 Event cards.', 'Britain draws 3 Event cards.']);
    const h = positionWith({ turn: 2, step: 'initiative', vp: 16 });
    run(oneStep(h), ['seat:france']);
    expect(lines(h)).toEqual(['Britain has the Initiative.', 'France plays first.']);
  });
});

describe('5.6.1 The log of a round on turn 6', () => {
  it('has the source of converted points, and what the Upgrade gave (5.3.3)', () => {
    const g = positionWith({ turn: 6, britain: ['northern-colonies'], debt: { britain: 14 } });
    playRound(g, 'britain', 'm2-e2', ['convert', 'economic']);
    expect(lines(g).slice(1)).toEqual([
      'Britain takes Military 2 + Economic 2 + Event + Military Upgrade.',
      'Britain: there is no war left, so the Military Upgrade gives a Treaty Point.',
      'Britain: Treaty Points +1, now 1',
      'Britain converts 2 Military points into 1 (Economic).',
    ]);
  });
});

describe('5.2 The question before the actions', () => {
  const asks = (tile: string): string => {
    const cabinet = { france: [-1] };
    const position = () =>
      positionWith({ first: 'france', available: ['d4-e2-a', 'd3-e2'], cabinet, hands: { france: [14] } });
    const match = newMatch({ ...game, setup: position }, { seed: 'asks' });
    for (const answer of [tile, 'play']) match.choose(answer);
    return english.say(match.pending()[0].prompt);
  };
  it('mentions Event cards only where one could be played', () => {
    expect(asks('tile:d3-e2')).toMatch(/play an Event card/);
    expect(asks('tile:d4-e2-a')).toBe(
      'Before your actions: reveal or use a Ministry that can act only now, or choose “Done” to go on to your actions.',
    );
  });
});
