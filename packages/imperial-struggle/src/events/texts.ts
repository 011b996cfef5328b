import { TEXT_EMPIRE } from './text-empire.js';
import { TEXT_REVOLUTION } from './text-revolution.js';
import { TEXT_SUCCESSION } from './text-succession.js';

/** `event.<n>.british|french|shared`, and the same with `.bonus`, condition first. */
export const EVENT_TEXTS = { ...TEXT_SUCCESSION, ...TEXT_EMPIRE, ...TEXT_REVOLUTION };
