import { catalogsOf } from '@sandtable/kernel';
import { FEATURE_WORDS } from '../ai/words.js';
import { REASONS } from '../automa/words/index.js';
import { NEEDS } from '../conditions/words/index.js';
import { TEXT_01_18 } from '../events/text-01-18.js';
import { TEXT_19_36 } from '../events/text-19-36.js';
import { TEXT_37_54 } from '../events/text-37-54.js';
import { TEXT_55_72 } from '../events/text-55-72.js';
import { STEADY } from '../heuristic/words.js';
import { asks } from './asks.js';
import { grammar } from './grammar.js';
import { log } from './log.js';
import { names, titles } from './names.js';
import { options } from './options.js';
import { settings } from './settings.js';
import { words } from './words.js';

/** What the rules themselves say, without conditions, cards and bots. */
const ruleTexts = { ...names, ...titles, ...options, ...settings, ...asks, ...log, ...words };

export const messages = catalogsOf(
  ruleTexts,
  grammar,
  TEXT_01_18,
  TEXT_19_36,
  TEXT_37_54,
  TEXT_55_72,
  REASONS,
  STEADY,
  FEATURE_WORDS,
  NEEDS,
);
