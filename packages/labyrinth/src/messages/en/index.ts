import { asks } from './asks.js';
import { log } from './log.js';
import { names } from './names.js';
import { words } from './words.js';

export const en = { ...names, ...asks, ...log, ...words } as const;
