import type { EventText } from './event.js';

/** What the cards 37-54 do, in our own words. */
export const TEXT_37_54: EventText = {};
