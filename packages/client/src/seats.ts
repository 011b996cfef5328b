import type { MatchRecord } from '@sandtable/kernel';
import { type Asked, ask } from './http.js';
import type { Link } from './link.js';
import type { GameInfo, MatchMade, MatchSeen, NewMatch, RematchMade, SetNotice } from './wire.js';

/** Matches and seats, as far as they need no socket. */

export const listGames = (address: string): Promise<readonly GameInfo[]> => ask(address, '/games', {});

export const createMatch = (address: string, wanted: NewMatch): Promise<MatchMade> =>
  ask(address, '/matches', { method: 'POST', body: wanted });

const askFor = <T>({ address, match, token }: Link, what: string, asked: Asked): Promise<T> =>
  ask(address, `/matches/${match}/${what}`, { secret: token, ...asked });

/** Where the match stands for who holds the link. */
export const lookAt = ({ address, match, token }: Link): Promise<MatchSeen> =>
  ask(address, `/matches/${match}`, { secret: token });

/** The same seat of the match that follows one that is over; it is made for whoever asks first. */
export async function askForRematch(link: Link): Promise<Link> {
  const { match } = await askFor<RematchMade>(link, 'rematch', { method: 'POST' });
  return { ...link, match };
}

/** The name that others see at the seat. */
export async function setName(link: Link, name: string): Promise<void> {
  await askFor(link, 'name', { method: 'PUT', body: { name } });
}

/** How the seat is told, when nobody is there, that its turn has come. */
export async function setNotice(link: Link, notice: SetNotice): Promise<void> {
  await askFor(link, 'notice', { method: 'PUT', body: notice });
}

/** The whole match with its seed, once it is over. */
export const fetchRecord = (link: Link): Promise<MatchRecord> => askFor(link, 'record', {});
