import {
  InputError,
  type InputErrorMaker,
  type KeyUnder,
  type KeyWith,
  log as logMessage,
  message,
  type Params,
  type TextLogger,
  type TextMaker,
  type TextsOfNumbered,
} from '@sandtable/kernel';
import type { NEEDS } from './conditions/words.js';
import type { EVENT_TEXTS } from './events/texts.js';
import type { EVENT_BUTTONS, EVENT_LOG } from './events/words.js';
import type { STEADY_WORDS } from './heuristic/words.js';
import type { BUTTONS } from './messages/buttons.js';
import type { LEFT_POINTS } from './messages/limits.js';
import type { LOG } from './messages/log.js';
import type { TURN_LOG } from './messages/log-turn.js';
import type { WAR_LOG } from './messages/log-war.js';
import type { NAMES } from './messages/names.js';
import type { WRONG } from './messages/wrong.js';
import type { MINISTRY_TEXTS } from './ministries/texts.js';
import type { POWER_WORDS } from './ministries/words.js';
import type { Position } from './position.js';
import type { ADVANTAGE_TEXTS } from './rules/advantage-texts.js';

/** What the rules say: a key without texts, or one without exactly its parameters, doesn't compile. */

export type GameTexts = typeof LOG &
  typeof TURN_LOG &
  typeof WAR_LOG &
  typeof EVENT_LOG &
  typeof EVENT_BUTTONS &
  TextsOfNumbered<`event.${number}.${'british' | 'french' | 'shared'}${'' | '.bonus'}`, typeof EVENT_TEXTS> &
  typeof ADVANTAGE_TEXTS &
  TextsOfNumbered<`ministry-text.${number}`, typeof MINISTRY_TEXTS> &
  typeof POWER_WORDS &
  typeof BUTTONS &
  typeof LEFT_POINTS &
  typeof NAMES &
  typeof NEEDS &
  typeof STEADY_WORDS &
  typeof WRONG;

/** The keys under a prefix whose texts have just these parameters. */
export type KeyOf<Prefix extends string, Names extends string = never> = KeyWith<
  GameTexts,
  Names,
  KeyUnder<GameTexts, Prefix>
>;

export const text: TextMaker<GameTexts> = message;

export const log: TextLogger<GameTexts, KeyUnder<GameTexts, 'log'>, Position> = logMessage;

export const inputError: InputErrorMaker<GameTexts, KeyUnder<GameTexts, 'error' | 'wrong'>> = (
  key: string,
  params?: Params,
) => new InputError(key, params);
