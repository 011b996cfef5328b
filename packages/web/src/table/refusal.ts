import { InputError, type Message, type Words } from '@sandtable/kernel';

/** Why something was not done, as a sentence. */
export function refusal(error: unknown, words: Words): string {
  if (error instanceof InputError) return words.say(error.told);
  const code = codeOf(error);
  if (code !== undefined && words.has(`desk.refused.${code}`)) return words.say({ key: `desk.refused.${code}` });
  const reason = error instanceof Error ? error.message : String(error);
  return words.say({ key: 'desk.refused', params: { reason } satisfies Message['params'] });
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
