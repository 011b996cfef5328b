import type { LoggedAnswer, PlaySnapshot } from '../play/play.js';

/**
 * Bots answer faster than anybody can follow. What arrives waits in a reel, and each moment that shows something is
 * seen for a while before the next; what a person here did is seen at once.
 */

export const SPEEDS = ['normal', 'quick', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playback {
  readonly shown: PlaySnapshot;
  /** What has happened since, oldest first. */
  readonly waiting: readonly PlaySnapshot[];
  /** How many moments have come since nothing waited: the more, the quicker each goes by. */
  readonly run: number;
}

/** So long a moment is seen, and so long, about, all that come in a row may take: in milliseconds. */
const DISPLAY_MS: Readonly<Record<Speed, number>> = { normal: 350, quick: 140, instant: 0 };
const MAX_CATCH_UP_MS: Readonly<Record<Speed, number>> = { normal: 5000, quick: 1800, instant: 0 };
const MIN_DISPLAY_MS = 50;
/** Who comes back after more answers than this wants to see where the match stands, not how it got there. */
const MAX_ANIMATED_ANSWERS = 60;

export const startPlayback = (shown: PlaySnapshot): Playback => ({ shown, waiting: [], run: 0 });

export const latestSnapshot = (playback: Playback): PlaySnapshot => playback.waiting.at(-1) ?? playback.shown;

export const skipToLatest = (playback: Playback): Playback => startPlayback(latestSnapshot(playback));

export function showNext(playback: Playback): Playback {
  const [next, ...waiting] = playback.waiting;
  return next ? { ...playback, shown: next, waiting } : playback;
}

export function addSnapshot(playback: Playback, next: PlaySnapshot): Playback {
  const last = latestSnapshot(playback);
  switch (transitionOf(last, next)) {
    case 'cut':
      return startPlayback(next);
    case 'same':
      return playback.waiting.length > 0
        ? { ...playback, waiting: [...playback.waiting.slice(0, -1), next] }
        : startPlayback(next);
    case 'scene':
      return {
        ...playback,
        waiting: [...playback.waiting, next],
        run: playback.waiting.length > 0 ? playback.run + 1 : 1,
      };
  }
}

/** For how long the shown moment stays, in milliseconds. */
export function displayMs(playback: Playback, speed: Speed): number {
  const maxMs = MAX_CATCH_UP_MS[speed] / Math.max(1, playback.run);
  return Math.min(DISPLAY_MS[speed], Math.max(MIN_DISPLAY_MS, maxMs));
}

/** How one snapshot follows another: at once (`cut`), in its place (`same`), or as a scene of its own. */
function transitionOf(before: PlaySnapshot, after: PlaySnapshot): 'cut' | 'same' | 'scene' {
  if (wasUndone(before, after)) return 'cut';
  const since = after.steps.slice(before.steps.length);
  if (since.length === 0) return 'same';
  if (since.length > MAX_ANIMATED_ANSWERS || since.every(({ seat }) => isPlayedHere(after, seat))) return 'cut';
  return since.some(showsSomething) ? 'scene' : 'same';
}

/** Answers were taken back, and others may stand in their place. */
function wasUndone(before: PlaySnapshot, after: PlaySnapshot): boolean {
  if (after.steps.length < before.steps.length) return true;
  const last = before.steps.at(-1);
  const there = after.steps[before.steps.length - 1];
  return last !== undefined && last !== there && (last.seat !== there.seat || last.log.length !== there.log.length);
}

/** A person at this screen: alone or side by side all of them, across the network the viewer alone. */
export const isPlayedHere = ({ setup, online, viewer }: PlaySnapshot, seat: string): boolean =>
  online ? seat === viewer : setup.seating[seat] === 'person';

const showsSomething = ({ log }: LoggedAnswer): boolean => log.some((entry) => !entry.remark);
