import type { WordsByLanguage } from '../events/event-text.js';
import { CHART_WORDS } from './words-chart.js';
import { GENERAL_WORDS } from './words-general.js';

export const SOLITAIRE_WORDS: WordsByLanguage = { ...GENERAL_WORDS, ...CHART_WORDS };
