import type { Reasons } from './reasons.js';

export const EVENTS: Reasons = {};
