import type { Reasons } from './reasons.js';

export const FARC: Reasons = {};
