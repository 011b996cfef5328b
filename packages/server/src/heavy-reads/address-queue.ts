import { RefusedError } from '../matches/live-match.js';
import type { WorkBudgets } from './work-budget.js';

/** The sender of an expensive request. */
export interface Requester {
  /** The network address that is charged for it (limits.ts, `household`). */
  readonly address: string;
  /** Whether the sender no longer waits for the result. */
  gone(): boolean;
}

/** A result, and what it cost in milliseconds of processor time. */
export interface TimedResult<T> {
  readonly value: T;
  readonly costMs: number;
}

export interface AddressQueueOptions {
  readonly budgets: WorkBudgets;
  /** How many requests of one address may wait, besides the one in flight. */
  readonly maxWaiting: number;
  /** How many requests of all addresses are in flight at most. */
  readonly maxInFlight?: number;
}

export interface AddressQueue {
  /** Runs the work when it is this address's turn. Refuses with `busy` if too many requests of the address wait already. */
  run<T>(requester: Requester, work: () => Promise<TimedResult<T>>): Promise<T>;
  /** Refuses all waiting and later requests. */
  close(): void;
}

interface Waiting {
  readonly requester: Requester;
  /** Never rejects. */
  readonly start: () => Promise<void>;
  readonly reject: (error: Error) => void;
}

interface Line {
  waiting: Waiting[];
  inFlight: boolean;
  pause: NodeJS.Timeout | undefined;
}

/** The thread switches between requests, so that a long one doesn't hold up a short one. */
const MAX_IN_FLIGHT = 8;

/** A timer can't be set for more than 24 days, so long waits are split. */
const MAX_PAUSE_MS = 60_000;

const CLOSED = 'the server is going down';

/** Nobody reads this error: the sender has gone. */
const unwanted = (): RefusedError => new RefusedError('busy', 'Nobody waits for this any more.');

/**
 * Queues expensive requests: one in flight per address, a short queue for each address, and addresses in turn. An address
 * that has used up its budget waits until it refills.
 */
export function addressQueue({ budgets, maxWaiting, maxInFlight = MAX_IN_FLIGHT }: AddressQueueOptions): AddressQueue {
  /** In the order of the addresses' next turns. */
  const lines = new Map<string, Line>();
  let inFlight = 0;
  let closed = false;

  /** The first request of an address whose sender still waits for it. */
  const nextOf = ({ waiting }: Line): Waiting | undefined => {
    for (;;) {
      const first = waiting.shift();
      if (!first?.requester.gone()) return first;
      first.reject(unwanted());
    }
  };

  const dropUnwanted = (line: Line): void => {
    const dropped = line.waiting.filter(({ requester }) => requester.gone());
    line.waiting = line.waiting.filter(({ requester }) => !requester.gone());
    for (const { reject } of dropped) reject(unwanted());
  };

  const startNext = (address: string, line: Line): void => {
    if (line.inFlight || line.pause) return;
    const pauseMs = budgets.waitMs(address);
    if (pauseMs > 0) {
      line.pause = setTimeout(
        () => {
          line.pause = undefined;
          startAll();
        },
        Math.min(pauseMs, MAX_PAUSE_MS),
      ).unref();
      return;
    }
    const next = nextOf(line);
    if (!next) {
      lines.delete(address);
      return;
    }
    line.inFlight = true;
    inFlight++;
    void next.start().then(() => {
      line.inFlight = false;
      inFlight--;
      // The other addresses have their turn first.
      if (lines.delete(address)) lines.set(address, line);
      startAll();
    });
  };

  const startAll = (): void => {
    for (const [address, line] of [...lines]) {
      if (closed || inFlight >= maxInFlight) return;
      startNext(address, line);
    }
  };

  return {
    run<T>(requester: Requester, work: () => Promise<TimedResult<T>>): Promise<T> {
      const { address } = requester;
      return new Promise<T>((resolve, reject) => {
        if (closed) return reject(new Error(CLOSED));
        const line: Line = lines.get(address) ?? { waiting: [], inFlight: false, pause: undefined };
        if (line.waiting.length >= maxWaiting) dropUnwanted(line);
        if (line.waiting.length >= maxWaiting) {
          const text = `${maxWaiting} requests from your network are waiting already. Wait a moment and try again.`;
          return reject(new RefusedError('busy', text));
        }
        const start = async (): Promise<void> => {
          try {
            const { value, costMs } = await work();
            budgets.charge(address, costMs);
            resolve(value);
          } catch (error) {
            budgets.charge(address, 1);
            reject(error);
          }
        };
        line.waiting.push({ requester, start, reject });
        lines.set(address, line);
        startAll();
      });
    },
    close() {
      closed = true;
      for (const { waiting, pause } of lines.values()) {
        clearTimeout(pause);
        for (const { reject } of waiting.splice(0)) reject(new Error(CLOSED));
      }
      lines.clear();
    },
  };
}
