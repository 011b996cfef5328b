import { InputError, words } from '@sandtable/kernel';
import type { Config } from '@sandtable/server';
import type { Context } from '../context.js';
import type { Flags } from '../flags.js';
import { inputError } from '../input-error.js';

/** Where matches are stored: `--data` as a folder or as an address of PostgreSQL, else as the server is told. */
export async function storedAt({ io }: Context, { data }: Flags): Promise<Config> {
  const { configFrom } = await import('@sandtable/server');
  if (data === undefined) return configFrom(io.env);
  const isAddress = /^postgres(ql)?:/i.test(data);
  return configFrom({ ...io.env, DATABASE_URL: isAddress ? data : '', ...(isAddress ? {} : { SANDTABLE_DATA: data }) });
}

/** What the server's code refuses, in the reader's language. */
export async function inServerWords<T>({ language }: Context, doing: () => Promise<T>): Promise<T> {
  try {
    return await doing();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { serverMessages } = await import('@sandtable/server');
    const said = words(language, [serverMessages]);
    throw said.has(error.explanation.key) ? inputError('cli.error.said', { text: said.say(error.explanation) }) : error;
  }
}
