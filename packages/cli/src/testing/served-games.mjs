import { toy } from '@sandtable/kernel/testing';
import { games as commandGames } from '../../dist/games.js';

/** The games that the threads of a test server import: those of the command and the toy, as compiled code. */
export const games = { ...commandGames, [toy.id]: toy };
