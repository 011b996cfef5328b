import { ClientError } from './errors.js';
import { plainAddress } from './link.js';
import type { Refusal } from './wire.js';

/** HTTP requests to a server, by `fetch`. The requests themselves are in match-api.ts, account-api.ts and passkeys.ts. */

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The secret of a seat or a session. It is sent in a header, never in an address. */
  readonly secret?: string;
  readonly body?: unknown;
}

const REQUEST_TIMEOUT_MS = 30_000;

type RequestWatcher = (answered: boolean) => void;
const watchers = new Set<RequestWatcher>();

/** Calls the watcher after every request with whether the server answered it. A refusal is an answer. */
export function watchRequests(watcher: RequestWatcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
const report = (answered: boolean): void => {
  for (const watcher of [...watchers]) watcher(answered);
};

export async function apiRequest<T>(address: string, path: string, options: RequestOptions): Promise<T> {
  try {
    const answer = await sendRequest<T>(address, path, options);
    report(true);
    return answer;
  } catch (error) {
    report(!(error instanceof ClientError && error.code === 'unreachable'));
    throw error;
  }
}

async function sendRequest<T>(
  address: string,
  path: string,
  { method = 'GET', secret, body }: RequestOptions,
): Promise<T> {
  const response = await fetchOrFail(`${plainAddress(address)}/api${path}`, {
    method,
    headers: {
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusalIn(answer, response.status);
  if (answer === undefined) throw new ClientError('unreachable', 'What answers there is not this server.');
  return answer as T;
}

async function fetchOrFail(url: string, request: RequestInit): Promise<Response> {
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
