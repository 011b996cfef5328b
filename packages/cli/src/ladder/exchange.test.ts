import { describe, expect, it } from 'vitest';
import { exchanged, exchangesOf } from './exchange.js';
import type { LadderGame } from './results.js';

const game = (winner: string, ...scores: readonly number[]): LadderGame => ({
  winners: [winner],
  scores: Object.fromEntries(scores.map((score, i) => [`seat${i}`, score])),
});

describe('two players exchanged in one seat', () => {
  it('are compared by wins first, then by the lead', () => {
    const games = new Map([
      [0, game('seat0', 2, 5, 0)],
      [1, game('seat1', -1, 4, 0)],
      [2, game('seat1', 1, 3, 0)],
      [3, game('seat2', 0, 0, 9)],
      [4, game('seat0', 0, 0, 0)],
    ]);
    const others = new Map([
      // Not won, although the lead was greater.
      [0, game('seat2', 9, 5, 0)],
      [1, game('seat1', -3, 4, 0)],
      [2, game('seat2', 1, 1, 2)],
      [3, game('seat2', 0, 0, 9)],
    ]);
    expect(exchanged('seat0', games, others)).toMatchObject({ better: 2, worse: 1, pairs: 4, lead: -1.5 });
  });

  it('leave out games whose scores nobody has kept', () => {
    const old = new Map([[0, { winners: ['seat0'], scores: {} }]]);
    expect(exchanged('seat0', old, new Map([[0, game('seat1', 1, 2, 3)]])).pairs).toBe(0);
  });

  it('are each player and the seat’s own one, and each level and the one below it', () => {
    expect(exchangesOf('nonplayer', ['medium', 'hard', 'nonplayer'])).toEqual([
      { player: 'medium', inPlaceOf: 'nonplayer' },
      { player: 'hard', inPlaceOf: 'nonplayer' },
      { player: 'hard', inPlaceOf: 'medium' },
    ]);
  });
});
