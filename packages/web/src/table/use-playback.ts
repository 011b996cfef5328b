import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Play, PlaySnapshot } from '../play/play.js';
import {
  addSnapshot,
  displayMs,
  latestSnapshot,
  type Playback,
  type Speed,
  showNext,
  skipToLatest,
  startPlayback,
} from './playback.js';

interface PlaybackState {
  /** What the page shows, perhaps a little behind. */
  readonly shown: PlaySnapshot;
  /** What has happened already. */
  readonly latest: PlaySnapshot;
  /** How many moments wait to be shown. */
  readonly waitingCount: number;
}

export interface ShownPlayback extends PlaybackState {
  /** Shows the latest moment at once. */
  readonly skip: () => void;
}

interface PlaybackController {
  readonly state: () => PlaybackState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly skip: () => void;
  readonly run: (speed: Speed) => void;
}

function createPlayback(play: Play): PlaybackController {
  const listeners = new Set<() => void>();
  let speed: Speed = 'normal';
  let shownSinceMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;
  const stateOf = (playback: Playback): PlaybackState => ({
    shown: playback.shown,
    latest: latestSnapshot(playback),
    waitingCount: playback.waiting.length,
  });
  let playback = startPlayback(play.snapshot());
  let state = stateOf(playback);

  const show = (next: Playback): void => {
    if (next === playback) return;
    if (next.shown !== playback.shown) shownSinceMs = performance.now();
    playback = next;
    state = stateOf(playback);
    for (const listener of [...listeners]) listener();
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const schedule = (): void => {
    if (timer !== undefined || playback.waiting.length === 0) return;
    const remainingMs = displayMs(playback, speed) - (performance.now() - shownSinceMs);
    timer = setTimeout(
      () => {
        timer = undefined;
        show(showNext(playback));
        schedule();
      },
      Math.max(0, remainingMs),
    );
  };
  const skipAll = (): void => {
    stop();
    show(skipToLatest(playback));
  };
  const onSnapshot = (): void => {
    const now = play.snapshot();
    if (now === latestSnapshot(playback)) return;
    const next = addSnapshot(playback, now);
    // Nobody watches a hidden page.
    show(speed === 'instant' || document.hidden ? skipToLatest(next) : next);
    if (playback.waiting.length === 0) stop();
    schedule();
  };

  return {
    state: () => state,
    skip: skipAll,
    run(next) {
      speed = next;
      if (speed === 'instant') skipAll();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (!unsubscribe) {
        unsubscribe = play.subscribe(onSnapshot);
        onSnapshot();
        // Moments may have been waiting when the last listener left.
        schedule();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
  };
}

/** Shows a match at a pace that people can follow. */
export function usePlayback(play: Play, speed: Speed): ShownPlayback {
  const controller = useMemo(() => createPlayback(play), [play]);
  useEffect(() => controller.run(speed), [controller, speed]);
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  return { ...state, skip: controller.skip };
}
