import type { EventCards } from './event.js';

export const CARDS_01_06: EventCards = {};
