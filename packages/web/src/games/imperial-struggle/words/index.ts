import { together } from '../../../words/phrases.js';

export const panelWords = together();
