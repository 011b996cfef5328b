import type { Json } from '@sandtable/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { LoggedAnswer, Play, PlaySnapshot } from '../play/play.js';
import {
  type Announcement,
  addSnapshot,
  answersWithRolls,
  displayMs,
  holdsOwnRoll,
  latestSnapshot,
  type Playback,
  releaseRolls,
  type Speed,
  showNext,
  showNextCard,
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
  /** The card, operation or event that comes next, shown before the pieces move. */
  readonly announcement: Announcement | undefined;
  /** The visible answers that led to the snapshot shown. */
  readonly fresh: readonly LoggedAnswer[];
  /** The answers whose rolls are shown: the person's own stay until the next press. */
  readonly rolled: readonly LoggedAnswer[];
  /** Moments wait until the player has read a roll and goes on. */
  readonly isHeld: boolean;
  /** The views that the viewer has seen since their last answer, by the number of answers before them. */
  readonly seenViews: ReadonlyMap<number, Json>;
}

export interface ShownPlayback extends PlaybackState {
  /** Shows the latest moment at once. */
  readonly skip: () => void;
  /** Ends the announcement; without one, goes on to the next card. */
  readonly next: () => void;
}

/** Speed, and whether cards follow one another by themselves. */
interface Pace {
  readonly speed: Speed;
  readonly isAuto: boolean;
  /** What follows a roll of the player's own waits for them: a lesson must not hurry. */
  readonly holdsOwnRolls: boolean;
}

interface PlaybackController {
  readonly state: () => PlaybackState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly skip: () => void;
  readonly next: () => void;
  /** The person's own roll need not be shown any longer. */
  readonly release: () => void;
  readonly run: (pace: Pace) => void;
}

function createPlayback(play: Play, heading: GameUi['logHeading']): PlaybackController {
  const listeners = new Set<() => void>();
  let pace: Pace = { speed: 'normal', isAuto: true, holdsOwnRolls: false };
  let shownSinceMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;
  let seenViews: ReadonlyMap<number, Json> = new Map();
  const isHeld = (it: Playback) => pace.holdsOwnRolls && holdsOwnRoll(it);
  const stateOf = (playback: Playback): PlaybackState => ({
    shown: playback.shown,
    latest: latestSnapshot(playback),
    waitingCount: playback.waiting.length,
    announcement: playback.announcement,
    fresh: playback.fresh,
    rolled: answersWithRolls(playback),
    isHeld: isHeld(playback),
    seenViews,
  });
  let viewer = play.snapshot().viewer;
  let playback = startPlayback(play.snapshot());
  let state = stateOf(playback);

  const show = (changed: Playback): void => {
    if (changed === playback) return;
    if (changed.shown !== playback.shown || changed.announcement !== playback.announcement)
      shownSinceMs = performance.now();
    playback = changed;
    state = stateOf(playback);
    for (const listener of [...listeners]) listener();
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const schedule = (): void => {
    if (timer !== undefined || playback.waiting.length === 0 || (playback.announcement && !pace.isAuto)) return;
    if (isHeld(playback)) return;
    const remainingMs = displayMs(playback, pace.speed) - (performance.now() - shownSinceMs);
    timer = setTimeout(
      () => {
        timer = undefined;
        show(showNext(playback, heading));
        schedule();
      },
      Math.max(0, remainingMs),
    );
  };
  const skipAll = (): void => {
    stop();
    show(skipToLatest(playback));
  };
  const next = (): void => {
    stop();
    show(showNextCard(playback, heading));
    schedule();
  };
  const onSnapshot = (): void => {
    const now = play.snapshot();
    if (now === latestSnapshot(playback)) return;
    seenViews = addView(now.viewer === viewer ? seenViews : new Map(), now);
    viewer = now.viewer;
    const added = addSnapshot(playback, now);
    // Nobody watches a hidden page.
    show(pace.speed === 'instant' || document.hidden ? skipToLatest(added) : added);
    if (playback.waiting.length === 0) stop();
    schedule();
  };

  return {
    state: () => state,
    skip: skipAll,
    next,
    release: () => show(releaseRolls(playback)),
    run(wanted) {
      pace = wanted;
      if (pace.speed === 'instant') return skipAll();
      stop();
      schedule();
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

/** The viewer's own answer starts a new collection. Views of moments that were undone are dropped. */
function addView(views: ReadonlyMap<number, Json>, { viewer, moment, steps }: PlaySnapshot): ReadonlyMap<number, Json> {
  const kept = steps.at(-1)?.seat === viewer ? [] : [...views].filter(([n]) => n < moment.n);
  return new Map([...kept, [moment.n, moment.view]]);
}

/** Shows a match at a pace that people can follow. */
export function usePlayback(
  play: Play,
  heading: GameUi['logHeading'],
  { speed, isAuto, holdsOwnRolls }: Pace,
): ShownPlayback {
  const controller = useMemo(() => createPlayback(play, heading), [play, heading]);
  useEffect(() => controller.run({ speed, isAuto, holdsOwnRolls }), [controller, speed, isAuto, holdsOwnRolls]);
  useEffect(() => {
    window.addEventListener('pointerdown', controller.release, true);
    window.addEventListener('keydown', controller.release, true);
    return () => {
      window.removeEventListener('pointerdown', controller.release, true);
      window.removeEventListener('keydown', controller.release, true);
    };
  }, [controller]);
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  return { ...state, skip: controller.skip, next: controller.next };
}
