import { COMMON_PASSWORDS } from './common-passwords.js';

/** Ignores case, spaces and Unicode variants, none of which makes a password harder to guess. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Why this password is refused, if it is one that an attacker would try first. The schema checks its length. */
export function passwordFault(name: string, password: string): 'commonPassword' | 'passwordIsName' | undefined {
  const wanted = folded(password);
  if (wanted === folded(name)) return 'passwordIsName';
  return COMMON_PASSWORDS.has(wanted) ? 'commonPassword' : undefined;
}
