import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { loginAttempts } from './login-attempts.js';
import {
  accountOf,
  addSession,
  changePassword,
  createAccount,
  deleteAccount,
  endSession,
  endSessions,
  findAccount,
  type StoredAccount,
} from './store/accounts.js';
import { now } from './store/matches.js';
import { claimSeat } from './store/seats.js';
import type { Database } from './store/store.js';
import { newToken, sha256 } from './tokens.js';

/** A name and a password that collect somebody's matches. Nobody needs one to play. */
export interface Accounts {
  /** Undefined if the name is taken. */
  create(name: string, password: string): Promise<Account | undefined>;
  logIn(address: string, name: string, password: string): Promise<StartedSession | LoginRefusal>;
  /** The account as it is now, if this is its password. */
  checkPassword(address: string, account: Account, password: string): Promise<Account | LoginRefusal>;
  /** All sessions and all passes of the account end; the person goes on with the new session. */
  changePassword(
    address: string,
    account: Account,
    password: string,
    newPassword: string,
  ): Promise<StartedSession | LoginRefusal>;
  /** With all that is kept of the person; the matches that their seats are in stay, and are returned. */
  delete(address: string, account: Account, password: string): Promise<readonly number[] | LoginRefusal>;
  /** The passes made in this session end with it. */
  logOut(token: string): Promise<void>;
  /** All sessions and all passes of the account end. */
  logOutEverywhere(account: Account): Promise<void>;
  /** Who is logged in with this secret. */
  of(token: string): Promise<Account | undefined>;
  /** False if the session has ended meanwhile. */
  claim(account: Account, match: number, seat: string): Promise<boolean>;
  /**
   * A secret that opens this seat of theirs, also in rematches, as a link carries it; `token` is the session's.
   * Undefined if the session has ended meanwhile.
   */
  pass(account: Account, token: string, match: number, seat: string): Promise<string | undefined>;
}

export type Account = StoredAccount;

/** `wrong` if the password is not this account's, or how long the address must wait before it may try again. */
export type LoginRefusal = 'wrong' | { readonly waitMs: number };

export interface StartedSession {
  readonly account: Account;
  readonly token: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

export const SESSION_SECONDS = 30 * 24 * 3600;

export const newSession = () => {
  const token = newToken();
  return { token, tokenHash: sha256(token), expires: now() + SESSION_SECONDS };
};

/** What scrypt costs, kept with every password so that it can be raised later: 32 MB and some 80 ms. */
const COST = { N: 2 ** 15, r: 8, p: 1 };
const KEY_LENGTH = 32;
const SALT_LENGTH = 16;

const derive = (password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> => {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
};

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost);
  const kept = Buffer.from(key, 'base64');
  return kept.length === derived.length && timingSafeEqual(kept, derived);
}

/** Names that look alike to a reader are one name. */
const handleOf = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export const isAccount = (found: Account | LoginRefusal): found is Account => found !== 'wrong' && 'pk' in found;

/** `sessionsEnded` is called with an account once sessions or passes of it have ended. */
export function accountsOf(store: Database, sessionsEnded: (account: number) => Promise<void>): Accounts {
  const attempts = loginAttempts();
  /** Who guesses names waits as long as who guesses passwords. */
  let nobody: Promise<string> | undefined;

  /** The account, if this is its password. */
  const check = async (address: string, name: string, password: string): Promise<Account | LoginRefusal> => {
    const handle = handleOf(name);
    const waitMs = attempts.waitMs(address, handle);
    if (waitMs > 0) return { waitMs };
    // Counted before the slow check, so that attempts at the same time count too.
    attempts.failed(address, handle);
    const account = await findAccount(store, handle);
    nobody ??= hashPassword(newToken());
    const matches = await isPassword(password, account?.password ?? (await nobody));
    if (!account || !matches) return 'wrong';
    attempts.succeeded(address, handle);
    return account;
  };

  return {
    async create(name, password) {
      const hash = await hashPassword(password);
      return createAccount(store, { name: name.trim(), handle: handleOf(name), password: hash });
    },
    async logIn(address, name, password) {
      const account = await check(address, name, password);
      if (!isAccount(account)) return account;
      const session = newSession();
      return (await addSession(store, account, session)) ? { account, ...session } : 'wrong';
    },
    checkPassword: (address, { name }, password) => check(address, name, password),
    async changePassword(address, { name }, password, newPassword) {
      const account = await check(address, name, password);
      if (!isAccount(account)) return account;
      const session = newSession();
      const isChanged = await changePassword(store, account, await hashPassword(newPassword), session);
      if (!isChanged) return 'wrong';
      await sessionsEnded(account.pk);
      return { account, ...session };
    },
    async delete(address, { name }, password) {
      const account = await check(address, name, password);
      if (!isAccount(account)) return account;
      const matches = await deleteAccount(store, account);
      await sessionsEnded(account.pk);
      return matches ?? 'wrong';
    },
    async logOut(token) {
      const account = await endSession(store, sha256(token));
      if (account !== undefined) await sessionsEnded(account);
    },
    async logOutEverywhere({ pk }) {
      await endSessions(store, pk);
      await sessionsEnded(pk);
    },
    of: (token) => accountOf(store, sha256(token)),
    claim: (account, match, seat) => claimSeat(store, match, seat, account),
    async pass(account, token, match, seat) {
      const session = newSession();
      const isAdded = await addSession(store, account, { ...session, match, seat, session: sha256(token) });
      return isAdded ? session.token : undefined;
    },
  };
}
