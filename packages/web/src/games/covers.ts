// Written by `npm run games` from games.json: change that file, not this one.

import { cover as andeanAbyss } from './andean-abyss/cover/index.js';
import { cover as imperialStruggle } from './imperial-struggle/cover/index.js';
import { cover as labyrinth } from './labyrinth/cover/index.js';

/** The cover of every game, in the order of the home page. */
export const COVERS = {
  'andean-abyss': andeanAbyss,
  labyrinth,
  'imperial-struggle': imperialStruggle,
} as const;
