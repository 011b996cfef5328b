import { useSyncExternalStore } from 'react';
import { SPEEDS, type Speed } from './playback.js';

/** What a player has set about the table page. The browser stores it if it stores anything. */
export interface TableSettings {
  readonly speed: Speed;
  /** Whether the next card of the others follows by itself. */
  readonly isAuto: boolean;
  /** Whether the log shows the bots' reasons. */
  readonly explain: boolean;
  /** Whether to notify the player whose turn it is while the page is hidden. */
  readonly notify: boolean;
  /** Whether cards, dice, moves and the player's turn can be heard. */
  readonly isSoundOn: boolean;
  /** Whether the board takes the place of the panels beside it. */
  readonly isWide: boolean;
  /** The height of the log on a wide screen, in percent; undefined leaves it what the prompt doesn't need. */
  readonly logPercent?: number | undefined;
}

const STORAGE_KEY = 'table';

const DEFAULT_SETTINGS: TableSettings = {
  speed: 'normal',
  isAuto: true,
  explain: false,
  notify: false,
  isSoundOn: false,
  isWide: false,
};

/** Stored settings keep the field names that browsers already hold. */
export function parseSettings(text: string): TableSettings {
  try {
    const { speed, auto, explain, call, sound, broad, log } = JSON.parse(text);
    return {
      speed: SPEEDS.find((it) => it === speed) ?? DEFAULT_SETTINGS.speed,
      isAuto: auto !== false,
      explain: explain === true,
      notify: call === true,
      isSoundOn: sound === true,
      isWide: broad === true,
      ...(typeof log === 'number' ? { logPercent: log } : {}),
    };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export const serializeSettings = ({
  speed,
  isAuto,
  explain,
  notify,
  isSoundOn,
  isWide,
  logPercent,
}: TableSettings): string =>
  JSON.stringify({ speed, auto: isAuto, explain, call: notify, sound: isSoundOn, broad: isWide, log: logPercent });

function storedSettings(): TableSettings {
  try {
    return parseSettings(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    // The browser denies access to its storage.
    return DEFAULT_SETTINGS;
  }
}

const listeners = new Set<() => void>();
let settings: TableSettings | undefined;

const now = (): TableSettings => {
  settings ??= storedSettings();
  return settings;
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function changeSettings(changes: Partial<TableSettings>): void {
  settings = { ...now(), ...changes };
  try {
    localStorage.setItem(STORAGE_KEY, serializeSettings(settings));
  } catch {
    // The settings last until the page is closed.
  }
  for (const listener of [...listeners]) listener();
}

export const useSettings = (): TableSettings => useSyncExternalStore(subscribe, now);

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const onReducedMotionChange = (listener: () => void) => {
  const query = reduced();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useReducedMotion = (): boolean => useSyncExternalStore(onReducedMotionChange, () => reduced().matches);
