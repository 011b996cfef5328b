import type { Front } from './front.js';

/** Every game on the table: loaded when it is played, not before. */
export const FRONTS = {
  'andean-abyss': () => import('./andean-abyss/index.js').then(({ front }) => front),
  'imperial-struggle': () => import('./imperial-struggle/index.js').then(({ front }) => front),
  labyrinth: () => import('./labyrinth/index.js').then(({ front }) => front),
} as const satisfies Readonly<Record<string, () => Promise<Front>>>;

export type GameName = keyof typeof FRONTS;
export const GAMES = Object.keys(FRONTS) as GameName[];
export const isGame = (name: string): name is GameName => Object.hasOwn(FRONTS, name);
