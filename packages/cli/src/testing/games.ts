import type { GameSource } from '../context.js';
import { games } from '../games.js';

/** The games as the command has them. */
export const realGames: GameSource = { games, module: 'no:module' };
