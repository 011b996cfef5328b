import { InputError, log as logMessage, type Message, message, type Params } from '@sandtable/kernel';
import type { GENERAL_WORDS } from './automa/words-general.js';
import type { NEEDS } from './conditions/words.js';
import type { STEADY_WORDS } from './heuristic/words.js';
import type { log as LOG } from './messages/log.js';
import type { names as NAMES } from './messages/names.js';
import type { words as WORDS } from './messages/words.js';
import type { Position } from './position.js';

/** What the rules say: a key that has no texts doesn't compile. */

type TextKey =
  | keyof typeof LOG
  | keyof typeof NAMES
  | keyof typeof WORDS
  | keyof typeof NEEDS
  | keyof typeof GENERAL_WORDS
  | keyof typeof STEADY_WORDS;

/** The texts under a prefix: `KeyUnder<'log'>`. */
export type KeyUnder<Prefix extends string> = Extract<TextKey, `${Prefix}.${string}`>;

export const text = (key: TextKey, params?: Params): Message => message(key, params);

export const log = (g: Position, key: KeyUnder<'log'>, params?: Params): void => logMessage(g, key, params);

export const inputError = (key: KeyUnder<'error' | 'wrong'>, params?: Params): InputError =>
  new InputError(key, params);
