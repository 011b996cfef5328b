import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, type ConnectionOptions, connect, type Socket } from './connection.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a server does with a connection: nothing listens there, it closes it after opening, or it lets the client in. */
type Reception = 'refuses' | 'turnsAway' | 'letsIn';

const OPTIONS: Omit<ConnectionOptions, 'openSocket'> = {
  firstRetryDelayMs: 100,
  quickRetries: 3,
  maxRetryDelayMs: 1000,
  pingAfterMs: 1_000_000,
};

/** A client of such a server, and the delays between its attempts to connect. */
function clientOf(reception: () => Reception) {
  const attempts: number[] = [];
  let drop: () => void = () => {};
  const openSocket = (): Socket => {
    attempts.push(Date.now());
    if (reception() === 'refuses') throw new Error('nothing listens there');
    const listeners = new Map<string, (event: { readonly data: unknown }) => void>();
    drop = () => listeners.get('close')?.({ data: undefined });
    setTimeout(() => listeners.get('open')?.({ data: undefined }), 0);
    return {
      addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) => {
        listeners.set(type, listener);
      },
      send: () => {},
      close: () => {},
    };
  };
  const connection: Connection = connect(
    'ws://server',
    {
      onOpen: () => (reception() === 'letsIn' ? connection.resetBackoff() : drop()),
      onMessage: () => {},
      onLost: () => {},
    },
    { ...OPTIONS, openSocket },
  );
  const untilAttempt = async (count: number): Promise<void> => {
    while (attempts.length < count) await vi.advanceTimersByTimeAsync(1);
  };
  const delays = () => attempts.slice(1).map((at, i) => at - attempts[i]);
  return { connection, drop: () => drop(), untilAttempt, delays };
}

/** Timers of the tests count whole milliseconds, and a chance of 1 never comes up. */
const withoutChance = () => vi.spyOn(Math, 'random').mockReturnValue(1);

describe('a connection', () => {
  it('retries quickly while nothing listens, then ever more slowly up to the limit', async () => {
    withoutChance();
    const { connection, untilAttempt, delays } = clientOf(() => 'refuses');
    await untilAttempt(10);
    connection.close();
    expect(delays()).toEqual([100, 100, 100, 100, 200, 400, 800, 1000, 1000]);
  });

  it('retries quickly again once it was let in', async () => {
    withoutChance();
    let reception: Reception = 'refuses';
    const { connection, drop, untilAttempt, delays } = clientOf(() => reception);
    await untilAttempt(8);
    reception = 'letsIn';
    await untilAttempt(9);
    // It is let in when the socket opens.
    await vi.advanceTimersByTimeAsync(1);
    reception = 'refuses';
    drop();
    await untilAttempt(15);
    connection.close();
    // From the first retry after the loss on.
    expect(delays().slice(9)).toEqual([100, 100, 100, 200, 400]);
  });

  it('leaves a server more time at once that accepts connections and lets nobody in', async () => {
    withoutChance();
    const { connection, untilAttempt, delays } = clientOf(() => 'turnsAway');
    await untilAttempt(6);
    connection.close();
    const [first, ...others] = delays();
    expect(first).toBeLessThan(110);
    for (const [i, delay] of others.entries()) expect(delay).toBeGreaterThanOrEqual(Math.min(1000, 100 * 2 ** (i + 1)));
  });

  it('spreads the retries of many clients by chance', async () => {
    const { connection, untilAttempt, delays } = clientOf(() => 'refuses');
    await untilAttempt(5);
    connection.close();
    expect(new Set(delays()).size).toBeGreaterThan(1);
    for (const delay of delays()) {
      expect(delay).toBeGreaterThanOrEqual(49);
      expect(delay).toBeLessThanOrEqual(101);
    }
  });
});
