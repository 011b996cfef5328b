import { DEEDS } from './deeds.js';
import { FORCES } from './forces.js';
import { SPACES } from './spaces.js';

/** What conditions say, by what comes after `need.`. */
export const NEEDS = { ...SPACES, ...FORCES, ...DEEDS } as const;
export type Need = keyof typeof NEEDS;
