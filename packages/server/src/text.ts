import {
  InputError,
  type InputErrorMaker,
  type KeyUnder,
  message,
  type Params,
  type TextMaker,
} from '@sandtable/kernel';
import type { serverTexts } from './words.js';

/** What the server says: a key without texts, or one without exactly its parameters, doesn't compile. */

type ServerTexts = typeof serverTexts;

export const text: TextMaker<ServerTexts> = message;

export const inputError: InputErrorMaker<ServerTexts, KeyUnder<ServerTexts, 'error'>> = (
  key: string,
  params?: Params,
) => new InputError(key, params);
