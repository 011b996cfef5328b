import type { LoggedAnswer, PlaySnapshot } from '../play/play.js';

/**
 * Bots answer faster than people can follow. Snapshots wait in a queue, and each visible one is shown for a while before
 * the next. Answers that a person gave at this screen are shown at once.
 */

export const SPEEDS = ['normal', 'quick', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playback {
  readonly shown: PlaySnapshot;
  /** Snapshots still to be shown, oldest first. */
  readonly waiting: readonly PlaySnapshot[];
  /** How many snapshots have been queued since the queue was last empty. The more, the shorter each is shown. */
  readonly run: number;
}

/** How long one snapshot is shown, and about how long a whole run of them may take. */
const DISPLAY_MS: Readonly<Record<Speed, number>> = { normal: 350, quick: 140, instant: 0 };
const MAX_CATCH_UP_MS: Readonly<Record<Speed, number>> = { normal: 5000, quick: 1800, instant: 0 };
const MIN_DISPLAY_MS = 50;
/** After more answers than this, a returning player sees only the latest snapshot. */
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
    case 'step':
      return {
        ...playback,
        waiting: [...playback.waiting, next],
        run: playback.waiting.length > 0 ? playback.run + 1 : 1,
      };
  }
}

/** How long the current snapshot is shown. */
export function displayMs(playback: Playback, speed: Speed): number {
  const maxMs = MAX_CATCH_UP_MS[speed] / Math.max(1, playback.run);
  return Math.min(DISPLAY_MS[speed], Math.max(MIN_DISPLAY_MS, maxMs));
}

/** How a snapshot follows another: at once (`cut`), in its place (`same`), or after it in the queue (`step`). */
function transitionOf(before: PlaySnapshot, after: PlaySnapshot): 'cut' | 'same' | 'step' {
  if (wasUndone(before, after)) return 'cut';
  const since = after.steps.slice(before.steps.length);
  if (since.length === 0) return 'same';
  if (since.length > MAX_ANIMATED_ANSWERS || since.every(({ seat }) => isPlayedHere(after, seat))) return 'cut';
  return since.some(showsSomething) ? 'step' : 'same';
}

/** Answers were undone, and others may have replaced them. */
function wasUndone(before: PlaySnapshot, after: PlaySnapshot): boolean {
  if (after.steps.length < before.steps.length) return true;
  const last = before.steps.at(-1);
  const atSamePlace = after.steps[before.steps.length - 1];
  if (!last || !atSamePlace || last === atSamePlace) return false;
  return last.seat !== atSamePlace.seat || last.log.length !== atSamePlace.log.length;
}

/** Whether a person at this screen plays the seat: any person in a local game, only the viewer in an online match. */
export const isPlayedHere = ({ setup, online, viewer }: PlaySnapshot, seat: string): boolean =>
  online ? seat === viewer : setup.seating[seat] === 'person';

const showsSomething = ({ log }: LoggedAnswer): boolean => log.some((entry) => !entry.remark);
