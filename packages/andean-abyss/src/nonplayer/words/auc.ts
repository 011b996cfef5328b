import type { Reasons } from './reasons.js';

export const AUC: Reasons = {};
