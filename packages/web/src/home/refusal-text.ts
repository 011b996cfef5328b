import { ClientError } from '@sandtable/client';
import { InputError, type Words } from '@sandtable/kernel';

const PLACES = ['home.error', 'account.error', 'notice.error'] as const;

/** Why something was not done, as a sentence in the reader's language. */
export function refusalText(error: unknown, words: Words): string {
  if (error instanceof InputError) return words.say(error.explanation);
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ClientError)) return words.say({ key: 'home.error.here', params: { reason } });
  const known = PLACES.map((place) => `${place}.${error.code}`).find((key) => words.has(key));
  return words.say(known === undefined ? { key: 'home.error.server', params: { reason } } : { key: known });
}
