import type { EventCards } from './event.js';

export const CARDS_61_66: EventCards = {};
