import { LANGUAGES, type Match, newMatch, playBots, randomBot, type Settings, winners } from '@sandtable/kernel';
import { reasonsGiven, statelessBot } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { nonplayer } from '../automa/index.js';
import { andeanAbyss } from '../index.js';
import { checkInvariants } from '../invariants.js';
import { messages } from '../messages/index.js';
import type { Position } from '../position.js';
import { steady } from './index.js';

const SOLO: Settings = { nonplayers: 'farc+auc+cartels' };

/** A whole game of `steady` against such rivals; the position must be in order after every answer. */
function game(seed: string, settings: Settings, rivals = nonplayer, government = steady): Match<Position> {
  const match = newMatch(andeanAbyss, { seed, settings });
  const bots = match.seats.map((seat) => [seat, (seat === 'government' ? government : rivals)(seat, seed)] as const);
  playBots(match, new Map(bots), () => checkInvariants(match.position));
  return match;
}

const OPTIONS: readonly Settings[] = [
  {},
  { edition: '2', eligibility: 'A' },
  { deployment: 'open', length: 'short', council: 'space' },
  { eligibility: 'B', piles: 'nearly' },
  { reveal: 'no' },
  { players: '2' },
  { players: '3', edition: '2' },
];

describe('steady in whole games (1.1)', () => {
  it.each(OPTIONS)('plays against random rivals to the end: %o', (options) => {
    expect(game('whole', options, randomBot).result).toBeDefined();
  });

  it('plays the game for one against non-players to the end (8.8)', () => {
    for (const seed of ['one', 'two', 'three']) expect(game(seed, SOLO).result).toBeDefined();
  });

  it('plays the same game twice from the same seed', () => {
    const [a, b] = [game('same', SOLO), game('same', SOLO)];
    expect(a.answers).toEqual(b.answers);
  });

  it('has no memory: a new player for each answer plays the same game', () => {
    const a = game('fresh', SOLO);
    const b = game('fresh', SOLO, nonplayer, statelessBot(steady));
    expect(a.answers).toEqual(b.answers);
  });

  it('beats random players in most games (7.0)', () => {
    const seeds = ['1', '2', '3', '4', '5', '6'];
    const won = seeds.filter((seed) => {
      const { result } = game(seed, {}, randomBot);
      return result && winners(result).includes('government');
    });
    expect(won.length).toBeGreaterThanOrEqual(4);
  });

  it('gives a reason for every answer, in every language', () => {
    const games = ['a', 'b'].flatMap((seed) => [game(seed, SOLO), game(seed, {}, randomBot)]);
    const keys = new Set(games.flatMap((match) => [...reasonsGiven(match, ['government'])]));
    expect(keys.size).toBeGreaterThan(20);
    for (const language of LANGUAGES) {
      expect(messages[language]['why.steady']).toBeDefined();
      for (const key of keys) expect(messages[language][key], `${language} ${key}`).toBeDefined();
    }
  });
});
