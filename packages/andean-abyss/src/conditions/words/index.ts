import { ACTION_NEEDS } from './action-needs.js';
import { FORCE_NEEDS } from './force-needs.js';
import { SPACE_NEEDS } from './space-needs.js';

/** What conditions say, by what comes after `need.`. */
export const NEEDS = { ...SPACE_NEEDS, ...FORCE_NEEDS, ...ACTION_NEEDS } as const;
export type Need = keyof typeof NEEDS;
