import { catalogsOf, fillText, type Text, type Texts } from '@sandtable/kernel';
import { FEATURE_WORDS } from '../ai/words.js';
import { NEEDS } from '../conditions/words.js';
import { INVESTMENTS, MINOR_POINTS } from '../data/investments.js';
import { EVENT_ASKS } from '../events/asks.js';
import { EVENT_TEXTS } from '../events/texts.js';
import { EVENT_BUTTONS, EVENT_LOG } from '../events/words.js';
import { STEADY_WORDS } from '../heuristic/words.js';
import { POWER_ASKS } from '../ministries/asks.js';
import { MINISTRY_TEXTS } from '../ministries/texts.js';
import { POWER_WORDS } from '../ministries/words.js';
import { MINISTRY_ACTIONS } from '../references.js';
import { ADVANTAGE_TEXTS } from '../rules/advantage-texts.js';
import { TILES } from '../tiles.js';
import { ASKS } from './asks.js';
import { BUTTONS } from './buttons.js';
import { grammar } from './grammar.js';
import { POINT_WORDS } from './limits.js';
import { LOG } from './log.js';
import { TURN_LOG } from './log-turn.js';
import { WAR_LOG } from './log-war.js';
import { MINISTRY_NAMES } from './ministries.js';
import { NAMES } from './names.js';
import { ACTION_NAMES, ADVANTAGE_NAMES, WAR_NAMES } from './powers.js';
import { SPACE_NAMES } from './spaces.js';
import { INVESTMENT_TILES, WAR_TILES } from './tiles.js';
import { WRONG } from './wrong.js';

const sameInAll = (name: string): Text => ({ en: name, pl: name, hu: name, fr: name, es: name });

const TILE_NAMES: Texts = Object.fromEntries([
  ...INVESTMENTS.map(({ id, major, points, minor, event, upgrade }) => [
    `tile.${id}`,
    fillText(INVESTMENT_TILES[event && upgrade ? 'both' : event ? 'event' : upgrade ? 'upgrade' : 'plain'], {
      major: NAMES[`type.${major}`],
      points,
      minor: NAMES[`type.${minor}`],
      few: MINOR_POINTS,
    }),
  ]),
  ...TILES.map(({ strength, symbol }, i) => [
    `war-tile.${i}`,
    fillText(WAR_TILES[symbol], { strength: sameInAll(`${strength < 0 ? '−' : '+'}${Math.abs(strength)}`) }),
  ]),
]);

/** A Ministry is revealed or used: `reveal.<id>`, `use.<id>`. */
const MINISTRY_ACTION_NAMES: Texts = Object.fromEntries(
  Object.entries(MINISTRY_NAMES).flatMap(([key, name]) =>
    MINISTRY_ACTIONS.map((action) => [key.replace('ministry', action), fillText(ACTION_NAMES[action], { name })]),
  ),
);

export const messages = catalogsOf(
  ASKS,
  BUTTONS,
  LOG,
  TURN_LOG,
  WAR_LOG,
  NAMES,
  grammar,
  WRONG,
  WAR_NAMES,
  POINT_WORDS,
  NEEDS,
  POWER_ASKS,
  POWER_WORDS,
  MINISTRY_TEXTS,
  ADVANTAGE_TEXTS,
  STEADY_WORDS,
  FEATURE_WORDS,
  SPACE_NAMES,
  ADVANTAGE_NAMES,
  MINISTRY_NAMES,
  TILE_NAMES,
  MINISTRY_ACTION_NAMES,
  EVENT_ASKS,
  EVENT_LOG,
  EVENT_BUTTONS,
  EVENT_TEXTS,
);
