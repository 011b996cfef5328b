import { InputError, type Params } from '@sandtable/kernel';
import type { CliKey } from './words/index.js';

/** A mistake in what was typed: told in one sentence, exit code 2. */
export const inputError = (key: CliKey, params: Params = {}): InputError => new InputError(key, params);
