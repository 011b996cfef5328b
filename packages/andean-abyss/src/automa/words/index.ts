import { AUC } from './auc.js';
import { CARTELS } from './cartels.js';
import { EVENTS } from './events.js';
import { FARC } from './farc.js';
import { GENERAL } from './general.js';
import type { Reasons } from './reasons.js';

export const REASONS: Reasons = { ...GENERAL, ...CARTELS, ...AUC, ...FARC, ...EVENTS };
