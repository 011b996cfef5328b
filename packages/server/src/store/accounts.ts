import { type Kysely, sql } from 'kysely';
import { dropConfirmationsOf } from './mail-confirmations.js';
import { now } from './matches.js';
import type { Tables } from './schema.js';
import type { Database } from './store.js';

/** Accounts and sessions. Only hashes of passwords and secrets are stored. */

export interface StoredAccount {
  readonly pk: number;
  readonly name: string;
  readonly password: string;
}

export interface StoredSession {
  readonly tokenHash: string;
  readonly expires: number;
  /** Set for a pass, which opens only this seat. */
  readonly match?: number;
  readonly seat?: string;
  /** The hash of the session that made the pass. The pass ends with that session. */
  readonly session?: string;
}

/** Undefined if the name is taken. */
export const createAccount = (
  { db }: Database,
  { name, handle, password }: { readonly name: string; readonly handle: string; readonly password: string },
): Promise<StoredAccount | undefined> =>
  db
    .insertInto('accounts')
    .values({ name, handle, password, created: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['pk', 'name', 'password'])
    .executeTakeFirst();

export const findAccount = ({ db }: Database, handle: string): Promise<StoredAccount | undefined> =>
  db.selectFrom('accounts').select(['pk', 'name', 'password']).where('handle', '=', handle).executeTakeFirst();

/**
 * Sets the password, perhaps to its present value. Either way this locks the account until the transaction ends. Returns
 * false if the account was deleted or its password changed since it was read.
 */
export async function holdAccount(
  tx: Kysely<Tables>,
  { pk, password }: StoredAccount,
  newPassword = password,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ password: newPassword })
    .where('pk', '=', pk)
    .where('password', '=', password)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const insertSession = (tx: Kysely<Tables>, account: StoredAccount, session: StoredSession) => {
  const { tokenHash, expires, match = null, seat = null, session: madeIn = null } = session;
  return tx
    .insertInto('sessions')
    .values({ token_hash: tokenHash, account: account.pk, expires, match, seat, session: madeIn })
    .execute();
};

/** Also removes expired sessions. Returns false if the account has changed since it was read. */
export const addSession = ({ db }: Database, account: StoredAccount, session: StoredSession): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sessions').where('expires', '<=', now()).execute();
    if (!(await holdAccount(tx, account))) return false;
    await insertSession(tx, account, session);
    return true;
  });

/** Ends every session and pass except the new session. Returns false if the account has changed since it was read. */
export const changePassword = (
  store: Database,
  account: StoredAccount,
  newPassword: string,
  session: StoredSession,
): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, account, newPassword))) return false;
    await endAll(store, tx, account.pk);
    await insertSession(tx, account, session);
    return true;
  });

/**
 * Deletes an account with its sessions, passes and passkeys. Its seats stay, without the account's name and the addresses
 * of notices. Returns the matches of those seats; undefined if the account has changed since it was read.
 */
export const deleteAccount = (store: Database, account: StoredAccount): Promise<readonly number[] | undefined> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, account))) return undefined;
    await dropConfirmationsOf(tx, account.pk);
    const seats = await tx
      .updateTable('seats')
      .set((eb) => ({
        account: null,
        webhook: null,
        email: null,
        name: eb.fn('nullif', ['name', eb.val(account.name)]),
      }))
      .where('account', '=', account.pk)
      .returning('match')
      .execute();
    await endAll(store, tx, account.pk);
    await tx.deleteFrom('passkeys').where('account', '=', account.pk).execute();
    await tx.deleteFrom('accounts').where('pk', '=', account.pk).execute();
    const matches = [...new Set(seats.map(({ match }) => match))];
    for (const match of matches) await store.news(tx, match);
    return matches;
  });

/** The account of a session; undefined for a pass. */
export const accountOf = ({ db }: Database, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.pk', 'sessions.account')
    .select(['accounts.pk', 'accounts.name', 'accounts.password'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.match', 'is', null)
    .where('sessions.expires', '>', now())
    .executeTakeFirst();

/** A pass, and the match that it was used for: its own or a rematch. */
export interface OpenPass {
  readonly tokenHash: string;
  readonly account: number;
  readonly match: number;
  readonly seat: string;
  readonly expires: number;
}

/** The pass that opens a seat of its match and of the rematches, as long as its account holds the seat. */
export async function passOpening({ db }: Database, match: number, tokenHash: string): Promise<OpenPass | undefined> {
  const pass = await db
    .selectFrom('sessions')
    .innerJoin('seats', (join) =>
      join.onRef('seats.seat', '=', 'sessions.seat').onRef('seats.account', '=', 'sessions.account'),
    )
    .select(['sessions.match', 'sessions.account', 'sessions.expires', 'seats.seat'])
    .where('seats.match', '=', match)
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.match', '<=', match)
    .where('sessions.expires', '>', now())
    .executeTakeFirst();
  if (!pass) return undefined;
  const { rows } = await sql`
    with recursive line (pk, next) as (
      select pk, rematch from matches where pk = ${pass.match}
      union all select matches.pk, matches.rematch from matches join line on matches.id = line.next
    )
    select pk from line where pk = ${match}`.execute(db);
  const { account, seat, expires } = pass;
  return rows.length > 0 ? { tokenHash, account, match, seat, expires } : undefined;
}

/** Ends a session and the passes made in it. Returns the account. */
export const endSession = (store: Database, tokenHash: string): Promise<number | undefined> =>
  store.db.transaction().execute(async (tx) => {
    const [ended] = await tx
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('token_hash', '=', tokenHash), eb('session', '=', tokenHash)]))
      .returning('account')
      .execute();
    if (ended) await store.sessionsEnded(tx, ended.account);
    return ended?.account;
  });

/** Ends all sessions and passes. */
export const endSessions = (store: Database, account: number): Promise<void> =>
  store.db.transaction().execute((tx) => endAll(store, tx, account));

async function endAll(store: Database, tx: Kysely<Tables>, account: number): Promise<void> {
  await tx.deleteFrom('sessions').where('account', '=', account).execute();
  await store.sessionsEnded(tx, account);
}
