import type { Events } from './event.js';

export const CARDS_32_40: Events = {};
