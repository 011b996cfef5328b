import type { EventCards } from './event.js';

export const CARDS_25_30: EventCards = {};
