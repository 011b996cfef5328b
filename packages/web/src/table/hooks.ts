import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Moment, PendingDecision, Play, Preview } from '../play/play.js';

/** The same function for good, that always does what the newest one does: children need not draw anew for it. */
export function useStableCallback<A extends readonly unknown[], R>(newest: (...given: A) => R): (...given: A) => R {
  const kept = useRef(newest);
  useEffect(() => {
    kept.current = newest;
  });
  return useCallback((...given: A) => kept.current(...given), []);
}

/** So long a pointer rests before we think about what an option would bring, in milliseconds. */
const PREVIEW_DELAY_MS = 120;

/** What an option would bring, once somebody rests on it; what comes too late is dropped. */
export function usePreview(
  play: Play,
  decision: PendingDecision | undefined,
  option: string | undefined,
): Preview | undefined {
  const [known, setKnown] = useState<{ decision: PendingDecision; option: string; preview: Preview }>();
  useEffect(() => {
    if (!decision || option === undefined) return;
    let wanted = true;
    const timer = setTimeout(() => {
      play.preview(option).then(
        (preview) => wanted && setKnown({ decision, option, preview }),
        // A preview is a courtesy: the choice itself says what is wrong.
        () => undefined,
      );
    }, PREVIEW_DELAY_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [play, decision, option]);
  return known && known.decision === decision && known.option === option ? known.preview : undefined;
}

/** The moment after the first `n` answers; the one before it until that is known. */
export function usePast(play: Play, n: number | undefined, onFail: (error: unknown) => void): Moment | undefined {
  const [moment, setMoment] = useState<Moment>();
  const fail = useStableCallback(onFail);
  useEffect(() => {
    if (n === undefined) return setMoment(undefined);
    let wanted = true;
    play.at(n).then(
      (then) => wanted && setMoment(then),
      (error: unknown) => wanted && fail(error),
    );
    return () => {
      wanted = false;
    };
  }, [play, n, fail]);
  return n === undefined ? undefined : moment;
}

/** So long somebody looks at a thing before it is shown closely, and at the next one after that, in milliseconds. */
const FIRST_HOVER_DELAY_MS = 320;
const NEXT_HOVER_DELAY_MS = 120;

/** What is hovered: it takes a moment to look, and to look away, so that nothing flickers on the way across the board. */
export function useHoverIntent(): readonly [string | undefined, (reference: string | undefined) => void] {
  const [reference, setReference] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useStableCallback((next: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setReference(next),
      reference === undefined ? FIRST_HOVER_DELAY_MS : NEXT_HOVER_DELAY_MS,
    );
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return [reference, look];
}

/** Whether a key was meant for the table: not for a text being written, nor for a dialog in front of it. */
function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('dialog, textarea, select, [contenteditable]')) return false;
  return !(target instanceof HTMLInputElement) || target.type === 'range' || target.type === 'checkbox';
}

/** Keys of the table, by what the keyboard writes. */
export function useKeys(keys: (key: string, event: KeyboardEvent) => boolean): void {
  const press = useStableCallback((event: KeyboardEvent) => {
    if (isForTable(event) && keys(event.key, event)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}

export type ScreenWidth = 'phone' | 'middle' | 'wide';

const screenWidth = (): ScreenWidth => {
  if (window.innerWidth < 760 || window.innerHeight < 500) return 'phone';
  return window.innerWidth < 1200 ? 'middle' : 'wide';
};
const onResize = (call: () => void) => {
  window.addEventListener('resize', call);
  return () => window.removeEventListener('resize', call);
};

/** Wide screens show everything side by side, phones one thing at a time. */
export const useScreenWidth = (): ScreenWidth => useSyncExternalStore(onResize, screenWidth);
