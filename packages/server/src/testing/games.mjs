import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import { toy } from '@sandtable/kernel/testing';
import { labyrinth } from '@sandtable/labyrinth';

/** What the bots' threads and the server processes of tests import: compiled code, the games that bots play. */
export const games = {
  [andeanAbyss.id]: andeanAbyss,
  [imperialStruggle.id]: imperialStruggle,
  [labyrinth.id]: labyrinth,
  [toy.id]: toy,
};
