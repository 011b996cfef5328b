import type { EventCards } from './event.js';

export const CARDS_13_18: EventCards = {};
