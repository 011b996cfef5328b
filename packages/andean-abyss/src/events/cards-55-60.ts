import type { EventCards } from './event.js';

export const CARDS_55_60: EventCards = {};
