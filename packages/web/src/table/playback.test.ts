import { describe, expect, it } from 'vitest';
import type { LoggedAnswer, PlaySnapshot } from '../play/play.js';
import { elementAt } from '../testing/element-at.js';
import {
  addSnapshot,
  displayMs,
  isPlayedHere,
  latestSnapshot,
  type Playback,
  showNext,
  skipToLatest,
  startPlayback,
} from './playback.js';

const step = (n: number, seat: string, log: LoggedAnswer['log'] = [{ key: 'log.move' }]): LoggedAnswer => ({
  n,
  seat,
  log,
});
const snapshot = (steps: readonly LoggedAnswer[], more: Partial<PlaySnapshot> = {}): PlaySnapshot => ({
  setup: { game: 'test', settings: {}, seats: ['a', 'b', 'c'], seating: { a: 'person', b: 'random', c: 'random' } },
  viewer: 'a',
  moment: { n: steps.length, view: null, waiting: [], decision: undefined, mayUndo: false, result: undefined },
  beginning: [],
  steps,
  busy: false,
  online: undefined,
  elsewhere: false,
  removed: 0,
  trouble: undefined,
  ...more,
});
const mine = step(0, 'a');
const bots = [step(1, 'b'), step(2, 'b'), step(3, 'c')];
/** A person's answer, followed by `count` answers of bots. */
const arrived = (count: number): Playback => {
  let playback = startPlayback(snapshot([mine]));
  for (let i = 1; i <= count; i++) playback = addSnapshot(playback, snapshot([mine, ...bots.slice(0, i)]));
  return playback;
};

describe('playback', () => {
  it('shows an answer given at this screen at once', () => {
    const playback = addSnapshot(startPlayback(snapshot([])), snapshot([mine]));
    expect(playback.shown.steps).toHaveLength(1);
    expect(playback.waiting).toHaveLength(0);
  });

  it('shows every answer of a bot, in order', () => {
    let playback = arrived(3);
    expect(playback.shown.steps).toHaveLength(1);
    expect(playback.waiting).toHaveLength(3);
    expect(playback.run).toBe(3);
    expect(latestSnapshot(playback).steps).toHaveLength(4);
    for (const shown of [2, 3, 4, 4]) {
      playback = showNext(playback);
      expect(playback.shown.steps).toHaveLength(shown);
    }
  });

  it('spends no time on answers without visible log entries', () => {
    const silent = step(1, 'b', [{ key: 'reason.x', remark: true }]);
    const playback = addSnapshot(startPlayback(snapshot([mine])), snapshot([mine, silent]));
    expect(playback.shown.steps).toHaveLength(2);
    expect(playback.waiting).toHaveLength(0);
    const behind = addSnapshot(arrived(1), snapshot([mine, elementAt(bots, 0), step(2, 'b', [])]));
    expect(behind.waiting).toHaveLength(1);
    expect(latestSnapshot(behind).steps).toHaveLength(3);
  });

  it('replaces a snapshot when there is no new answer', () => {
    const now = snapshot([mine], { busy: true });
    expect(addSnapshot(startPlayback(snapshot([mine])), now)).toEqual(startPlayback(now));
    const asked = snapshot([mine, elementAt(bots, 0)], { busy: true });
    const playback = addSnapshot(arrived(1), asked);
    expect(playback.waiting).toEqual([asked]);
  });

  it('cuts to the position after an undo', () => {
    const playback = addSnapshot(arrived(3), snapshot([]));
    expect(playback).toEqual(startPlayback(snapshot([])));
    // Undone and answered differently between two snapshots.
    const other = snapshot([step(0, 'c')]);
    expect(addSnapshot(startPlayback(snapshot([mine])), other)).toEqual(startPlayback(other));
  });

  it('shows only the latest snapshot after a long absence', () => {
    const many = snapshot(Array.from({ length: 100 }, (_, n) => step(n, 'b')));
    expect(addSnapshot(startPlayback(snapshot([])), many)).toEqual(startPlayback(many));
  });

  it('skips to the latest snapshot', () => {
    expect(skipToLatest(arrived(3)).shown.steps).toHaveLength(4);
    expect(skipToLatest(arrived(3)).waiting).toHaveLength(0);
  });

  it('does not count people at other screens as played here', () => {
    const onlineInfo = {
      connected: true,
      seats: [],
      chat: [],
      hasOlderChat: false,
      seedHash: { pinned: '', changedTo: undefined },
      held: undefined,
      lost: undefined,
      dice: undefined,
      seed: undefined,
      rematch: undefined,
    };
    const online = snapshot([mine], { online: onlineInfo, viewer: 'b' });
    expect(isPlayedHere(online, 'a')).toBe(false);
    expect(isPlayedHere(online, 'b')).toBe(true);
    expect(isPlayedHere(snapshot([]), 'a')).toBe(true);
    expect(isPlayedHere(snapshot([]), 'b')).toBe(false);
  });

  it('shows each snapshot more briefly when many wait, and not at all at instant speed', () => {
    const withRun = (run: number): Playback => ({ ...startPlayback(snapshot([])), run });
    expect(displayMs(withRun(1), 'normal')).toBe(350);
    expect(displayMs(withRun(40), 'normal')).toBeLessThan(150);
    expect(displayMs(withRun(1000), 'normal')).toBe(50);
    expect(displayMs(withRun(1), 'quick')).toBeLessThan(displayMs(withRun(1), 'normal'));
    expect(displayMs(withRun(5), 'instant')).toBe(0);
  });
});
