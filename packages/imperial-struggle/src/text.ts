import { log as logMessage, type Message, message, type Params } from '@sandtable/kernel';
import type { NEEDS } from './conditions/words.js';
import type { EVENT_BUTTONS, EVENT_LOG } from './events/words.js';
import type { BUTTONS } from './messages/buttons.js';
import type { LEFT_POINTS } from './messages/limits.js';
import type { LOG } from './messages/log.js';
import type { TURN_LOG } from './messages/log-turn.js';
import type { WAR_LOG } from './messages/log-war.js';
import type { NAMES } from './messages/names.js';
import type { WRONG } from './messages/wrong.js';
import type { POWER_WORDS } from './ministries/words.js';
import type { Position } from './position.js';

/** What the rules say: a key that has no texts doesn't compile. */

type TextKey =
  | keyof typeof LOG
  | keyof typeof TURN_LOG
  | keyof typeof WAR_LOG
  | keyof typeof EVENT_LOG
  | keyof typeof EVENT_BUTTONS
  | keyof typeof POWER_WORDS
  | keyof typeof BUTTONS
  | keyof typeof LEFT_POINTS
  | keyof typeof NAMES
  | keyof typeof NEEDS
  | keyof typeof WRONG;

/** The texts under a prefix: `KeyOf<'log'>`. */
export type KeyOf<Prefix extends string> = Extract<TextKey, `${Prefix}.${string}`>;

export const text = (key: TextKey, params?: Params): Message => message(key, params);

export const log = (g: Position, key: KeyOf<'log'>, params?: Params): void => logMessage(g, key, params);
