/**
 * Slows down guessing: after a few wrong passwords, every further attempt by the same address at the same name has to
 * wait twice as long as the last. Nobody else waits, so a stranger can't lock the owner out.
 */
export interface LoginAttempts {
  /** How long this address must wait before it may try this name; 0 if it may try now. */
  waitMs(address: string, name: string): number;
  failed(address: string, name: string): void;
  succeeded(address: string, name: string): void;
}

const FREE_ATTEMPTS = 5;
const FIRST_WAIT_MS = 1000;
export const MAX_WAIT_MS = 15 * 60_000;
/** Above this number, the pairs that failed longest ago are forgotten. */
const MAX_PAIRS = 10_000;

export function loginAttempts(clock: () => number = Date.now): LoginAttempts {
  const failures = new Map<string, { readonly count: number; readonly waitUntil: number }>();
  const pair = (address: string, name: string): string => `${address} ${name}`;
  return {
    waitMs: (address, name) => Math.max(0, (failures.get(pair(address, name))?.waitUntil ?? 0) - clock()),
    failed(address, name) {
      const key = pair(address, name);
      const count = (failures.get(key)?.count ?? 0) + 1;
      const waitMs = count < FREE_ATTEMPTS ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - FREE_ATTEMPTS));
      // Inserted last: the map's order is the order of the last failures.
      failures.delete(key);
      failures.set(key, { count, waitUntil: clock() + waitMs });
      const [oldest] = failures.keys();
      if (failures.size > MAX_PAIRS && oldest !== undefined) failures.delete(oldest);
    },
    succeeded(address, name) {
      failures.delete(pair(address, name));
    },
  };
}
