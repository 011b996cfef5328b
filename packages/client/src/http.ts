import { ClientError } from './errors.js';
import { plainAddress } from './link.js';
import type { MatchMade, NewMatch, Refusal } from './wire.js';

/** What is asked over HTTP, before there is a socket. */

export const createMatch = (address: string, wanted: NewMatch): Promise<MatchMade> =>
  post<MatchMade>(address, '/api/matches', wanted);

async function post<T>(address: string, path: string, body: unknown): Promise<T> {
  const response = await reach(`${plainAddress(address)}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusalIn(answer, response.status);
  if (answer === undefined) throw new ClientError('unreachable', 'What answers there is not this server.');
  return answer as T;
}

async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch {
    throw new ClientError('unreachable', 'The server cannot be reached.');
  }
}

function refusalIn(answer: unknown, status: number): ClientError {
  const { code, text } = (answer ?? {}) as Partial<Refusal>;
  return code && text
    ? new ClientError(code, text)
    : new ClientError('unreachable', `What answers there is not this server (${status}).`);
}
