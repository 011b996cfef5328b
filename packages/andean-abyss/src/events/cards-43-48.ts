import type { EventCards } from './event.js';

export const CARDS_43_48: EventCards = {};
