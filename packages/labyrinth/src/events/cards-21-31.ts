import type { Events } from './event.js';

export const CARDS_21_31: Events = {};
