import type { MatchRecord } from '@sandtable/kernel';
import { apiRequest, type RequestOptions } from './api-request.js';
import type { Link } from './link.js';
import type { CreatedMatch, GameInfo, MatchReply, NewMatch, NoticeStatus, RematchReply, SetNotice } from './wire.js';

/** Requests about matches and seats that need no socket. */

export const listGames = (address: string): Promise<readonly GameInfo[]> => apiRequest(address, '/games', {});

export const createMatch = (address: string, wanted: NewMatch): Promise<CreatedMatch> =>
  apiRequest(address, '/matches', { method: 'POST', body: wanted });

const requestFor = <T>({ address, match, token }: Link, path: string, options: RequestOptions): Promise<T> =>
  apiRequest(address, `/matches/${match}/${path}`, { secret: token, ...options });

/** The state of the match for the seat of this link. */
export const fetchMatch = ({ address, match, token }: Link): Promise<MatchReply> =>
  apiRequest(address, `/matches/${match}`, { secret: token });

/** The same seat in the rematch of a match that is over. The first request creates the rematch. */
export async function requestRematch(link: Link): Promise<Link> {
  const { match } = await requestFor<RematchReply>(link, 'rematch', { method: 'POST' });
  return { ...link, match };
}

/** Sets the name that others see at the seat. */
export async function setName(link: Link, name: string): Promise<void> {
  await requestFor(link, 'name', { method: 'PUT', body: { name } });
}

/** Sets how an absent player is notified of their turn. The server sends a mail to a new address to confirm it. */
export const setNotice = (link: Link, notice: SetNotice): Promise<NoticeStatus> =>
  requestFor(link, 'notice', { method: 'PUT', body: notice });

export const noticeOf = (link: Link): Promise<NoticeStatus> => requestFor(link, 'notice', {});

/** Confirms a mail address by the token that was mailed to it. From then on notices go there. */
export async function confirmMail(address: string, token: string): Promise<void> {
  await apiRequest(address, '/mail-confirmations', { method: 'POST', body: { token } });
}

/** The whole match with its seed, once it is over. */
export const fetchRecord = (link: Link): Promise<MatchRecord> => requestFor(link, 'record', {});
