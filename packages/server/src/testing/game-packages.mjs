// Written by `npm run games` from games.json: change that file, not this one.

import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import { labyrinth } from '@sandtable/labyrinth';

export const gamePackages = {
  [andeanAbyss.id]: andeanAbyss,
  [labyrinth.id]: labyrinth,
  [imperialStruggle.id]: imperialStruggle,
};
