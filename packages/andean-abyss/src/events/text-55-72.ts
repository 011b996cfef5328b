import type { EventText } from './event.js';

/** What the cards 55-72 do, in our own words. */
export const TEXT_55_72: EventText = {};
