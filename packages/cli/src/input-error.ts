import { InputError } from '@sandtable/kernel';
import type { CliKey, CliParams } from './words/index.js';

/** A mistake in what was typed: one sentence and exit code 2. */
export const inputError = <Key extends CliKey>(key: Key, ...[params = {}]: CliParams<Key>): InputError =>
  new InputError(key, params);
