import { describe, expect, it } from 'vitest';
import type { Snapshot, Step } from '../play/play.js';
import { advance, arrive, begin, hold, isHere, latest, type Reel, skip } from './pace.js';

const step = (n: number, seat: string, log: Step['log'] = [{ key: 'log.move' }]): Step => ({ n, seat, log });
const snapshot = (steps: readonly Step[], more: Partial<Snapshot> = {}): Snapshot => ({
  setup: { game: 'test', options: {}, seats: ['a', 'b', 'c'], seating: { a: 'person', b: 'random', c: 'random' } },
  viewer: 'a',
  moment: { n: steps.length, view: null, waiting: [], asked: undefined, mayUndo: false, result: undefined },
  beginning: [],
  steps,
  busy: false,
  company: undefined,
  elsewhere: false,
  removed: 0,
  trouble: undefined,
  ...more,
});
const mine = step(0, 'a');
const bots = [step(1, 'b'), step(2, 'b'), step(3, 'c')];
/** A person's answer, and then those of bots, one by one. */
const arrived = (count: number): Reel => {
  let reel = begin(snapshot([mine]));
  for (let i = 1; i <= count; i++) reel = arrive(reel, snapshot([mine, ...bots.slice(0, i)]));
  return reel;
};

describe('a reel of moments', () => {
  it('shows at once what a person at this screen did', () => {
    const reel = arrive(begin(snapshot([])), snapshot([mine]));
    expect(reel.shown.steps).toHaveLength(1);
    expect(reel.waiting).toHaveLength(0);
  });

  it('lets every answer of a bot be seen, in order', () => {
    let reel = arrived(3);
    expect(reel.shown.steps).toHaveLength(1);
    expect(reel.waiting).toHaveLength(3);
    expect(reel.run).toBe(3);
    expect(latest(reel).steps).toHaveLength(4);
    for (const shown of [2, 3, 4, 4]) {
      reel = advance(reel);
      expect(reel.shown.steps).toHaveLength(shown);
    }
  });

  it('gives no time to answers that show nothing', () => {
    const silent = step(1, 'b', [{ key: 'reason.x', remark: true }]);
    const reel = arrive(begin(snapshot([mine])), snapshot([mine, silent]));
    expect(reel.shown.steps).toHaveLength(2);
    expect(reel.waiting).toHaveLength(0);
    const behind = arrive(arrived(1), snapshot([mine, bots[0], step(2, 'b', [])]));
    expect(behind.waiting).toHaveLength(1);
    expect(latest(behind).steps).toHaveLength(3);
  });

  it('replaces a moment in which nothing new was answered', () => {
    const now = snapshot([mine], { busy: true });
    expect(arrive(begin(snapshot([mine])), now)).toEqual(begin(now));
    const asked = snapshot([mine, bots[0]], { busy: true });
    const reel = arrive(arrived(1), asked);
    expect(reel.waiting).toEqual([asked]);
  });

  it('cuts to what stands after an undo', () => {
    const reel = arrive(arrived(3), snapshot([]));
    expect(reel).toEqual(begin(snapshot([])));
    // Taken back and answered otherwise between two looks.
    const other = snapshot([step(0, 'c')]);
    expect(arrive(begin(snapshot([mine])), other)).toEqual(begin(other));
  });

  it('shows somebody who was long away where things stand', () => {
    const many = snapshot(Array.from({ length: 100 }, (_, n) => step(n, 'b')));
    expect(arrive(begin(snapshot([])), many)).toEqual(begin(many));
  });

  it('skips to the present', () => {
    expect(skip(arrived(3)).shown.steps).toHaveLength(4);
    expect(skip(arrived(3)).waiting).toHaveLength(0);
  });

  it('takes other people at other screens for others', () => {
    const company = {
      connected: true,
      seats: [],
      talk: [],
      moreTalk: false,
      seedHash: { pinned: '', changedTo: undefined },
      held: undefined,
      lost: undefined,
      dice: undefined,
      seed: undefined,
      rematch: undefined,
    };
    const online = snapshot([mine], { company, viewer: 'b' });
    expect(isHere(online, 'a')).toBe(false);
    expect(isHere(online, 'b')).toBe(true);
    expect(isHere(snapshot([]), 'a')).toBe(true);
    expect(isHere(snapshot([]), 'b')).toBe(false);
  });

  it('hurries when many wait, and does not hold at all when told so', () => {
    const reel = (run: number): Reel => ({ ...begin(snapshot([])), run });
    expect(hold(reel(1), 'normal')).toBe(350);
    expect(hold(reel(40), 'normal')).toBeLessThan(150);
    expect(hold(reel(1000), 'normal')).toBe(50);
    expect(hold(reel(1), 'quick')).toBeLessThan(hold(reel(1), 'normal'));
    expect(hold(reel(5), 'instant')).toBe(0);
  });
});
