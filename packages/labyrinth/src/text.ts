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
import type { GENERAL_WORDS } from './automa/words-general.js';
import type { NEEDS } from './conditions/words.js';
import type { TEXT_01_40 } from './events/text-01-40.js';
import type { TEXT_41_80 } from './events/text-41-80.js';
import type { TEXT_81_120 } from './events/text-81-120.js';
import type { STEADY_WORDS } from './heuristic/words.js';
import type { log as LOG } from './messages/log.js';
import type { names as NAMES } from './messages/names.js';
import type { words as WORDS } from './messages/words.js';
import type { Position } from './position.js';

/** What the rules say: a key without texts, or one without exactly its parameters, doesn't compile. */

export type GameTexts = typeof LOG &
  typeof NAMES &
  typeof WORDS &
  typeof NEEDS &
  typeof GENERAL_WORDS &
  typeof STEADY_WORDS &
  TextsOfNumbered<`event.${number}`, typeof TEXT_01_40 & typeof TEXT_41_80 & typeof TEXT_81_120>;

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
