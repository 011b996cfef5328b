import { toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Entry, StoredMatch } from '../store/store.js';
import { games } from '../testing/servers.js';
import { applyAnswer, applyUndo, entryCount, type LiveMatch, loadMatch, mayUndo, stateFor } from './live-match.js';

const stored = (settings: Readonly<Record<string, string>>, game = toy.id): StoredMatch => ({
  ...{ pk: 1, id: 'a', game, version: 1, settings, seating: {}, seats: ['red', 'blue'], seed: 'x' },
  snapshot: { n: 0, position: '' },
  rematch: null,
});
const load = (match: StoredMatch, entries: readonly Entry[] = []): LiveMatch =>
  loadMatch(games[match.game], match, entries);

/** Red outbids blue; then the given options are answered. */
function play(live: LiveMatch, ...options: readonly string[]): Entry[] {
  return ['number:2', 'number:1', ...options].map((option) => applyAnswer(live, live.match.pending()[0].seat, option));
}

describe('undo', () => {
  it('is impossible once the match is over: the seed is public then', () => {
    const live = load(stored({ rounds: '1', fog: 'on' }));
    const entries = play(live, 'hold', 'hold');
    const end = stateFor(live, 'blue', false);
    expect(end.seed).toBe('x');
    expect(end.mayUndo).toBe(false);
    expect(() => applyUndo(live, 'blue')).toThrow(expect.objectContaining({ code: 'over' }));
    expect(entryCount(live)).toBe(entries.length);
    // Older servers allowed it, so stored undo entries still replay.
    const undone: Entry = { n: entries.length, seat: 1, option: '', because: null };
    const old = load(stored({ rounds: '1', fog: 'on' }), [...entries, undone]);
    expect(old.match.result).toBeUndefined();
    expect(old.match.decision('blue')).toBeDefined();
  });

  it('is limited, so that the number of entries a load replays stays bounded', () => {
    const live = load(stored({}, 'endless'));
    for (let act = 0; act < 2000; act++) {
      if (stateFor(live, 'red', false).mayUndo) applyUndo(live, 'red');
      else if (live.match.decision('red')) applyAnswer(live, 'red', 'number:1');
      else break;
    }
    expect(entryCount(live)).toBeLessThan(50);
    expect(() => applyUndo(live, 'red')).toThrow(expect.objectContaining({ code: 'nothingToUndo' }));
    // The match continues, and further answers in force allow further undos.
    applyAnswer(live, 'blue', 'number:0');
    applyAnswer(live, 'red', 'hold');
    expect(stateFor(live, 'red', false).mayUndo).toBe(true);
  });

  it('is limited even if people take turns at it', () => {
    const live = load(stored({}, 'endless'));
    play(live);
    for (let act = 0; act < 2000; act++) {
      const last = live.match.answers.at(-1)?.seat ?? '';
      const isSecond = live.match.answers.length === 4;
      if ((isSecond || act % 2) && mayUndo(live, last)) applyUndo(live, last);
      else if (!isSecond) applyAnswer(live, live.match.pending()[0].seat, 'hold');
      else break;
    }
    expect(entryCount(live)).toBeLessThan(80);
  });
});

describe('a stored entry', () => {
  it.each(['number:1', ''])('of a seat that does not exist is damage, not somebody else’s move: “%s”', (option) => {
    const match = stored({ rounds: '3', fog: 'off' });
    const [first, second] = play(load(match));
    const entries = [first, second, { n: 2, seat: 7, option, because: null }];
    expect(() => load(match, entries)).toThrow(expect.objectContaining({ code: 'damaged' }));
  });
});
