import type { MatchRecord } from '@sandtable/kernel';
import { apiRequest, type RequestOptions } from './api-request.js';
import type { Link } from './link.js';
import type { CreatedMatch, GameInfo, MatchReply, NewMatch, NoticeStatus, RematchReply, SetNotice } from './wire.js';

/** Matches and seats, as far as they need no socket. */

export const listGames = (address: string): Promise<readonly GameInfo[]> => apiRequest(address, '/games', {});

export const createMatch = (address: string, wanted: NewMatch): Promise<CreatedMatch> =>
  apiRequest(address, '/matches', { method: 'POST', body: wanted });

const requestFor = <T>({ address, match, token }: Link, what: string, asked: RequestOptions): Promise<T> =>
  apiRequest(address, `/matches/${match}/${what}`, { secret: token, ...asked });

/** Where the match stands for who holds the link. */
export const fetchMatch = ({ address, match, token }: Link): Promise<MatchReply> =>
  apiRequest(address, `/matches/${match}`, { secret: token });

/** The same seat of the match that follows one that is over; it is made for whoever asks first. */
export async function requestRematch(link: Link): Promise<Link> {
  const { match } = await requestFor<RematchReply>(link, 'rematch', { method: 'POST' });
  return { ...link, match };
}

/** The name that others see at the seat. */
export async function setName(link: Link, name: string): Promise<void> {
  await requestFor(link, 'name', { method: 'PUT', body: { name } });
}

/** How the seat is notified of its turn when nobody is there. A letter goes to a new mail address, to confirm it. */
export const setNotice = (link: Link, notice: SetNotice): Promise<NoticeStatus> =>
  requestFor(link, 'notice', { method: 'PUT', body: notice });

export const noticeOf = (link: Link): Promise<NoticeStatus> => requestFor(link, 'notice', {});

/** By the secret in the letter that was sent to a mail address: from here on notices go there. */
export async function confirmMail(address: string, token: string): Promise<void> {
  await apiRequest(address, '/mail-confirmations', { method: 'POST', body: { token } });
}

/** The whole match with its seed, once it is over. */
export const fetchRecord = (link: Link): Promise<MatchRecord> => requestFor(link, 'record', {});
