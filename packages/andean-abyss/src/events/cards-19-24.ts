import type { EventCards } from './event.js';

export const CARDS_19_24: EventCards = {};
