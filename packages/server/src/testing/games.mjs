import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import { toy } from '@sandtable/kernel/testing';
import { labyrinth } from '@sandtable/labyrinth';
import { endless } from '../../dist/testing/endless.js';

/** What the threads and the server processes of tests import: compiled code, the games of tests. */
export const games = {
  [andeanAbyss.id]: andeanAbyss,
  [imperialStruggle.id]: imperialStruggle,
  [labyrinth.id]: labyrinth,
  [toy.id]: toy,
  [endless.id]: endless,
};
