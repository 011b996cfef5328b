import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import { labyrinth } from '@sandtable/labyrinth';
import type { Games } from './context.js';

/** Every game there is, a line each. Worker threads read this module too. */
export const games: Games = {
  [andeanAbyss.id]: andeanAbyss,
  [labyrinth.id]: labyrinth,
  [imperialStruggle.id]: imperialStruggle,
};
