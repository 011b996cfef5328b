import { describe, expect, it } from 'vitest';
import { createReachability, FIRST_RETRY_DELAY_MS, MAX_RETRY_DELAY_MS } from './server-reachability.js';

/** A store with a server, a clock and a page that the test controls. */
function setUp() {
  const probes: ((answered: boolean) => void)[] = [];
  const delays: number[] = [];
  let timer: (() => void) | undefined;
  let visible = true;
  const store = createReachability({
    probe: () => new Promise((resolve) => probes.push(resolve)),
    schedule(call, delayMs) {
      delays.push(delayMs);
      timer = call;
      return () => {
        if (timer === call) timer = undefined;
      };
    },
    isVisible: () => visible,
    random: () => 1,
  });
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.isReachable() ? 'reachable' : 'unreachable'));
  store.onRetry(() => seen.push('retry'));
  return {
    store,
    seen,
    delays,
    probes: () => probes.length,
    isWaiting: () => timer !== undefined,
    /** Answers the newest probe, or lets it fail. */
    async answer(answered: boolean) {
      probes.at(-1)?.(answered);
      await Promise.resolve();
      await Promise.resolve();
    },
    fireTimer() {
      const call = timer;
      timer = undefined;
      call?.();
    },
    show(shown: boolean) {
      visible = shown;
      store.visibilityChanged();
    },
  };
}

describe('whether the server can be reached', () => {
  it('sends no probe while requests succeed', () => {
    const { store, probes, isWaiting } = setUp();
    store.confirm();
    expect([store.isReachable(), probes(), isWaiting()]).toEqual([true, 0, false]);
  });

  it('is probed once after a failure, and nothing changes if the server answers', async () => {
    const { store, seen, probes, isWaiting, answer } = setUp();
    store.suspect();
    store.suspect();
    expect([store.isReachable(), probes()]).toEqual([true, 1]);
    await answer(true);
    expect([store.isReachable(), seen, isWaiting()]).toEqual([true, [], false]);
  });

  it('is probed at growing intervals until the server is back', async () => {
    const { store, seen, delays, isWaiting, answer, fireTimer } = setUp();
    store.suspect();
    for (let i = 0; i < 8; i++) {
      await answer(false);
      fireTimer();
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1000));
    expect([delays[0], delays.at(-1)]).toEqual([FIRST_RETRY_DELAY_MS, MAX_RETRY_DELAY_MS]);
    await answer(true);
    expect([seen, isWaiting()]).toEqual([['unreachable', 'reachable', 'retry'], false]);
  });

  it('is settled by any answer of the server, and a probe that fails later does not count', async () => {
    const { store, seen, answer, isWaiting } = setUp();
    store.suspect();
    store.confirm();
    await answer(false);
    expect([store.isReachable(), seen, isWaiting()]).toEqual([true, [], false]);
  });

  it('is not probed while the page is hidden, and once when it is shown again', async () => {
    const { store, probes, isWaiting, answer, show } = setUp();
    store.suspect();
    await answer(false);
    show(false);
    expect(isWaiting()).toBe(false);
    show(true);
    expect(probes()).toBe(2);
    show(false);
    await answer(false);
    expect(isWaiting()).toBe(false);
    store.suspect();
    expect(probes()).toBe(2);
  });

  it('is probed at once when the browser reports a network again', async () => {
    const { store, seen, delays, probes, answer, fireTimer } = setUp();
    store.suspect();
    await answer(false);
    fireTimer();
    await answer(false);
    store.retryNow();
    expect([probes(), seen]).toEqual([3, ['unreachable', 'retry']]);
    await answer(false);
    expect(delays).toEqual([1000, 2000, 1000]);
  });

  it('lets a caller wait for the next answer', async () => {
    const { store, answer, fireTimer } = setUp();
    const answered = store.answered();
    await answer(false);
    fireTimer();
    await answer(true);
    await answered;
    expect(store.isReachable()).toBe(true);
  });
});
