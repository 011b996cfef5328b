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

export interface PlaybackState {
  /** What the reader is shown, perhaps a little behind. */
  readonly shown: PlaySnapshot;
  /** What is so already. */
  readonly latest: PlaySnapshot;
  /** How many moments wait to be shown. */
  readonly waitingCount: number;
}

interface PlaybackController {
  readonly state: () => PlaybackState;
  readonly subscribe: (call: () => void) => () => void;
  readonly skip: () => void;
  readonly run: (speed: Speed) => void;
}

function createPlayback(play: Play): PlaybackController {
  const listeners = new Set<() => void>();
  let speed: Speed = 'normal';
  let since = 0;
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
    if (next.shown !== playback.shown) since = performance.now();
    playback = next;
    state = stateOf(playback);
    for (const call of [...listeners]) call();
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const schedule = (): void => {
    if (timer !== undefined || playback.waiting.length === 0) return;
    const rest = displayMs(playback, speed) - (performance.now() - since);
    timer = setTimeout(
      () => {
        timer = undefined;
        show(showNext(playback));
        schedule();
      },
      Math.max(0, rest),
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
    subscribe(call) {
      listeners.add(call);
      if (!unsubscribe) {
        unsubscribe = play.subscribe(onSnapshot);
        onSnapshot();
        // What waited when nobody listened goes on.
        schedule();
      }
      return () => {
        listeners.delete(call);
        if (listeners.size > 0) return;
        stop();
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
  };
}

/** A match at a pace that can be followed. */
export function usePlayback(play: Play, speed: Speed): PlaybackState & { readonly skip: () => void } {
  const pace = useMemo(() => createPlayback(play), [play]);
  useEffect(() => pace.run(speed), [pace, speed]);
  const paced = useSyncExternalStore(pace.subscribe, pace.state);
  return { ...paced, skip: pace.skip };
}
