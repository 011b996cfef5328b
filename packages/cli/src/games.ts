// Written by `npm run games` from games.json: change that file, not this one.

import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import { labyrinth } from '@sandtable/labyrinth';
import type { Games } from './context.js';

/** Every game that the command and its server offer. Worker threads read this module too. */
export const games: Games = {
  [andeanAbyss.id]: andeanAbyss,
  [labyrinth.id]: labyrinth,
  [imperialStruggle.id]: imperialStruggle,
};
