import type { Events } from './event.js';

export const CARDS_11_20: Events = {};
