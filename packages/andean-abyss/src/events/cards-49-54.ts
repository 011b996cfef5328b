import type { EventCards } from './event.js';

export const CARDS_49_54: EventCards = {};
