import { InputError, type Words } from '@sandtable/kernel';
import { text } from './text.js';

/** Why a request was not carried out, as a sentence. */
export function refusal(error: unknown, words: Words): string {
  if (error instanceof InputError) return words.say(error.explanation);
  const reason = error instanceof Error ? error.message : String(error);
  return words.say(text('desk.refused', { reason }));
}
