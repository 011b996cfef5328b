import { describe, expect, it } from 'vitest';
import type { LoggedAnswer } from '../../play/play.js';
import { shownRolls } from './shown-rolls.js';

const answer = (...log: { key: string; params?: Record<string, string | number>; remark?: true }[]) => [
  { n: 0, seat: 'us', log },
];

const heading = ({ key }: { readonly key: string }) =>
  key === 'log.phase' || key === 'log.event' || key === 'log.endOfTurn' ? 'part' : undefined;
const rollsOf = (answers: readonly LoggedAnswer[], steps = answers) =>
  shownRolls(answers, { heading, seats: ['us', 'jihadist'], steps });

describe('the rolls that the board shows', () => {
  it('say what was needed, with the modifier, and what came of it', () => {
    const [roll] = rollsOf(
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
    const [roll] = rollsOf(
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
    const rolls = rollsOf(
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

  it('neither succeed nor fail if they decide between two things, and say which it is, also if nothing changes', () => {
    const soft = { aim: 'posture:hard', otherwise: 'posture:soft', outcome: 'posture:soft' };
    const [roll] = rollsOf(
      answer({
        key: 'log.postureRoll',
        params: { space: 'space:spain', die: 3, modifier: 0, atLeast: 5, ...soft },
      }),
    );
    expect(roll).toMatchObject({
      odds: { atLeast: 5 },
      isSuccess: undefined,
      decided: soft,
      outcomes: [],
    });
  });

  it('neither succeed nor fail if they are amounts', () => {
    expect(rollsOf(answer({ key: 'log.die', params: { die: 6 } }))[0]?.isSuccess).toBeUndefined();
  });

  it('end with the next heading, and with what happens in another space', () => {
    const roll = { key: 'log.roll.failure', params: { space: 'space:pakistan', die: 5, atMost: 3 } };
    const next: { key: string; params: Record<string, string | number> }[] = [
      { key: 'log.phase', params: { side: 'seat:us' } },
      { key: 'log.event', params: { side: 'seat:jihadist', card: 'card:58' } },
      { key: 'log.cells', params: { space: 'space:iraq', n: 1 } },
    ];
    for (const entry of next) expect(rollsOf(answer(roll, entry))[0]?.outcomes).toEqual([]);
    const [lost] = rollsOf(answer(roll, { key: 'log.cells', params: { space: 'space:pakistan', n: -1 } }, ...next));
    expect(lost?.outcomes.map(({ key }) => key)).toEqual(['log.cells']);
  });

  it('belong to the seat that the last heading names, also of an earlier answer, or to none', () => {
    const roll = { key: 'log.die', params: { die: 3 } };
    const earlier = { n: 0, seat: 'jihadist', log: [{ key: 'log.phase', params: { side: 'seat:jihadist' } }] };
    const asked = { n: 1, seat: 'us', log: [roll, { key: 'log.endOfTurn' }, { ...roll }] };
    expect(rollsOf([asked], [earlier, asked]).map(({ seat }) => seat)).toEqual(['jihadist', undefined]);
  });

  it('are none where nothing was rolled', () => {
    expect(rollsOf(answer({ key: 'log.place', params: { n: 2 } }))).toEqual([]);
  });
});
