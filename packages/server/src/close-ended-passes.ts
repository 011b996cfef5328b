import { type OpenPass, passOpening } from './store/accounts.js';
import { now } from './store/matches.js';
import type { Database } from './store/store.js';

/** Connections that joined by a pass. Each is cut off when its pass ends, in whichever process that happens. */
export interface PassWatch {
  /** Calls `ended` once the pass no longer opens its seat, perhaps at once. Returns the function that stops the watch. */
  watch(pass: OpenPass, ended: () => void): () => void;
  /** Sessions or passes of this account have ended. */
  sessionsEnded(account: number | 'all'): Promise<void>;
  /** A seat of this match may have another holder. */
  seatsChanged(match: number | 'all'): Promise<void>;
  close(): void;
}

interface Watched {
  readonly pass: OpenPass;
  readonly ended: () => void;
}

const EXPIRY_CHECK_MS = 60_000;

export function passWatchOf(store: Database, report: (error: unknown, what: string) => void): PassWatch {
  const watched = new Set<Watched>();

  const end = (one: Watched): void => {
    if (watched.delete(one)) one.ended();
  };
  const check = async (one: Watched): Promise<void> => {
    const { tokenHash, match } = one.pass;
    try {
      if (await passOpening(store, match, tokenHash)) return;
    } catch (error) {
      // If the check fails, the connection ends too: the client may reconnect and is checked then.
      report(error, 'pass');
    }
    end(one);
  };
  const checkThose = async (concerned: (pass: OpenPass) => boolean): Promise<void> => {
    await Promise.all([...watched].filter(({ pass }) => concerned(pass)).map(check));
  };
  const expiry = setInterval(() => {
    for (const one of watched) if (one.pass.expires <= now()) end(one);
  }, EXPIRY_CHECK_MS);
  expiry.unref();

  return {
    watch(pass, ended) {
      const one: Watched = { pass, ended };
      watched.add(one);
      // It may have ended between its check and now.
      void check(one);
      return () => {
        watched.delete(one);
      };
    },
    sessionsEnded: (account) => checkThose((pass) => account === 'all' || pass.account === account),
    seatsChanged: (match) => checkThose((pass) => match === 'all' || pass.match === match),
    close: () => clearInterval(expiry),
  };
}
