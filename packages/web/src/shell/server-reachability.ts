import { watchRequests } from '@sandtable/client';
import { useSyncExternalStore } from 'react';

/**
 * Whether the server can be reached. `navigator.onLine` can't answer that: it stays true while the server is down, and
 * in some browsers even for a page that was reloaded without a network. So a failed request or a lost connection only
 * triggers a probe, a cheap request that decides. No probes are sent while requests succeed or while the page is hidden.
 */
export interface ServerReachability {
  isReachable(): boolean;
  /** Calls the listener whenever `isReachable` changes. */
  subscribe(listener: () => void): () => void;
  /** Calls the listener when others should retry now: the server is back, or the user doesn't want to wait. */
  onRetry(listener: () => void): () => void;
  /** A request failed. Finds out whether the server can be reached. */
  suspect(): void;
  /** Sends a probe, and resolves once the server has answered this or a later one. */
  answered(): Promise<void>;
  /** The server answered a request. */
  confirm(): void;
  /** Retries at once and starts over with short delays. */
  retryNow(): void;
  /** The page was shown or hidden. */
  visibilityChanged(): void;
}

export interface ReachabilityOptions {
  /** Resolves to whether the server answered. */
  readonly probe: () => Promise<boolean>;
  /** Calls back after the delay. Returns a function that cancels the call. */
  readonly schedule: (callback: () => void, delayMs: number) => () => void;
  readonly isVisible: () => boolean;
  /** From 0 to 1. Spreads the retries of clients that lost the same server. */
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
  /** The probe under way. If another request is answered first, its outcome is ignored. */
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
  const sendProbe = (): void => {
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
    cancelTimer = schedule(sendProbe, delayMs * (0.5 + random() / 2));
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
      // While the server can't be reached, the next retry is already scheduled.
      if (reachable) sendProbe();
    },
    answered: () =>
      new Promise((resolve) => {
        whenAnswered.push(resolve);
        sendProbe();
      }),
    confirm: () => settle(true),
    retryNow() {
      failures = 0;
      sendProbe();
      callAll(retryListeners);
    },
    visibilityChanged() {
      cancelTimer();
      // What was known before the page was hidden may no longer be true.
      sendProbe();
    },
  };
}

/** A server that takes longer to answer counts as unreachable. */
const PROBE_TIMEOUT_MS = 5000;

async function probeServer(): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
  // A captive portal, such as a hotel's login page, answers every request with its own page.
  return response.ok && ((await response.json()) as { readonly ok?: unknown }).ok === true;
}

export const serverReachability = createReachability({
  probe: probeServer,
  schedule(callback, delayMs) {
    const timer = setTimeout(callback, delayMs);
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
