import type { EventCards } from './event.js';

export const CARDS_31_36: EventCards = {};
