import {
  InputError,
  type InputErrorMaker,
  type JoinedTexts,
  type KernelTexts,
  type KeyWith,
  message,
  type Params,
  type TextMaker,
  type TextSayer,
} from '@sandtable/kernel';
import { sayTextsWith } from './say-with.js';
import type { SHELL_TEXTS } from './shell-messages.js';

/** What every page may say: a key without texts, or one without exactly its parameters, doesn't compile. */

export type ShellTexts = KernelTexts & JoinedTexts<(typeof SHELL_TEXTS)[number]>;

/** Keys of texts without parameters. */
export type PlainKey = KeyWith<ShellTexts, never>;

export const text: TextMaker<ShellTexts> = message;

export const sayWith: TextSayer<ShellTexts> = sayTextsWith;

export const inputError: InputErrorMaker<ShellTexts> = (key: string, params?: Params) => new InputError(key, params);
