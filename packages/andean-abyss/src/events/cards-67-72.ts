import type { EventCards } from './event.js';

export const CARDS_67_72: EventCards = {};
