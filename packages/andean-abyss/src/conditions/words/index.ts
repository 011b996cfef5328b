import { ACTION_NEEDS } from './action-needs.js';
import { FORCE_NEEDS } from './force-needs.js';
import { SPACE_NEEDS } from './space-needs.js';

/** What conditions say: clauses that are true or not. */
export const NEEDS = { ...SPACE_NEEDS, ...FORCE_NEEDS, ...ACTION_NEEDS };
