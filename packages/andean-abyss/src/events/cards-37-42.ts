import type { EventCards } from './event.js';

export const CARDS_37_42: EventCards = {};
