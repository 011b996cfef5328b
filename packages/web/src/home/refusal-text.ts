import { ClientError } from '@sandtable/client';
import { InputError, type Words } from '@sandtable/kernel';

const PLACES = ['home.error', 'account.error', 'notice.error'] as const;

/** Why a request was not carried out, as a sentence in the reader's language. */
export function refusalText(error: unknown, words: Words): string {
  if (error instanceof InputError) return words.say(error.explanation);
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ClientError)) return words.say({ key: 'home.error.here', params: { reason } });
  const ownKey = PLACES.map((place) => `${place}.${error.code}`).find((key) => words.has(key));
  return words.say(ownKey === undefined ? { key: 'home.error.server', params: { reason } } : { key: ownKey });
}
