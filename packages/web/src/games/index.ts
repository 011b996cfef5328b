import type { GameUi } from './game-ui.js';

/** Every game; its code is loaded when it is played. */
export const FRONTS = {
  'andean-abyss': () => import('./andean-abyss/index.js').then(({ gameUi }) => gameUi),
  'imperial-struggle': () => import('./imperial-struggle/index.js').then(({ gameUi }) => gameUi),
  labyrinth: () => import('./labyrinth/index.js').then(({ gameUi }) => gameUi),
} as const satisfies Readonly<Record<string, () => Promise<GameUi>>>;

export type GameName = keyof typeof FRONTS;
export const GAMES = Object.keys(FRONTS) as GameName[];
export const isGame = (name: string): name is GameName => Object.hasOwn(FRONTS, name);
