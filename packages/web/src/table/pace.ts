import type { Snapshot, Step } from '../play/play.js';

/**
 * Bots answer faster than anybody can follow. What arrives waits in a reel, and each moment that shows something is
 * seen for a while before the next; what a person here did is seen at once.
 */

export const SPEEDS = ['normal', 'quick', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Reel {
  readonly shown: Snapshot;
  /** What has happened since, oldest first. */
  readonly waiting: readonly Snapshot[];
  /** How many moments have come since nothing waited: the more, the quicker each goes by. */
  readonly run: number;
}

/** So long a moment is seen, and so long, about, all that come in a row may take: in milliseconds. */
const HOLD: Readonly<Record<Speed, number>> = { normal: 350, quick: 140, instant: 0 };
const PATIENCE: Readonly<Record<Speed, number>> = { normal: 5000, quick: 1800, instant: 0 };
const SHORTEST = 50;
/** Who comes back after more answers than this wants to see where the match stands, not how it got there. */
const LONG_GONE = 60;

export const begin = (shown: Snapshot): Reel => ({ shown, waiting: [], run: 0 });

export const latest = (reel: Reel): Snapshot => reel.waiting.at(-1) ?? reel.shown;

export const skip = (reel: Reel): Reel => begin(latest(reel));

export function advance(reel: Reel): Reel {
  const [next, ...waiting] = reel.waiting;
  return next ? { ...reel, shown: next, waiting } : reel;
}

export function arrive(reel: Reel, next: Snapshot): Reel {
  const last = latest(reel);
  switch (turnOf(last, next)) {
    case 'cut':
      return begin(next);
    case 'same':
      return reel.waiting.length > 0 ? { ...reel, waiting: [...reel.waiting.slice(0, -1), next] } : begin(next);
    case 'scene':
      return { ...reel, waiting: [...reel.waiting, next], run: reel.waiting.length > 0 ? reel.run + 1 : 1 };
  }
}

/** For how long the shown moment stays, in milliseconds. */
export function hold(reel: Reel, speed: Speed): number {
  const most = PATIENCE[speed] / Math.max(1, reel.run);
  return Math.min(HOLD[speed], Math.max(SHORTEST, most));
}

/** How one snapshot follows another: at once (`cut`), in its place (`same`), or as a scene of its own. */
function turnOf(before: Snapshot, after: Snapshot): 'cut' | 'same' | 'scene' {
  if (goneBack(before, after)) return 'cut';
  const since = after.steps.slice(before.steps.length);
  if (since.length === 0) return 'same';
  if (since.length > LONG_GONE || since.every(({ seat }) => isHere(after, seat))) return 'cut';
  return since.some(showsSomething) ? 'scene' : 'same';
}

/** Answers were taken back, and others may stand in their place. */
function goneBack(before: Snapshot, after: Snapshot): boolean {
  if (after.steps.length < before.steps.length) return true;
  const last = before.steps.at(-1);
  const there = after.steps[before.steps.length - 1];
  return last !== undefined && last !== there && (last.seat !== there.seat || last.log.length !== there.log.length);
}

/** A person at this screen: alone or side by side all of them, across the network the viewer alone. */
export const isHere = ({ setup, company, viewer }: Snapshot, seat: string): boolean =>
  company ? seat === viewer : setup.seating[seat] === 'person';

const showsSomething = ({ log }: Step): boolean => log.some((entry) => !entry.remark);
