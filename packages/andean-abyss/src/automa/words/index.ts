import { AUC } from './auc.js';
import { CARTELS } from './cartels.js';
import { EVENTS } from './events.js';
import { FARC } from './farc.js';
import { GENERAL } from './general.js';

export const REASONS = { ...GENERAL, ...CARTELS, ...AUC, ...FARC, ...EVENTS };
