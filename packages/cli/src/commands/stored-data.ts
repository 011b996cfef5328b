import { InputError, words } from '@sandtable/kernel';
import type { Config } from '@sandtable/server';
import type { Context } from '../context.js';
import type { Flags } from '../flags.js';
import { inputError } from '../input-error.js';

/** Where matches are stored: `--data` (a folder or a PostgreSQL address), or else as the server is configured. */
export async function storageConfig({ io }: Context, { data }: Flags): Promise<Config> {
  const { configFrom } = await import('@sandtable/server');
  if (data === undefined) return configFrom(io.env);
  const isAddress = /^postgres(ql)?:/i.test(data);
  return configFrom({ ...io.env, DATABASE_URL: isAddress ? data : '', ...(isAddress ? {} : { SANDTABLE_DATA: data }) });
}

/** Runs an operation of the server's code and translates its refusals into the reader's language. */
export async function translateServerErrors<T>({ language }: Context, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { serverMessages } = await import('@sandtable/server');
    const serverWords = words(language, [serverMessages]);
    if (!serverWords.has(error.explanation.key)) throw error;
    throw inputError('cli.error.said', { text: serverWords.say(error.explanation) });
  }
}
