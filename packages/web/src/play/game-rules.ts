import type { Game } from '@sandtable/kernel';
import type { GameName } from '../games/index.js';

/** One line for every game of the table; the compiler asks for it. */
const BY_GAME: Readonly<Record<GameName, () => Promise<Game>>> = {
  'andean-abyss': () => import('@sandtable/andean-abyss').then(({ andeanAbyss }) => andeanAbyss as unknown as Game),
  'imperial-struggle': () =>
    import('@sandtable/imperial-struggle').then(({ imperialStruggle }) => imperialStruggle as unknown as Game),
  labyrinth: () => import('@sandtable/labyrinth').then(({ labyrinth }) => labyrinth as unknown as Game),
};

/** The rules of every game by name, for the worker: loaded when they are played. */
export const GAME_RULES: Readonly<Record<string, () => Promise<Game>>> = BY_GAME;
