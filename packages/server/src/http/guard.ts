import { timingSafeEqual } from 'node:crypto';
import type { SeatId } from '@sandtable/kernel';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../accounts.js';
import { hidesCharacters, mixesScripts } from '../look-alike-names.js';
import { RefusedError } from '../matches/live-match.js';
import type { Admission, AnyRoom, Service } from '../service.js';
import { sha256 } from '../tokens.js';
import { HttpRefusal, unknownMatch } from './refusals.js';

/** Finds out who sends a request: by the secret of a seat, or by a session. Secrets come in headers, never in addresses. */

export const SESSION_COOKIE = 'sandtable';

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

function cookieOf(request: FastifyRequest): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === SESSION_COOKIE && value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return undefined;
}

/** The room, and the seat (or `observer`) whose secret the request has. */
export async function seatAt(service: Service, request: FastifyRequest, id: string): Promise<Admission> {
  const entered = await enter(service, request, id);
  if ('room' in entered) return entered;
  throw new RefusedError('gathering', 'This match has not begun: people contribute to its dice first, over a socket.');
}

/** The same for requests that are also allowed before the match has begun. */
export async function placeAt(
  service: Service,
  request: FastifyRequest,
  id: string,
  token = bearerOf(request),
): Promise<{ readonly place: AnyRoom; readonly seat: SeatId }> {
  const entered = await enter(service, request, id, token);
  return { place: 'room' in entered ? entered.room : entered.gatheringRoom, seat: entered.seat };
}

async function enter(service: Service, request: FastifyRequest, id: string, token = bearerOf(request)) {
  if (token === undefined)
    throw new HttpRefusal(401, 'noSecret', 'Send a seat’s secret: Authorization: Bearer <secret>.');
  const entered = await service.enter(id, token);
  if (!entered) throw unknownMatch();
  return entered;
}

export function requirePlayer(seat: SeatId): SeatId {
  if (seat === 'observer') throw new HttpRefusal(403, 'notYours', 'Observers watch.');
  return seat;
}

export function normalizeName(name: string): string {
  if (mixesScripts(name))
    throw new HttpRefusal(400, 'badMessage', 'A word of a name keeps to the letters of one alphabet.');
  if (hidesCharacters(name)) throw new HttpRefusal(400, 'badMessage', 'A name has no characters that nobody sees.');
  return name.trim();
}

export const sessionOf = (request: FastifyRequest): string | undefined => bearerOf(request) ?? cookieOf(request);

export const notLoggedIn = () => new HttpRefusal(401, 'notLoggedIn', 'Log in first: POST /api/session.');

export async function requireSession(service: Service, request: FastifyRequest): Promise<Account> {
  const token = sessionOf(request);
  const account = token === undefined ? undefined : await service.accounts.of(token);
  if (!account) throw notLoggedIn();
  return account;
}

/** Compares in constant time, so that timing doesn't reveal how much of it was right. */
export const sameSecret = (given: string | undefined, wanted: string): boolean =>
  given !== undefined && timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(wanted)));
