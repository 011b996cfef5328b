import type { JoinedTexts } from '@sandtable/kernel';
import { COVERS } from '../games/covers.js';

type CoverTexts = JoinedTexts<(typeof COVERS)[keyof typeof COVERS]['words']>;

/** Each game as the home page shows it, before any of the game itself is loaded. */
export const covers: CoverTexts = Object.assign({}, ...Object.values(COVERS).map(({ words }) => words));
