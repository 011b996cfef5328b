import type { EventText } from './event.js';

/** What the cards 19-36 do, in our own words. */
export const TEXT_19_36: EventText = {};
