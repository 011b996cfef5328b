/**
 * One page at a time plays a local game, the one that holds a Web Lock. The browser frees the lock when its page closes
 * or crashes. Without Web Locks (an address without https, old browsers) the page opened last plays, and the writer check
 * in game-storage.ts keeps other pages from storing anything.
 */
export interface WriterLock {
  /** Resolves to whether this page plays the game. */
  acquire(): Promise<boolean>;
  /** Takes the lock from any other page. */
  steal(): Promise<void>;
  release(): void;
}

export interface WriterLockEvents {
  /** The lock became free and is now held here. */
  readonly onGranted: () => void;
  /** Another page took it. */
  readonly onLost: () => void;
}

/** How long to wait for the lock, because a page that is being left may hold it briefly after the next one starts. */
const LOCK_WAIT_MS = 5000;

const NO_LOCK: WriterLock = {
  acquire: async () => true,
  steal: async () => undefined,
  release: () => undefined,
};

export function writerLock(id: string, { onGranted, onLost }: WriterLockEvents): WriterLock {
  // Undefined in insecure contexts, although the types say otherwise.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return NO_LOCK;
  const name = `sandtable-game-${id}`;
  /** Frees the lock; defined while this page holds it. */
  let releaseLock: (() => void) | undefined;
  let waiting: AbortController | undefined;

  /** Requests the lock and resolves to whether it was granted. Holds it until it is released or stolen. */
  const request = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      let isHeld = false;
      locks
        .request(name, options, (lock) => {
          if (!lock) return resolve(false);
          isHeld = true;
          return new Promise<void>((done) => {
            releaseLock = done;
            resolve(true);
          });
        })
        .catch(() => {
          // Another page stole the lock, or the wait was aborted.
          if (!isHeld) return resolve(false);
          releaseLock = undefined;
          onLost();
        });
    });
  const stopWaiting = (): void => {
    waiting?.abort();
    waiting = undefined;
  };
  const free = (): void => {
    stopWaiting();
    releaseLock?.();
    releaseLock = undefined;
  };
  const waitForLock = (): void => {
    stopWaiting();
    const controller = new AbortController();
    waiting = controller;
    setTimeout(() => controller.abort(), LOCK_WAIT_MS);
    void request({ signal: controller.signal }).then((granted) => {
      if (granted) onGranted();
    });
  };

  // After the other page was closed, this one can play as soon as it is visible.
  const onShown = (): void => {
    if (document.visibilityState !== 'visible' || releaseLock) return;
    void request({ ifAvailable: true }).then((granted) => {
      if (granted) onGranted();
    });
  };
  const onLeaving = (): void => {
    const wasHeld = releaseLock !== undefined;
    free();
    if (wasHeld) onLost();
  };
  document.addEventListener('visibilitychange', onShown);
  window.addEventListener('pageshow', onShown);
  window.addEventListener('pagehide', onLeaving);

  return {
    async acquire() {
      if (await request({ ifAvailable: true })) return true;
      waitForLock();
      return false;
    },
    async steal() {
      stopWaiting();
      if (!releaseLock) await request({ steal: true });
    },
    release() {
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('pageshow', onShown);
      window.removeEventListener('pagehide', onLeaving);
      free();
    },
  };
}
