import type { LogEntry } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { LoggedAnswer, PlaySnapshot } from '../play/play.js';
import { elementAt } from '../testing/element-at.js';
import {
  addSnapshot,
  answersWithRolls,
  displayMs,
  holdsOwnRoll,
  isPlayedHere,
  latestSnapshot,
  type Playback,
  releaseRolls,
  showNext,
  showNextCard,
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
  thinking: undefined,
  online: undefined,
  elsewhere: false,
  removed: 0,
  trouble: undefined,
  ...more,
});
const heading = ({ key }: LogEntry) => (key === 'log.play' ? 'card' : key === 'log.operation' ? 'part' : undefined);
const mine = step(0, 'a');
const bots = [step(1, 'b'), step(2, 'b'), step(3, 'c')];
/** A person's answer, followed by `count` answers of bots. */
const arrived = (count: number): Playback => {
  let playback = startPlayback(snapshot([mine]));
  for (let i = 1; i <= count; i++) playback = addSnapshot(playback, snapshot([mine, ...bots.slice(0, i)]));
  return playback;
};

describe('playback', () => {
  it('knows that the learner’s own roll is shown while moments wait, for lessons to wait with them', () => {
    const rolled = step(0, 'a', [{ key: 'log.roll', params: { die: 4 } }]);
    const own = addSnapshot(startPlayback(snapshot([])), snapshot([rolled]));
    expect(holdsOwnRoll(own)).toBe(false);
    const followed = addSnapshot(own, snapshot([rolled, ...bots]));
    expect(holdsOwnRoll(followed)).toBe(true);
    // Once the player goes on, what others do and roll doesn't wait.
    expect(holdsOwnRoll(showNext(followed, heading))).toBe(false);
    const theirs = step(1, 'b', [{ key: 'log.roll', params: { die: 2 } }]);
    const after = showNext(addSnapshot(own, snapshot([rolled, theirs])), heading);
    expect(holdsOwnRoll(addSnapshot(after, snapshot([rolled, theirs, step(2, 'c')])))).toBe(false);
    expect(holdsOwnRoll(addSnapshot(startPlayback(snapshot([mine])), snapshot([mine, ...bots])))).toBe(false);
  });

  it('shows an answer given at this screen at once', () => {
    const playback = addSnapshot(startPlayback(snapshot([])), snapshot([mine]));
    expect(playback.shown.steps).toHaveLength(1);
    expect(playback.waiting).toHaveLength(0);
  });

  it('holds the roll of an answer given at this screen beside the rolls of bots, until the person goes on', () => {
    const rolled = (n: number, seat: string) => step(n, seat, [{ key: 'log.roll', params: { die: 4 } }]);
    const [own, play, other] = [rolled(0, 'a'), step(1, 'b', [{ key: 'log.play' }]), rolled(2, 'b')];
    let playback = addSnapshot(startPlayback(snapshot([])), snapshot([own]));
    playback = addSnapshot(addSnapshot(playback, snapshot([own, play])), snapshot([own, play, other]));
    const shown: (readonly LoggedAnswer[])[] = [answersWithRolls(playback)];
    for (let i = 0; i < 3; i++) {
      playback = showNext(playback, heading);
      shown.push(answersWithRolls(playback));
    }
    expect(shown).toEqual([[own], [own], [own, play], [own, other]]);
    expect(answersWithRolls(releaseRolls(playback))).toEqual([other]);
    expect(answersWithRolls(skipToLatest(playback))).toContain(own);
    expect(answersWithRolls(addSnapshot(playback, snapshot([])))).toEqual([]);
  });

  it('shows every answer of a bot, in order', () => {
    let playback = arrived(3);
    expect(playback.shown.steps).toHaveLength(1);
    expect(playback.waiting).toHaveLength(3);
    expect(latestSnapshot(playback).steps).toHaveLength(4);
    for (const shown of [2, 3, 4, 4]) {
      playback = showNext(playback, heading);
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

  describe('announces what begins', () => {
    const played = step(1, 'b', [
      { key: 'log.play', params: { card: 'card:7' } },
      { key: 'log.operation', params: {} },
    ]);
    const operated = step(2, 'b', [{ key: 'log.operation' }]);
    const moved = step(3, 'b');
    const next = step(4, 'c', [{ key: 'log.play', params: { card: 'card:8' } }]);
    const all = [mine, played, operated, moved, next];
    const queue = (): Playback => {
      let playback = startPlayback(snapshot([mine]));
      for (let i = 2; i <= all.length; i++) playback = addSnapshot(playback, snapshot(all.slice(0, i)));
      return playback;
    };

    it('before the board changes, with the card in it', () => {
      const announced = showNext(queue(), heading);
      expect(announced.shown.steps).toHaveLength(1);
      expect(announced.announcement).toMatchObject({ n: 1, seat: 'b', cards: ['card:7'] });
      const shown = showNext(announced, heading);
      expect(shown.shown.steps).toHaveLength(2);
      expect(shown.announcement).toBeUndefined();
      expect(shown.fresh).toEqual([played]);
    });

    it('and goes on to the next announcement at a press', () => {
      let playback = showNextCard(queue(), heading);
      expect(playback.announcement?.n).toBe(1);
      // The first press ends the announcement, the second passes over the moves.
      playback = showNextCard(showNextCard(playback, heading), heading);
      expect(playback.announcement?.n).toBe(2);
      playback = showNextCard(showNextCard(playback, heading), heading);
      expect(playback.announcement?.n).toBe(4);
      playback = showNextCard(playback, heading);
      expect([playback.shown.steps.length, playback.waiting.length]).toEqual([5, 0]);
    });

    it('longest where a card or a die is to be read, and not at all at instant speed', () => {
      const step1 = startPlayback(snapshot([]));
      const roll: Playback = { ...step1, fresh: [step(0, 'b', [{ key: 'log.roll', params: { die: 4 } }])] };
      const card = showNext(queue(), heading);
      for (const speed of ['slow', 'normal', 'quick'] as const) {
        expect(displayMs(card, speed)).toBeGreaterThan(displayMs(step1, speed));
        expect(displayMs(roll, speed)).toBeGreaterThan(displayMs(step1, speed));
      }
      expect(displayMs(card, 'quick')).toBeLessThan(displayMs(card, 'normal'));
      expect([displayMs(card, 'instant'), displayMs(roll, 'instant')]).toEqual([0, 0]);
    });

    it('never more briefly because many wait', () => {
      const one = showNext(addSnapshot(startPlayback(snapshot([mine])), snapshot([mine, played])), heading);
      expect(displayMs(showNext(queue(), heading), 'normal')).toBe(displayMs(one, 'normal'));
    });
  });
});
