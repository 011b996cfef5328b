import type { Texts } from '@sandtable/kernel';
import { COVERS } from '../games/covers.js';

/** Each game as the home page shows it, before any of the game itself is loaded. */
export const covers: Texts = Object.assign({}, ...Object.values(COVERS).map(({ words }) => words));
