import type { ClientError } from './errors.js';

export interface ChangeListeners {
  /** Returns a function that removes the listener. */
  add(listener: () => void): () => void;
  notify(): void;
  /** Resolves with the first value that `test` finds, now or after a change. Rejects if the client is closed before. */
  until<T>(test: () => T | undefined | null, closed: () => ClientError | undefined): Promise<T>;
}

export function changeListeners(): ChangeListeners {
  const listeners = new Set<() => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of [...listeners]) listener();
    },
    until: (test, closed) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const found = test();
          if (found === undefined || found === null) {
            const reason = closed();
            if (!reason) return;
            reject(reason);
          } else resolve(found);
          listeners.delete(check);
        };
        listeners.add(check);
        check();
      }),
  };
}
