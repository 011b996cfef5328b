import type { Catalog, Catalogs, Words } from '@sandtable/kernel';
import { useWords } from '../shell/reader-preferences.js';
import { passkeys } from '../words/passkeys.js';

const MORE: readonly Catalogs[] = [passkeys];
const NO_NAMES: Catalog = {};

/** The table's words and those of passkeys, which are loaded with the account's page. */
export const usePasskeyWords = (): Words => useWords(MORE, NO_NAMES);
