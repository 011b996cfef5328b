import { phrases } from '../../../words/phrases.js';

/** What purchases are called beside the game's own words. */
export const purchaseWords = phrases({ en: {}, pl: {}, hu: {}, fr: {} });
