import { ClientError } from '@sandtable/client';
import { InputError, type Words } from '@sandtable/kernel';
import { optionalText } from '../words/optional-text.js';
import { text } from '../words/text.js';

const PLACES = ['home.error', 'account.error', 'notice.error'] as const;

/** Why a request was not carried out, as a sentence in the reader's language. */
export function refusalText(error: unknown, words: Words): string {
  if (error instanceof InputError) return words.say(error.explanation);
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ClientError)) return words.say(text('home.error.here', { reason }));
  const own = PLACES.map((place) => optionalText(words, `${place}.${error.code}`)).find((said) => said !== undefined);
  return own ?? words.say(text('home.error.server', { reason }));
}
