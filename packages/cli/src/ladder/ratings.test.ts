import { describe, expect, it } from 'vitest';
import { eloRatings, winInterval } from './ratings.js';

describe('Elo ratings', () => {
  it('are 400 points apart at odds of ten to one, whoever is named first', () => {
    const elo = eloRatings([{ first: 'steady', second: 'strong', firstWins: 1000, games: 11_000 }], 'steady');
    expect(elo.get('steady')).toBe(1500);
    expect(elo.get('strong')).toBeCloseTo(1900, -1);
  });

  it('put a player between two others by what it did against each', () => {
    const elo = eloRatings(
      [
        { first: 'low', second: 'middle', firstWins: 100, games: 400 },
        { first: 'middle', second: 'high', firstWins: 100, games: 400 },
      ],
      'middle',
    );
    expect((elo.get('low') ?? 0) + (elo.get('high') ?? 0)).toBeCloseTo(3000, 0);
    expect(elo.get('high')).toBeGreaterThan(1650);
  });

  it('stay finite for a player who won every game', () => {
    const elo = eloRatings([{ first: 'all', second: 'none', firstWins: 20, games: 20 }], 'none');
    expect(Number.isFinite(elo.get('all'))).toBe(true);
  });
});

describe('the interval of a share of wins', () => {
  it('is Wilson’s, within 0 and 1', () => {
    const { low, high } = winInterval(90, 100);
    expect([low, high].map((it) => Math.round(it * 1000) / 1000)).toEqual([0.826, 0.945]);
    expect(winInterval(10, 10).high).toBe(1);
    expect(winInterval(0, 10).low).toBe(0);
  });
});
