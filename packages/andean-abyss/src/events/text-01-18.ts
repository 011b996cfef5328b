import type { EventText } from './event.js';

/** What the cards 01-18 do, in our own words. */
export const TEXT_01_18: EventText = {};
