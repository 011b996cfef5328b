import { type Catalog, type Catalogs, catalogsOf, type Words } from '@sandtable/kernel';
import { useWords } from '../shell/reader-preferences.js';
import { passkeys } from '../words/passkeys.js';

const MORE: readonly Catalogs[] = [catalogsOf(passkeys)];
const NO_NAMES: Catalog = {};

/** The app's words and those for passkeys, which are loaded with the account page. */
export const usePasskeyWords = (): Words => useWords(MORE, NO_NAMES);
