import { CHART_ASKS } from './asks.js';
import { CHART_WORDS } from './words-chart.js';
import { GENERAL_WORDS } from './words-general.js';

export const SOLITAIRE_WORDS = { ...CHART_ASKS, ...GENERAL_WORDS, ...CHART_WORDS };
