import { InputError, type Words } from '@sandtable/kernel';

/** Why a request was not carried out, as a sentence. */
export function refusal(error: unknown, words: Words): string {
  if (error instanceof InputError) return words.say(error.explanation);
  const reason = error instanceof Error ? error.message : String(error);
  return words.say({ key: 'desk.refused', params: { reason } });
}
