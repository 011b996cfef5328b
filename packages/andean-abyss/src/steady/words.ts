import type { Reasons } from '../nonplayer/words/reasons.js';

export const STEADY: Reasons = {};
