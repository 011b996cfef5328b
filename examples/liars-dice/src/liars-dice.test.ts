import { newMatch, randomBelow, shuffle } from '@sandtable/kernel';
import { conformanceChecks, type Secrets } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { liarsDice as game } from './index.js';
import { type Position, SEATS } from './position.js';
import { isHigher } from './rules.js';

/** What a seat may not see: the other side's dice, once they are rolled. */
const secrets: Secrets<Position> = {
  game,
  change(p, viewer, chance) {
    if (p.step === 'roll') return;
    for (const seat of SEATS) {
      if (seat === viewer) continue;
      p.dice = {
        ...p.dice,
        [seat]: shuffle(
          chance,
          p.dice[seat].map(() => randomBelow(chance, 6) + 1),
        ).sort(),
      };
    }
  },
};

describe('Liar’s Dice', () => {
  it.each(conformanceChecks({ secrets, games: 40, secretGames: 60, every: 3 }))('$name', ({ check }) => check());
});

/** Three dice each; these are rolled first, North's before South's. */
const begun = (...dice: number[]) => newMatch(game, { seed: 'test', settings: { dice: '3', ones: 'wild' }, dice });
const diceLeft = ({ position }: ReturnType<typeof begun>) => SEATS.map((seat) => position.dice[seat].length);

describe('2 Bids', () => {
  it('rise by number, or by face with the same number', () => {
    expect(isHigher({ count: 2, face: 1 }, { count: 1, face: 6 })).toBe(true);
    expect(isHigher({ count: 1, face: 6 }, { count: 1, face: 5 })).toBe(true);
    expect(isHigher({ count: 1, face: 5 }, { count: 1, face: 5 })).toBe(false);
  });
  it('never name more dice than there are, and nothing can be doubted before the first bid', () => {
    const offered = begun(1, 2, 3, 4, 5, 6).decision('north')?.options ?? [];
    expect(offered).toHaveLength(36);
    expect(offered).not.toContain('doubt');
  });
});

describe('3 Doubt', () => {
  it('costs the doubter a die if the bid was true; ones count as every face', () => {
    const match = begun(1, 5, 2, 5, 3, 3);
    match.choose('bid:3x5', 'north');
    match.choose('doubt', 'south');
    expect(diceLeft(match)).toEqual([3, 2]);
    expect(match.decision()?.seat).toBe('south');
  });
  it('costs the bidder a die if it was not', () => {
    const match = begun(1, 5, 2, 5, 3, 3);
    match.choose('bid:4x5', 'north');
    match.choose('doubt', 'south');
    expect(diceLeft(match)).toEqual([2, 3]);
  });
  it('cannot be undone, but a bid can', () => {
    const match = begun(1, 5, 2, 5, 3, 3);
    match.choose('bid:3x5', 'north');
    expect(match.canUndo('north')).toBe(true);
    match.choose('doubt', 'south');
    expect(match.canUndo('south')).toBe(false);
  });
});

describe('4 The end', () => {
  it('comes when a side has no dice left', () => {
    const match = begun();
    while (!match.result) match.choose(match.decision()?.options.at(-1) ?? '');
    expect(diceLeft(match)).toContain(0);
    expect(match.result.ranking.map(({ place }) => place)).toEqual([1, 2]);
  });
});
