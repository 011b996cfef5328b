import type { Text } from '../events/event.js';
import { CHART_WORDS } from './words-chart.js';
import { GENERAL_WORDS } from './words-general.js';

/** Words in every language, by key. */
export type Words = Readonly<Record<string, Text>>;

export const SOLITAIRE_WORDS: Words = { ...GENERAL_WORDS, ...CHART_WORDS };
