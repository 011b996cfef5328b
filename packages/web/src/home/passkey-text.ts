import {
  InputError,
  type InputErrorMaker,
  message,
  type Params,
  type TextMaker,
  type TextSayer,
} from '@sandtable/kernel';
import type { passkeys } from '../words/passkeys.js';
import { sayTextsWith } from '../words/say-with.js';
import type { ShellTexts } from '../words/text.js';

/** What the account page may say of passkeys, with the words of `usePasskeyWords`. */

type PasskeyTexts = ShellTexts & typeof passkeys;

export const text: TextMaker<PasskeyTexts> = message;

export const sayWith: TextSayer<PasskeyTexts> = sayTextsWith;

export const inputError: InputErrorMaker<PasskeyTexts> = (key: string, params?: Params) => new InputError(key, params);
