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
import type { REASONS } from './automa/words/index.js';
import type { NEEDS } from './conditions/words/index.js';
import type { CardHalf } from './data/cards.js';
import type { TEXT_01_18 } from './events/text-01-18.js';
import type { TEXT_19_36 } from './events/text-19-36.js';
import type { TEXT_37_54 } from './events/text-37-54.js';
import type { TEXT_55_72 } from './events/text-55-72.js';
import type { STEADY } from './heuristic/words.js';
import type { log as LOG } from './messages/log.js';
import type { names as NAMES } from './messages/names.js';
import type { words as WORDS } from './messages/words.js';
import type { Position } from './position.js';

/** What the rules say: a key without texts, or one without exactly its parameters, doesn't compile. */

export type GameTexts = typeof LOG &
  typeof NAMES &
  typeof WORDS &
  typeof NEEDS &
  typeof REASONS &
  typeof STEADY &
  TextsOfNumbered<
    `event.${number}.${CardHalf}`,
    typeof TEXT_01_18 & typeof TEXT_19_36 & typeof TEXT_37_54 & typeof TEXT_55_72
  >;

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
