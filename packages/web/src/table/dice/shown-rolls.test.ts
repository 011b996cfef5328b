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
    expect(roll?.outcome?.key).toBe('log.governance');
  });

  it('succeed if they are not above the highest number, each die for itself', () => {
    const rolls = shownRolls(
      answer(
        { key: 'log.roll.success', params: { die: 2, atMost: 2 } },
        { key: 'log.roll.failure', params: { die: 3, atMost: 2 } },
      ),
    );
    expect(rolls.map(({ isSuccess, outcome }) => [isSuccess, outcome])).toEqual([
      [true, undefined],
      [false, undefined],
    ]);
  });

  it('neither succeed nor fail if they are amounts', () => {
    expect(shownRolls(answer({ key: 'log.die', params: { die: 6 } }))[0]?.isSuccess).toBeUndefined();
  });

  it('are none where nothing was rolled', () => {
    expect(shownRolls(answer({ key: 'log.place', params: { n: 2 } }))).toEqual([]);
  });
});
