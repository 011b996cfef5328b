import type { Kysely } from 'kysely';
import { now } from './matches.js';
import type { Tables } from './schema.js';
import type { Database } from './store.js';

/** Mail addresses that somebody gave for a seat, and whose owners have not confirmed it yet: one for each seat. */

export interface StoredMailConfirmation {
  readonly tokenHash: string;
  readonly email: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Replaces an earlier one of the seat. Those that have expired go on the occasion. */
export async function putConfirmation(
  tx: Kysely<Tables>,
  match: number,
  seat: string,
  { tokenHash, email, expires }: StoredMailConfirmation,
): Promise<void> {
  await tx.deleteFrom('mail_confirmations').where('expires', '<=', now()).execute();
  const values = { token_hash: tokenHash, email, expires };
  await tx
    .insertInto('mail_confirmations')
    .values({ match, seat, ...values })
    .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet(values))
    .execute();
}

export async function dropConfirmation(tx: Kysely<Tables>, match: number, seat: string): Promise<void> {
  await tx.deleteFrom('mail_confirmations').where('match', '=', match).where('seat', '=', seat).execute();
}

/** Those of all seats that an account holds. */
export async function dropConfirmationsOf(tx: Kysely<Tables>, account: number): Promise<void> {
  await tx
    .deleteFrom('mail_confirmations')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.match', '=', 'mail_confirmations.match')
          .whereRef('seats.seat', '=', 'mail_confirmations.seat')
          .where('seats.account', '=', account),
      ),
    )
    .execute();
}

/** A rematch takes them along with its seats: the same letter confirms both. */
export async function copyConfirmations(tx: Kysely<Tables>, match: number, rematch: string): Promise<void> {
  await tx
    .insertInto('mail_confirmations')
    .columns(['match', 'seat', 'token_hash', 'email', 'expires'])
    .expression((eb) =>
      eb
        .selectFrom('mail_confirmations as old')
        .innerJoin('matches', (join) => join.on('matches.id', '=', rematch))
        .select(['matches.pk', 'old.seat', 'old.token_hash', 'old.email', 'old.expires'])
        .where('old.match', '=', match),
    )
    .execute();
}

export const isConfirmationPending = async ({ db }: Database, match: number, seat: string): Promise<boolean> =>
  (await db
    .selectFrom('mail_confirmations')
    .select('seat')
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('expires', '>', now())
    .executeTakeFirst()) !== undefined;

/** From here on notices go to the address. Returns the matches of its seats; none if the secret is unknown, used or old. */
export const confirmMail = (store: Database, tokenHash: string): Promise<readonly number[]> =>
  store.db.transaction().execute(async (tx) => {
    const confirmed = await tx
      .deleteFrom('mail_confirmations')
      .where('token_hash', '=', tokenHash)
      .where('expires', '>', now())
      .returning(['match', 'seat', 'email'])
      .execute();
    for (const { match, seat, email } of confirmed) {
      await tx.updateTable('seats').set({ email }).where('match', '=', match).where('seat', '=', seat).execute();
      await store.news(tx, match);
    }
    return confirmed.map(({ match }) => match);
  });
