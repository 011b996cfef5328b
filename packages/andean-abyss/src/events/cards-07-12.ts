import type { EventCards } from './event.js';

export const CARDS_07_12: EventCards = {};
