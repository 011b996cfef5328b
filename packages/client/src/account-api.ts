import { apiRequest } from './api-request.js';
import { type Link, plainAddress } from './link.js';
import { requestAs, type Session } from './session.js';
import type { AccountReply, LoginReply, MyMatches, Pass } from './wire.js';

/** Requests about accounts, which collect seats. Playing needs no account. */

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

export const createAccount = (address: string, { name, password }: Credentials): Promise<AccountReply> =>
  apiRequest(address, '/accounts', { method: 'POST', body: { name, password } });

/** `bearer`: the reply has a token instead of a cookie, for programs. */
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

/** Deletes everything that the server stores about the person. The matches stay, and so do the links of their seats. */
export async function deleteAccount(session: Session, password: string): Promise<void> {
  await requestAs(session, '/me/deletion', { method: 'POST', body: { password } });
}

export const fetchAccount = (session: Session): Promise<AccountReply> => requestAs(session, '/me');

/** The seats that the account has collected, newest first; `before` is the `next` of the page before. */
export const myMatches = (session: Session, before?: number): Promise<MyMatches> =>
  requestAs(session, before === undefined ? '/me/matches' : `/me/matches?before=${before}`);

/** Adds a seat to those of the account. */
export const collectSeat = (session: Session, { match, token }: Link): Promise<{ readonly seat: string }> =>
  requestAs(session, '/me/matches', { method: 'POST', body: { match, token } });

/** A new link to a seat that the account has collected. */
export async function openSeat(session: Session, match: string, seat: string): Promise<Link> {
  const { token } = await requestAs<Pass>(session, `/me/matches/${match}/pass`, { method: 'POST', body: { seat } });
  return { address: plainAddress(session.address), match, token };
}
