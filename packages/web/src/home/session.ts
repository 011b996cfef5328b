import { collectSeat, type Link, type Session } from '@sandtable/client';

/** The session is a cookie that no script sees; only the name is remembered here, to know that there is one. */
const KEY = 'account';

export const session = (): Session => ({ address: window.location.origin });

export function accountName(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberAccount(name: string | undefined): void {
  try {
    if (name === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // Then the account page asks for the password again.
  }
}

/** A seat made or found here goes to the account, if somebody is logged in. Nothing depends on it. */
export async function tryCollectSeat(match: string, token: string): Promise<void> {
  if (accountName() === undefined) return;
  const link: Link = { address: window.location.origin, match, token };
  await collectSeat(session(), link).catch(() => undefined);
}
