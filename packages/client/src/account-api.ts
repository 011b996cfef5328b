import { apiRequest } from './api-request.js';
import { type Link, plainAddress } from './link.js';
import { requestAs, type Session } from './session.js';
import type { AccountReply, LoginReply, MyMatches, Pass } from './wire.js';

/** Accounts, which collect seats; nobody needs one. */

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

export const createAccount = (address: string, { name, password }: Credentials): Promise<AccountReply> =>
  apiRequest(address, '/accounts', { method: 'POST', body: { name, password } });

/** `bearer` for programs, which have no cookies. */
export async function logIn(
  address: string,
  { name, password }: Credentials,
  bearer = false,
): Promise<LoginReply & Session> {
  const body = { name, password, ...(bearer ? { bearer } : {}) };
  return { address, ...(await apiRequest<LoginReply>(address, '/session', { method: 'POST', body })) };
}

export async function logOut(session: Session): Promise<void> {
  await requestAs(session, '/session', { method: 'DELETE' });
}

/** Ends every session of the account and every pass. */
export async function logOutEverywhere(session: Session): Promise<void> {
  await requestAs(session, '/me/sessions', { method: 'DELETE' });
}

/** Ends every other session of the account and every pass; returns the session to go on with. */
export async function changePassword(
  session: Session,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<LoginReply & Session> {
  const body = { password, newPassword };
  const { address } = session;
  return { address, ...(await requestAs<LoginReply>(session, '/me/password', { method: 'PUT', body })) };
}

/** With all that the server keeps of the person. The matches stay, and each seat's own link still opens it. */
export async function deleteAccount(session: Session, password: string): Promise<void> {
  await requestAs(session, '/me/deletion', { method: 'POST', body: { password } });
}

export const fetchAccount = (session: Session): Promise<AccountReply> => requestAs(session, '/me');

/** The seats that the account has collected, newest first; `before` is the `next` of the page before. */
export const myMatches = (session: Session, before?: number): Promise<MyMatches> =>
  requestAs(session, before === undefined ? '/me/matches' : `/me/matches?before=${before}`);

/** Puts a seat among the account's own; says which. */
export const collectSeat = (session: Session, { match, token }: Link): Promise<{ readonly seat: string }> =>
  requestAs(session, '/me/matches', { method: 'POST', body: { match, token } });

/** A link of its own to a seat that the account has collected. */
export async function openSeat(session: Session, match: string, seat: string): Promise<Link> {
  const { token } = await requestAs<Pass>(session, `/me/matches/${match}/pass`, { method: 'POST', body: { seat } });
  return { address: plainAddress(session.address), match, token };
}
