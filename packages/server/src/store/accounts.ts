import { sql } from 'kysely';
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
  /** The hash of the session that a pass was made in: it ends with it. */
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

/** Those that have expired go on the occasion. */
export async function addSession({ db }: Database, session: Session): Promise<void> {
  const { tokenHash, account, expires, match = null, seat = null, session: madeIn = null } = session;
  await db.deleteFrom('sessions').where('expires', '<=', now()).execute();
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, account, expires, match, seat, session: madeIn })
    .execute();
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

/** The seat that a pass opens, in its match and in the rematches, as long as its account holds the seat. */
export async function seatOfPass({ db }: Database, match: number, tokenHash: string): Promise<string | undefined> {
  const pass = await db
    .selectFrom('sessions')
    .innerJoin('seats', (join) =>
      join.onRef('seats.seat', '=', 'sessions.seat').onRef('seats.account', '=', 'sessions.account'),
    )
    .select(['sessions.match', 'seats.seat'])
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
  return rows.length > 0 ? pass.seat : undefined;
}

/** With the passes that were made in it. */
export async function endSession({ db }: Database, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('token_hash', '=', tokenHash), eb('session', '=', tokenHash)]))
    .execute();
}

/** Everywhere, with all passes. */
export async function endSessions({ db }: Database, account: number): Promise<void> {
  await db.deleteFrom('sessions').where('account', '=', account).execute();
}
