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

/** Accounts: a name and a password under which a person's matches are collected. Nobody needs one to play. */
export interface Accounts {
  /** Undefined if the name is taken. */
  create(name: string, password: string): Promise<Account | undefined>;
  logIn(address: string, name: string, password: string): Promise<StartedSession | LoginRefusal>;
  /** The account as it is now, if this is its password. */
  checkPassword(address: string, account: Account, password: string): Promise<Account | LoginRefusal>;
  /** Ends all sessions and passes of the account and opens a new session. */
  changePassword(
    address: string,
    account: Account,
    password: string,
    newPassword: string,
  ): Promise<StartedSession | LoginRefusal>;
  /** Deletes everything stored about the person. Matches with their seats stay; returns these. */
  delete(address: string, account: Account, password: string): Promise<readonly number[] | LoginRefusal>;
  /** The passes made in this session end with it. */
  logOut(token: string): Promise<void>;
  /** Ends all sessions and passes of the account. */
  logOutEverywhere(account: Account): Promise<void>;
  /** The account that is logged in with this token. */
  of(token: string): Promise<Account | undefined>;
  /** False if the session has ended meanwhile. */
  claim(account: Account, match: number, seat: string): Promise<boolean>;
  /**
   * A token that opens this seat of theirs, also in rematches, like the one in a link; `token` is the session's.
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

/** The parameters of scrypt beside its cost N. */
const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const KEY_LENGTH = 32;
const SALT_LENGTH = 16;

interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const derive = (password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> => {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
};

/** `cost`: the N of scrypt. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const key = await derive(password, salt, { N: cost, r: BLOCK_SIZE, p: PARALLELISM });
  return ['scrypt', cost, BLOCK_SIZE, PARALLELISM, salt.toString('base64'), key.toString('base64')].join('$');
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost);
  const expected = Buffer.from(key, 'base64');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** Names that differ only in case, spacing or Unicode form are the same account. */
const handleOf = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export const isAccount = (found: Account | LoginRefusal): found is Account => found !== 'wrong' && 'pk' in found;

export interface AccountsOptions {
  readonly store: Database;
  /** The N of scrypt for new passwords. */
  readonly passwordCost: number;
  /** Called with an account after sessions or passes of it have ended. */
  readonly sessionsEnded: (account: number) => Promise<void>;
}

export function accountsOf({ store, passwordCost, sessionsEnded }: AccountsOptions): Accounts {
  const attempts = loginAttempts();
  /** Checked for unknown names, so that a wrong name takes as long as a wrong password. */
  let decoyHash: Promise<string> | undefined;

  /** The account, if this is its password. */
  const check = async (address: string, name: string, password: string): Promise<Account | LoginRefusal> => {
    const handle = handleOf(name);
    const waitMs = attempts.waitMs(address, handle);
    if (waitMs > 0) return { waitMs };
    // Counted before the slow check, so that simultaneous attempts count too.
    attempts.failed(address, handle);
    const account = await findAccount(store, handle);
    decoyHash ??= hashPassword(newToken(), passwordCost);
    const matches = await isPassword(password, account?.password ?? (await decoyHash));
    if (!account || !matches) return 'wrong';
    attempts.succeeded(address, handle);
    return account;
  };

  return {
    async create(name, password) {
      const hash = await hashPassword(password, passwordCost);
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
      const isChanged = await changePassword(store, account, await hashPassword(newPassword, passwordCost), session);
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
