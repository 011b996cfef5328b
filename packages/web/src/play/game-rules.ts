// Written by `npm run games` from games.json: change that file, not this one.

import type { Game } from '@sandtable/kernel';

/** The rules of every game, loaded by the worker when the game is played. */
const RULES = {
  'andean-abyss': async () => (await import('@sandtable/andean-abyss')).andeanAbyss,
  labyrinth: async () => (await import('@sandtable/labyrinth')).labyrinth,
  'imperial-struggle': async () => (await import('@sandtable/imperial-struggle')).imperialStruggle,
} as const;

/** The same for any name; each game has a position of its own type, which the worker does not look into. */
export const GAME_RULES = RULES as unknown as Readonly<Record<string, () => Promise<Game>>>;
