import { describe, expect, it } from 'vitest';
import { shownRolls } from './shown-rolls.js';

const answer = (...log: { key: string; params?: Record<string, string | number>; remark?: true }[]) => [
  { n: 0, seat: 'us', log },
];

describe('the rolls that the board shows', () => {
  it('say what was needed, with the modifier, and what came of it', () => {
    const [roll] = shownRolls(
      answer(
        { key: 'log.warOfIdeas.roll', params: { space: 'space:iraq', die: 4, total: 5, atLeast: 5 } },
        { key: 'reason', remark: true },
        { key: 'log.governance', params: { space: 'space:iraq' } },
      ),
    );
    expect(roll).toMatchObject({
      die: 4,
      modifier: 1,
      total: 5,
      odds: { atLeast: 5 },
      isSuccess: true,
      space: 'space:iraq',
    });
    expect(roll?.outcomes.map(({ key }) => key)).toEqual(['log.governance']);
  });

  it('add up what came of them in the space, and end where something else begins', () => {
    const cali = { space: 'space:cali' };
    const [roll] = shownRolls(
      answer(
        { key: 'log.attack', params: { ...cali, die: 2, atMost: 3 } },
        { key: 'log.remove', params: { ...cali, piece: 'piece:police', n: 1 } },
        { key: 'log.remove', params: { ...cali, piece: 'piece:police', n: 1 } },
        { key: 'log.place', params: { ...cali, piece: 'piece:troops', n: 1 } },
        { key: 'log.remove', params: { space: 'space:huila', piece: 'piece:police', n: 1 } },
      ),
    );
    expect(roll?.outcomes.map(({ key, params }) => [key, params?.n])).toEqual([
      ['log.remove', 2],
      ['log.place', 1],
    ]);
  });

  it('succeed if they are not above the highest number, each die for itself', () => {
    const rolls = shownRolls(
      answer(
        { key: 'log.roll.success', params: { die: 2, atMost: 2 } },
        { key: 'log.roll.failure', params: { die: 3, atMost: 2 } },
      ),
    );
    expect(rolls.map(({ isSuccess, outcomes }) => [isSuccess, outcomes])).toEqual([
      [true, []],
      [false, []],
    ]);
  });

  it('neither succeed nor fail if they are amounts', () => {
    expect(shownRolls(answer({ key: 'log.die', params: { die: 6 } }))[0]?.isSuccess).toBeUndefined();
  });

  it('are none where nothing was rolled', () => {
    expect(shownRolls(answer({ key: 'log.place', params: { n: 2 } }))).toEqual([]);
  });
});
