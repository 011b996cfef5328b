import { RefusalReply } from '@sandtable/client/wire';
import type { TSchema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LoginRefusal, SESSION_SECONDS, type StartedSession } from '../accounts.js';
import type { Config } from '../config.js';
import { networkOf } from '../limits.js';
import type { Service } from '../service.js';
import { SESSION_COOKIE } from './guard.js';
import { HttpRefusal } from './refusals.js';

/** What the routes of accounts and of passkeys share. */

export const route = (
  summary: string,
  reply: TSchema,
  more: { readonly body?: TSchema; readonly querystring?: TSchema; readonly params?: TSchema } = {},
  security: readonly Record<string, string[]>[] = [{ session: [] }, { sessionCookie: [] }],
) => ({
  schema: {
    summary,
    tags: ['accounts'],
    ...(security.length > 0 ? { security } : {}),
    ...more,
    response: { 200: reply, '4xx': RefusalReply, '5xx': RefusalReply },
  },
});

/**
 * Passwords are slow to check and worth guessing, so each address has few attempts, counted together for all routes. (The
 * rate limit plugin counts each route separately, even with a `groupId`.)
 */
export const fewAttempts = (service: Service) => ({
  onRequest: async ({ ip }: FastifyRequest) => {
    if (!service.mayTryToLogIn(networkOf(ip)))
      throw new HttpRefusal(429, 'tooFast', 'Too many attempts; try again later.');
  },
});

export const wrongPassword = () => new HttpRefusal(403, 'wrongPassword', 'The password is wrong.');

/** Refuses a wrong password or passkey, and one that comes too soon after others. */
export function acceptOrThrow<T>(
  found: T | LoginRefusal,
  wrong: HttpRefusal,
  what: 'passwords' | 'passkeys' = 'passwords',
): T {
  if (found === 'wrong') throw wrong;
  if (typeof found === 'object' && found !== null && 'waitMs' in found) {
    const seconds = Math.ceil(found.waitMs / 1000);
    throw new HttpRefusal(429, 'tooFast', `Too many wrong ${what}: try again in ${seconds} seconds.`);
  }
  return found as T;
}

/** Scripts can't read the cookie, and other sites' forms don't send it. */
function cookie({ publicUrl }: Config, request: FastifyRequest, value: string, seconds: number): string {
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') ? '; Secure' : '';
  return `${SESSION_COOKIE}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Starts a session: a token in the reply for programs, a cookie for browsers. */
export function beginSession(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, token, expires }: StartedSession,
  bearer = false,
) {
  if (bearer) return { name: account.name, expires, token };
  reply.header('set-cookie', cookie(config, request, token, SESSION_SECONDS));
  return { name: account.name, expires };
}

export function endSession(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookie(config, request, '', 0));
}
