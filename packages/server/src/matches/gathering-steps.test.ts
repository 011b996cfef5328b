import { commitmentOf } from '@sandtable/client/shared-dice';
import { describe, expect, it } from 'vitest';
import { type GatheringState, newGathering } from '../store/gatherings.js';
import { allRevealed, close, commit, reveal, withdraw } from './gathering-steps.js';

const PEOPLE = ['red', 'blue'];
const [A, B] = ['a', 'b'].map((digit) => digit.repeat(64));
const open = newGathering('5'.repeat(64));
const must = (state: GatheringState | undefined): GatheringState => {
  if (!state) throw new Error('nothing was changed');
  return state;
};
const redCommitted = must(commit(open, PEOPLE, 'red', commitmentOf(A)));
const closed = must(commit(redCommitted, PEOPLE, 'blue', commitmentOf(B)));

describe('contributions to the seed', () => {
  it('can be committed to until everybody has committed, which closes the list', () => {
    expect(redCommitted).toEqual({ ...open, commitments: { red: commitmentOf(A) } });
    expect(closed).toMatchObject({ phase: 'closed', commitments: { red: commitmentOf(A), blue: commitmentOf(B) } });
    expect(must(commit(open, ['red'], 'red', commitmentOf(A))).phase).toBe('closed');
  });

  it('can be replaced and withdrawn while the list is open, and not afterwards', () => {
    expect(must(commit(redCommitted, PEOPLE, 'red', commitmentOf(B))).commitments).toEqual({ red: commitmentOf(B) });
    expect(must(withdraw(redCommitted, 'red')).commitments).toEqual({});
    expect(commit(redCommitted, PEOPLE, 'red', commitmentOf(A))).toBeUndefined();
    expect(withdraw(open, 'red')).toBeUndefined();
    expect(commit(closed, PEOPLE, 'red', commitmentOf(B))).toBeUndefined();
    expect(withdraw(closed, 'red')).toBeUndefined();
  });

  it('are not waited for once somebody who has committed closes the list', () => {
    expect(close(open, 'red')).toBeUndefined();
    expect(close(redCommitted, 'blue')).toBeUndefined();
    expect(close(closed, 'red')).toBeUndefined();
    expect(must(close(redCommitted, 'red'))).toEqual({ ...redCommitted, phase: 'closed' });
  });

  it('are revealed once, after the list was closed, and only if they were committed to', () => {
    expect(reveal(redCommitted, 'red', A)).toBeUndefined();
    expect(reveal(closed, 'red', B)).toBeUndefined();
    expect(reveal(must(close(redCommitted, 'red')), 'blue', B)).toBeUndefined();
    const one = must(reveal(closed, 'red', A));
    expect(one.contributions).toEqual({ red: A });
    expect(reveal(one, 'red', A)).toBeUndefined();
    expect([closed, one, must(reveal(one, 'blue', B))].map(allRevealed)).toEqual([false, false, true]);
    expect(allRevealed(open)).toBe(false);
  });
});
