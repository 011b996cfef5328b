import { collectSeat, type Link, type Session } from '@sandtable/client';

/** The session is a cookie that scripts can't read, so the account's name is stored to know that there is one. */
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
    // The account page will ask for the password again.
  }
}

/** Adds a seat to the account, if somebody is logged in. A failure is ignored. */
export async function tryCollectSeat(match: string, token: string): Promise<void> {
  if (accountName() === undefined) return;
  const link: Link = { address: window.location.origin, match, token };
  await collectSeat(session(), link).catch(() => undefined);
}
