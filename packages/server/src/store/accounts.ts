import { now } from './matches.js';
import type { Database } from './store.js';

/** Accounts and who is logged in. Of passwords and secrets only hashes are kept. */

export interface StoredAccount {
  readonly pk: number;
  readonly name: string;
  readonly password: string;
}

export interface Session {
  readonly tokenHash: string;
  readonly account: number;
  readonly expires: number;
  /** A pass: it opens this seat only. */
  readonly match?: number;
  readonly seat?: string;
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

/** Those that have expired go on the occasion. */
export async function addSession({ db }: Database, session: Session): Promise<void> {
  const { tokenHash, account, expires, match = null, seat = null } = session;
  await db.deleteFrom('sessions').where('expires', '<=', now()).execute();
  await db.insertInto('sessions').values({ token_hash: tokenHash, account, expires, match, seat }).execute();
}

/** Whose session it is, if it is one and not a pass. */
export const accountOf = ({ db }: Database, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.pk', 'sessions.account')
    .select(['accounts.pk', 'accounts.name', 'accounts.password'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.match', 'is', null)
    .where('sessions.expires', '>', now())
    .executeTakeFirst();

/** The seat that a pass opens, as long as its account holds the seat. */
export async function seatOfPass({ db }: Database, match: number, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('seats', (join) =>
      join
        .onRef('seats.match', '=', 'sessions.match')
        .onRef('seats.seat', '=', 'sessions.seat')
        .onRef('seats.account', '=', 'sessions.account'),
    )
    .select('seats.seat')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.match', '=', match)
    .where('sessions.expires', '>', now())
    .executeTakeFirst();
  return row?.seat;
}

export async function endSession({ db }: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}
