import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Play, Snapshot } from '../play/play.js';
import { advance, arrive, begin, hold, latest, type Reel, type Speed, skip } from './pace.js';

export interface Paced {
  /** What the reader is shown, perhaps a little behind. */
  readonly shown: Snapshot;
  /** What is so already. */
  readonly latest: Snapshot;
  /** How many moments wait to be shown. */
  readonly behind: number;
}

interface Pacer {
  readonly state: () => Paced;
  readonly subscribe: (call: () => void) => () => void;
  readonly skip: () => void;
  readonly run: (speed: Speed) => void;
}

function pacer(play: Play): Pacer {
  const listeners = new Set<() => void>();
  let speed: Speed = 'normal';
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;
  const stateOf = (reel: Reel): Paced => ({ shown: reel.shown, latest: latest(reel), behind: reel.waiting.length });
  let reel = begin(play.snapshot());
  let state = stateOf(reel);

  const show = (next: Reel): void => {
    if (next === reel) return;
    if (next.shown !== reel.shown) since = performance.now();
    reel = next;
    state = stateOf(reel);
    for (const call of [...listeners]) call();
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const arm = (): void => {
    if (timer !== undefined || reel.waiting.length === 0) return;
    const rest = hold(reel, speed) - (performance.now() - since);
    timer = setTimeout(
      () => {
        timer = undefined;
        show(advance(reel));
        arm();
      },
      Math.max(0, rest),
    );
  };
  const hurry = (): void => {
    stop();
    show(skip(reel));
  };
  const hear = (): void => {
    const now = play.snapshot();
    if (now === latest(reel)) return;
    const next = arrive(reel, now);
    // Nobody watches a hidden page.
    show(speed === 'instant' || document.hidden ? skip(next) : next);
    if (reel.waiting.length === 0) stop();
    arm();
  };

  return {
    state: () => state,
    skip: hurry,
    run(next) {
      speed = next;
      if (speed === 'instant') hurry();
    },
    subscribe(call) {
      listeners.add(call);
      if (!unsubscribe) {
        unsubscribe = play.subscribe(hear);
        hear();
        // What waited when nobody listened goes on.
        arm();
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
export function usePaced(play: Play, speed: Speed): Paced & { readonly skip: () => void } {
  const pace = useMemo(() => pacer(play), [play]);
  useEffect(() => pace.run(speed), [pace, speed]);
  const paced = useSyncExternalStore(pace.subscribe, pace.state);
  return { ...paced, skip: pace.skip };
}
