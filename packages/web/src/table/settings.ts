import { useSyncExternalStore } from 'react';
import { SPEEDS, type Speed } from './pace.js';

/** How somebody likes the table; kept by the browser, if it keeps anything. */
export interface Settings {
  readonly speed: Speed;
  /** Whether the log tells why bots did what they did. */
  readonly explain: boolean;
  /** Whether to call when it is one's turn and the page is hidden. */
  readonly call: boolean;
  /** Whether the board takes the place of what stands beside it. */
  readonly broad: boolean;
}

const NAME = 'table';

const USUAL: Settings = { speed: 'normal', explain: false, call: false, broad: false };

function kept(): Settings {
  try {
    const { speed, explain, call, broad } = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    return {
      speed: SPEEDS.find((it) => it === speed) ?? USUAL.speed,
      explain: explain === true,
      call: call === true,
      broad: broad === true,
    };
  } catch {
    return USUAL;
  }
}

const listeners = new Set<() => void>();
let settings: Settings | undefined;

const now = (): Settings => {
  settings ??= kept();
  return settings;
};
const subscribe = (call: () => void) => {
  listeners.add(call);
  return () => listeners.delete(call);
};

export function change(some: Partial<Settings>): void {
  settings = { ...now(), ...some };
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const call of [...listeners]) call();
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, now);

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const hearReduced = (call: () => void) => {
  const query = reduced();
  query.addEventListener('change', call);
  return () => query.removeEventListener('change', call);
};

export const useReducedMotion = (): boolean => useSyncExternalStore(hearReduced, () => reduced().matches);
