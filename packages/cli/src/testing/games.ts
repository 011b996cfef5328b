import type { GameSource } from '../context.js';
import { games } from '../games.js';

/** The command's own games. */
export const realGames: GameSource = { games, module: 'no:module' };
