import type { SeatId } from '@sandtable/kernel';

/** Where each game of this browser stands, as the table page saw it last. The home page shows it without loading the game. */
export interface GameProgress {
  /** The language of `turn`. */
  readonly language: string;
  /** The card or turn in play, in words. */
  readonly turn: string;
  readonly scores: Readonly<Record<SeatId, number>>;
}

/** Games are known by their address without the secret after the #. */
const keyOf = (address: string, what: 'progress' | 'map' = 'progress'): string =>
  `${what} ${address.replace(/#.*/, '')}`;

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The home page shows the game without it.
  }
}

export const storeProgress = (address: string, progress: GameProgress): void =>
  store(keyOf(address), JSON.stringify(progress));

/** A small map of the game's position, as a `data:` address. */
export const storeMap = (address: string, picture: string): void => store(keyOf(address, 'map'), picture);

export function storedMap(address: string): string | undefined {
  try {
    const picture = localStorage.getItem(keyOf(address, 'map'));
    return picture?.startsWith('data:image/') ? picture : undefined;
  } catch {
    return undefined;
  }
}

export function removeProgress(address: string): void {
  try {
    localStorage.removeItem(keyOf(address));
    localStorage.removeItem(keyOf(address, 'map'));
  } catch {
    // Nothing was stored.
  }
}

export function storedProgress(address: string): GameProgress | undefined {
  try {
    const { language, turn, scores } = JSON.parse(localStorage.getItem(keyOf(address)) ?? '');
    const isNumbers = (it: unknown): it is Record<SeatId, number> =>
      typeof it === 'object' && it !== null && Object.values(it).every((score) => typeof score === 'number');
    return typeof turn === 'string' && isNumbers(scores) ? { language: String(language), turn, scores } : undefined;
  } catch {
    return undefined;
  }
}
