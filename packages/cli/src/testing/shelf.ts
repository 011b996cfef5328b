import type { Shelf } from '../context.js';
import { games } from '../games.js';

/** The games as the command has them. */
export const realShelf: Shelf = { games, module: 'no:module' };
