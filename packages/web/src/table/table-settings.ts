import { useSyncExternalStore } from 'react';
import { SPEEDS, type Speed } from './playback.js';

/** How somebody likes the table; kept by the browser, if it keeps anything. */
export interface TableSettings {
  readonly speed: Speed;
  /** Whether the log tells why bots did what they did. */
  readonly explain: boolean;
  /** Whether to call when it is one's turn and the page is hidden. */
  readonly notify: boolean;
  /** Whether the board takes the place of what stands beside it. */
  readonly isWide: boolean;
}

const STORAGE_KEY = 'table';

const DEFAULT_SETTINGS: TableSettings = { speed: 'normal', explain: false, notify: false, isWide: false };

function storedSettings(): TableSettings {
  try {
    const { speed, explain, call, broad } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return {
      speed: SPEEDS.find((it) => it === speed) ?? DEFAULT_SETTINGS.speed,
      explain: explain === true,
      notify: call === true,
      isWide: broad === true,
    };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

const listeners = new Set<() => void>();
let settings: TableSettings | undefined;

const now = (): TableSettings => {
  settings ??= storedSettings();
  return settings;
};
const subscribe = (call: () => void) => {
  listeners.add(call);
  return () => listeners.delete(call);
};

export function changeSettings(some: Partial<TableSettings>): void {
  settings = { ...now(), ...some };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const call of [...listeners]) call();
}

export const useSettings = (): TableSettings => useSyncExternalStore(subscribe, now);

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const onReducedMotionChange = (call: () => void) => {
  const query = reduced();
  query.addEventListener('change', call);
  return () => query.removeEventListener('change', call);
};

export const useReducedMotion = (): boolean => useSyncExternalStore(onReducedMotionChange, () => reduced().matches);
