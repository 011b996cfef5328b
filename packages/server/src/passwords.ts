import { COMMON_PASSWORDS } from './common-passwords.js';

/** Without case, spaces or other ways to write the same letters: none of these makes a password harder to guess. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Why nobody may choose this password, if it is one of the first that anybody would guess; its length is the schema's. */
export function passwordFault(name: string, password: string): 'commonPassword' | 'passwordIsName' | undefined {
  const wanted = folded(password);
  if (wanted === folded(name)) return 'passwordIsName';
  return COMMON_PASSWORDS.has(wanted) ? 'commonPassword' : undefined;
}
