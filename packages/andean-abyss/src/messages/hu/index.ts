import { asks } from './asks.js';
import { log } from './log.js';
import { names, titles } from './names.js';
import { words } from './words.js';

export const hu = { ...names, ...titles, ...asks, ...log, ...words } as const;
