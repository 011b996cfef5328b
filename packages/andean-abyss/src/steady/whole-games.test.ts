import {
  type Bot,
  LANGUAGES,
  type Match,
  type Message,
  newMatch,
  type Options,
  randomBot,
  winners,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { check } from '../check.js';
import { andeanAbyss } from '../index.js';
import { messages } from '../messages/index.js';
import { nonplayer } from '../nonplayer/index.js';
import type { Position } from '../position.js';
import { steady } from './index.js';

interface Played {
  readonly match: Match<Position>;
  readonly said: readonly Message[];
}

const SOLO: Options = { nonplayers: 'farc+auc+cartels' };

/** A whole game of `steady` against such rivals; every answer must be one of the options. */
function game(
  seed: string,
  options: Options,
  rivals = nonplayer,
  government: () => Bot<Position> = once(seed),
): Played {
  const match = newMatch(andeanAbyss, { seed, options });
  const bots = new Map(match.seats.map((seat) => [seat, seat === 'government' ? undefined : rivals(seat, seed)]));
  const said: Message[] = [];
  for (let decision = match.decision(); decision; decision = match.decision()) {
    const { seat } = decision;
    const own = bots.get(seat);
    const bot = own ?? government();
    const answer = bot.answer({ decision, seat, position: () => andeanAbyss.visible(match.position, seat) });
    if (!own && answer.because) said.push(answer.because);
    match.choose(answer.option, seat, answer.because);
    check(match.position);
  }
  return { match, said };
}

const once = (seed: string) => {
  const bot = steady('government', seed);
  return () => bot;
};

const OPTIONS: readonly Options[] = [
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
    const { match } = game('whole', options, randomBot);
    expect(match.result).toBeDefined();
  });

  it('plays the game for one against non-players to the end (8.8)', () => {
    for (const seed of ['one', 'two', 'three']) expect(game(seed, SOLO).match.result).toBeDefined();
  });

  it('plays the same game twice from the same seed', () => {
    const [a, b] = [game('same', SOLO), game('same', SOLO)];
    expect(a.match.answers).toEqual(b.match.answers);
  });

  it('remembers nothing: a new one for each answer plays the same game', () => {
    const a = game('fresh', SOLO);
    const b = game('fresh', SOLO, nonplayer, () => steady('government', 'fresh'));
    expect(a.match.answers).toEqual(b.match.answers);
  });

  it('mostly beats rivals who play at random (7.0)', () => {
    const seeds = ['1', '2', '3', '4', '5', '6'];
    const won = seeds.filter((seed) => {
      const { result } = game(seed, {}, randomBot).match;
      return result && winners(result).includes('government');
    });
    expect(won.length).toBeGreaterThanOrEqual(4);
  });

  it('gives a reason for every answer, in every language', () => {
    const said = ['a', 'b'].flatMap((seed) => [...game(seed, SOLO).said, ...game(seed, {}, randomBot).said]);
    const keys = new Set(said.map(({ params }) => (typeof params?.reason === 'object' ? params.reason.key : '')));
    expect(keys.size).toBeGreaterThan(20);
    for (const language of LANGUAGES) {
      expect(messages[language]['why.steady']).toBeDefined();
      for (const key of keys) expect(messages[language][key], `${language} ${key}`).toBeDefined();
    }
  });
});
