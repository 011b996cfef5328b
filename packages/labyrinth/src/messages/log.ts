import { cardLog } from './log-cards.js';
import { mapLog } from './log-map.js';

/** What happened. */
export const log = { ...cardLog, ...mapLog };
