import type { Reasons } from './reasons.js';

export const CARTELS: Reasons = {};
