import { InputError } from './errors.js';
import { message, type Params } from './messages.js';
import type { InputErrorMaker, KeyUnder, TextMaker } from './typed-texts.js';
import type { kernelTexts } from './words/kernel-texts.js';

/** What the kernel says: a key without texts, or one without exactly its parameters, doesn't compile. */

export type KernelTexts = typeof kernelTexts;

export const text: TextMaker<KernelTexts> = message;

export const inputError: InputErrorMaker<KernelTexts, KeyUnder<KernelTexts, 'error'>> = (
  key: string,
  params?: Params,
) => new InputError(key, params);

/** The name of a thing, as a message. */
export const referenceMessage = (reference: string) => text('option.reference', { it: reference });
/** A number, as a message. */
export const numberMessage = (n: number) => text('option.number', { n });
