// Written by `npm run games` from games.json: change that file, not this one.

import type { GameUi } from './game-ui.js';

/** The board of every game, loaded when the game is opened. */
export const GAME_UIS = {
  'andean-abyss': async () => (await import('./andean-abyss/index.js')).gameUi,
  labyrinth: async () => (await import('./labyrinth/index.js')).gameUi,
  'imperial-struggle': async () => (await import('./imperial-struggle/index.js')).gameUi,
} as const satisfies Readonly<Record<string, () => Promise<GameUi>>>;

export type GameName = keyof typeof GAME_UIS;
export const GAMES = Object.keys(GAME_UIS) as GameName[];
export const isGame = (name: string): name is GameName => Object.hasOwn(GAME_UIS, name);
