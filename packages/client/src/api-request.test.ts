import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiRequest, watchRequests } from './api-request.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a request watcher', () => {
  const refusal = { code: 'unknownMatch', text: 'There is no such match.' };
  it.each([
    ['an answer', async () => Response.json({ ok: true }), true],
    ['a refusal', async () => Response.json(refusal, { status: 404 }), true],
    ['no server', async () => Promise.reject(new TypeError('Failed to fetch')), false],
    ['a proxy without its server', async () => new Response('Bad Gateway', { status: 502 }), false],
    ['the page of another network', async () => new Response('<h1>Log in</h1>'), false],
  ])('is called with whether the server answered: %s', async (_, fetch, answered) => {
    vi.stubGlobal('fetch', fetch);
    const calls: boolean[] = [];
    const stop = watchRequests((answered) => calls.push(answered));
    await apiRequest('http://127.0.0.1', '/games', {}).catch(() => undefined);
    stop();
    await apiRequest('http://127.0.0.1', '/games', {}).catch(() => undefined);
    expect(calls).toEqual([answered]);
  });
});
