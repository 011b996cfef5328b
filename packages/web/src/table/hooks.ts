import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/** A stable callback that always calls the latest closure, so memoized children don't re-render. */
export function useStableCallback<A extends readonly unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

/** Whether a key is meant for the table, not for a text field or a dialog in front of it. */
function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('dialog, textarea, select, [contenteditable]')) return false;
  return !(target instanceof HTMLInputElement) || target.type === 'range' || target.type === 'checkbox';
}

/** Handles the table's keyboard shortcuts. The handler returns whether it used the key. */
export function useKeys(handler: (key: string, event: KeyboardEvent) => boolean): void {
  const press = useStableCallback((event: KeyboardEvent) => {
    if (isForTable(event) && handler(event.key, event)) event.preventDefault();
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
const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Wide screens show everything side by side, phones one thing at a time. */
export const useScreenWidth = (): ScreenWidth => useSyncExternalStore(onResize, screenWidth);
