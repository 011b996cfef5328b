import { watchRequests } from '@sandtable/client';
import { useSyncExternalStore } from 'react';

/**
 * Whether the server can be reached. `navigator.onLine` can't answer that: it stays true while the server is down, and
 * some browsers say it of a page that was reloaded without a network. So a failed request or a lost connection only
 * raises a suspicion, and a cheap request settles it. Nothing is asked while all is well, nor while the page is hidden.
 */
export interface ServerReachability {
  isReachable(): boolean;
  /** Calls whenever `isReachable` changes. */
  subscribe(call: () => void): () => void;
  /** Calls when waiting for the next retry makes no sense any more: the server is back, or somebody won't wait. */
  onRetry(call: () => void): () => void;
  /** Something failed that would work with a server: finds out whether it is there. */
  suspect(): void;
  /** Asks, and resolves when the server has answered, now or after it was away. */
  answered(): Promise<void>;
  /** The server answered something. */
  confirm(): void;
  /** Retries at once and starts over with short delays. */
  retryNow(): void;
  /** The page was shown or hidden. */
  visibilityChanged(): void;
}

export interface ReachabilityOptions {
  /** Resolves to whether the server answered. */
  readonly probe: () => Promise<boolean>;
  /** Calls after the delay, unless what it returns is called before. */
  readonly schedule: (call: () => void, delayMs: number) => () => void;
  readonly isVisible: () => boolean;
  /** From 0 to 1: spreads the retries of everyone who lost the same server. */
  readonly random: () => number;
}

export const FIRST_RETRY_DELAY_MS = 1000;
export const MAX_RETRY_DELAY_MS = 30_000;

export function createReachability({ probe, schedule, isVisible, random }: ReachabilityOptions): ServerReachability {
  const subscribers = new Set<() => void>();
  const retryListeners = new Set<() => void>();
  let whenAnswered: (() => void)[] = [];
  let reachable = true;
  let failures = 0;
  /** The probe under way; an answer from elsewhere makes its outcome meaningless. */
  let current: object | undefined;
  let cancelTimer = (): void => undefined;

  const callAll = (calls: ReadonlySet<() => void>): void => {
    for (const call of [...calls]) call();
  };
  const settle = (answered: boolean): void => {
    current = undefined;
    cancelTimer();
    failures = answered ? 0 : failures + 1;
    const changed = answered !== reachable;
    reachable = answered;
    if (!answered) retryLater();
    if (changed) callAll(subscribers);
    if (!answered) return;
    if (changed) callAll(retryListeners);
    const calls = whenAnswered;
    whenAnswered = [];
    for (const call of calls) call();
  };
  const ask = (): void => {
    if (current || !isVisible()) return;
    cancelTimer();
    const mine = {};
    current = mine;
    const done = (answered: boolean) => {
      if (current === mine) settle(answered);
    };
    probe().then(done, () => done(false));
  };
  const retryLater = (): void => {
    if (!isVisible()) return;
    const delayMs = Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** (failures - 1));
    cancelTimer = schedule(ask, delayMs * (0.5 + random() / 2));
  };
  const on = (calls: Set<() => void>) => (call: () => void) => {
    calls.add(call);
    return () => {
      calls.delete(call);
    };
  };

  return {
    isReachable: () => reachable,
    subscribe: on(subscribers),
    onRetry: on(retryListeners),
    suspect() {
      // While the server is known to be away, the next retry is scheduled already.
      if (reachable) ask();
    },
    answered: () =>
      new Promise((resolve) => {
        whenAnswered.push(resolve);
        ask();
      }),
    confirm: () => settle(true),
    retryNow() {
      failures = 0;
      ask();
      callAll(retryListeners);
    },
    visibilityChanged() {
      cancelTimer();
      // Much may have happened while nobody looked: one question, whatever was known before.
      ask();
    },
  };
}

/** A server that doesn't answer within this time can't be played on. */
const PROBE_TIMEOUT_MS = 5000;

async function probeServer(): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
  // The login page of a hotel's network answers everything with a page of its own.
  return response.ok && ((await response.json()) as { readonly ok?: unknown }).ok === true;
}

export const serverReachability = createReachability({
  probe: probeServer,
  schedule(call, delayMs) {
    const timer = setTimeout(call, delayMs);
    return () => clearTimeout(timer);
  },
  isVisible: () => document.visibilityState === 'visible',
  random: Math.random,
});

/** Connects the store to the page; called once, when the page starts. */
export function watchServer(): void {
  watchRequests((answered) => (answered ? serverReachability.confirm() : serverReachability.suspect()));
  document.addEventListener('visibilitychange', serverReachability.visibilityChanged);
  window.addEventListener('online', serverReachability.retryNow);
  window.addEventListener('offline', serverReachability.suspect);
  // A page from a service worker may come from its cache; any other page came from the server just now.
  if (navigator.serviceWorker?.controller || !navigator.onLine) serverReachability.suspect();
}

export const useServerReachable = (): boolean =>
  useSyncExternalStore(serverReachability.subscribe, serverReachability.isReachable);
