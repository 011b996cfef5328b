import {
  InputError,
  type InputErrorMaker,
  type JoinedTexts,
  type KernelTexts,
  type KeyUnder,
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

/** The keys under a prefix whose texts have just these parameters. */
export type KeyOf<Prefix extends string, Names extends string = never> = KeyWith<
  ShellTexts,
  Names,
  KeyUnder<ShellTexts, Prefix>
>;

export const text: TextMaker<ShellTexts> = message;

export const sayWith: TextSayer<ShellTexts> = sayTextsWith;

export const inputError: InputErrorMaker<ShellTexts> = (key: string, params?: Params) => new InputError(key, params);
