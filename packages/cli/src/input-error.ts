import { InputError, type Params } from '@sandtable/kernel';
import type { CliKey } from './words/index.js';

/** A mistake in what was typed: one sentence and exit code 2. */
export const inputError = (key: CliKey, params: Params = {}): InputError => new InputError(key, params);
