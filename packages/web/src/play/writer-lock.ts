/**
 * One page at a time plays a local game. A Web Lock says which: the browser frees it when its page is gone, however that
 * went. Where there are none (an address without https, old browsers) the page that was opened last plays, and the
 * guard on the shelf keeps any other from storing anything.
 */
export interface WriterLock {
  /** Whether this page plays the game. */
  acquire(): Promise<boolean>;
  /** This page plays it, whoever did before. */
  steal(): Promise<void>;
  release(): void;
}

export interface WriterLockEvents {
  /** The lock became free and is now held here. */
  readonly onGranted: () => void;
  /** Another page took it. */
  readonly onLost: () => void;
}

/** A page that is being left may hold the lock for a moment after the next one has begun: for so long it is waited for. */
const LEAVING_MS = 5000;

const NO_LOCK: WriterLock = {
  acquire: async () => true,
  steal: async () => undefined,
  release: () => undefined,
};

export function writerLock(id: string, { onGranted, onLost }: WriterLockEvents): WriterLock {
  // Not in insecure contexts, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return NO_LOCK;
  const name = `sandtable-game-${id}`;
  /** Frees the lock, while it is held here. */
  let letGo: (() => void) | undefined;
  let waiting: AbortController | undefined;

  /** Asks for the lock; resolves to whether it was granted, and holds it until it is let go or stolen. */
  const ask = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      let isHeld = false;
      locks
        .request(name, options, (lock) => {
          if (!lock) return resolve(false);
          isHeld = true;
          return new Promise<void>((done) => {
            letGo = done;
            resolve(true);
          });
        })
        .catch(() => {
          // Stolen by another page, or no longer waited for.
          if (!isHeld) return resolve(false);
          letGo = undefined;
          onLost();
        });
    });
  const stopWaiting = (): void => {
    waiting?.abort();
    waiting = undefined;
  };
  const free = (): void => {
    stopWaiting();
    letGo?.();
    letGo = undefined;
  };
  const waitAWhile = (): void => {
    stopWaiting();
    const mine = new AbortController();
    waiting = mine;
    setTimeout(() => mine.abort(), LEAVING_MS);
    void ask({ signal: mine.signal }).then((granted) => {
      if (granted) onGranted();
    });
  };

  // Whoever looks at this page after the other one was closed can play at once.
  const onShown = (): void => {
    if (document.visibilityState !== 'visible' || letGo) return;
    void ask({ ifAvailable: true }).then((granted) => {
      if (granted) onGranted();
    });
  };
  const onLeaving = (): void => {
    const held = letGo !== undefined;
    free();
    if (held) onLost();
  };
  document.addEventListener('visibilitychange', onShown);
  window.addEventListener('pageshow', onShown);
  window.addEventListener('pagehide', onLeaving);

  return {
    async acquire() {
      if (await ask({ ifAvailable: true })) return true;
      waitAWhile();
      return false;
    },
    async steal() {
      stopWaiting();
      if (!letGo) await ask({ steal: true });
    },
    release() {
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('pageshow', onShown);
      window.removeEventListener('pagehide', onLeaving);
      free();
    },
  };
}
