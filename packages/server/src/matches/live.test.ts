import { toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Entry, StoredMatch } from '../store/store.js';
import { games } from '../testing/servers.js';
import { answer, headOf, type Live, mayTakeBack, revive, stateFor, takeBack } from './live.js';

const stored = (options: Readonly<Record<string, string>>, game = toy.id): StoredMatch => ({
  ...{ pk: 1, id: 'a', game, version: 1, options, seating: {}, seats: ['red', 'blue'], seed: 'x' },
  snapshot: { n: 0, note: '' },
  rematch: null,
});
const reviveHere = (match: StoredMatch, entries: readonly Entry[] = []): Live =>
  revive(games[match.game], match, entries);

/** Red outbids blue; what they do then. */
function play(live: Live, ...options: readonly string[]): Entry[] {
  return ['number:2', 'number:1', ...options].map((option) => answer(live, live.match.pending()[0].seat, option));
}

describe('taking back', () => {
  it('ends with the match: the seed has been told', () => {
    const live = reviveHere(stored({ rounds: '1', fog: 'on' }));
    const entries = play(live, 'hold', 'hold');
    const end = stateFor(live, 'blue', false);
    expect(end.seed).toBe('x');
    expect(end.mayUndo).toBe(false);
    expect(() => takeBack(live, 'blue')).toThrow(expect.objectContaining({ code: 'over' }));
    expect(headOf(live)).toBe(entries.length);
    // Where it was done before this was known, it stays done.
    const undone: Entry = { n: entries.length, seat: 1, option: '', because: null };
    const old = reviveHere(stored({ rounds: '1', fog: 'on' }), [...entries, undone]);
    expect(old.match.result).toBeUndefined();
    expect(old.match.decision('blue')).toBeDefined();
  });

  it('over and over comes to an end, and what a load carries out again stays bounded', () => {
    const live = reviveHere(stored({}, 'endless'));
    for (let act = 0; act < 2000; act++) {
      if (stateFor(live, 'red', false).mayUndo) takeBack(live, 'red');
      else if (live.match.decision('red')) answer(live, 'red', 'number:1');
      else break;
    }
    expect(headOf(live)).toBeLessThan(50);
    expect(() => takeBack(live, 'red')).toThrow(expect.objectContaining({ code: 'nothingToUndo' }));
    // The match goes on, and with the answers that stand comes the right to take some back.
    answer(live, 'blue', 'number:0');
    answer(live, 'red', 'hold');
    expect(stateFor(live, 'red', false).mayUndo).toBe(true);
  });

  it('is limited for people who take turns at it too', () => {
    const live = reviveHere(stored({}, 'endless'));
    play(live);
    for (let act = 0; act < 2000; act++) {
      const last = live.match.answers.at(-1)?.seat ?? '';
      const isSecond = live.match.answers.length === 4;
      if ((isSecond || act % 2) && mayTakeBack(live, last)) takeBack(live, last);
      else if (!isSecond) answer(live, live.match.pending()[0].seat, 'hold');
      else break;
    }
    expect(headOf(live)).toBeLessThan(80);
  });
});
