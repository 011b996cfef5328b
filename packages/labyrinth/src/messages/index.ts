import { catalogsOf, textsFor } from '@sandtable/kernel';
import { FEATURE_WORDS } from '../ai/words.js';
import { SOLITAIRE_WORDS } from '../automa/words.js';
import { NEEDS } from '../conditions/words.js';
import { PROMPTS_01_40 } from '../events/prompts-01-40.js';
import { PROMPTS_41_80 } from '../events/prompts-41-80.js';
import { PROMPTS_81_120 } from '../events/prompts-81-120.js';
import { PROMPTS_COMMON } from '../events/prompts-common.js';
import { TEXT_01_40 } from '../events/text-01-40.js';
import { TEXT_41_80 } from '../events/text-41-80.js';
import { TEXT_81_120 } from '../events/text-81-120.js';
import { STEADY_WORDS } from '../heuristic/words.js';
import type { AskKey } from '../questions.js';
import { asks } from './asks.js';
import { COUNTRY_NAMES } from './countries.js';
import { grammar } from './grammar.js';
import { log } from './log.js';
import { names } from './names.js';
import { settings } from './settings.js';
import { words } from './words.js';

/** What the rules themselves say, without conditions, cards and bots. */
const ruleTexts = { ...names, ...settings, ...asks, ...log, ...words };

/** What events ask. A question of an event without words doesn't compile, nor do words without a question. */
export const EVENT_ASKS = textsFor<Extract<AskKey, `ask.event.${string}`>>()({
  ...PROMPTS_COMMON,
  ...PROMPTS_01_40,
  ...PROMPTS_41_80,
  ...PROMPTS_81_120,
});

export const messages = catalogsOf(
  ruleTexts,
  grammar,
  COUNTRY_NAMES,
  TEXT_01_40,
  TEXT_41_80,
  TEXT_81_120,
  EVENT_ASKS,
  SOLITAIRE_WORDS,
  STEADY_WORDS,
  FEATURE_WORDS,
  NEEDS,
);
