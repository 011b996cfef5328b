import { phrases } from '../../../words/phrases.js';

export const board = phrases({ en: {}, pl: {}, hu: {}, fr: {} });
