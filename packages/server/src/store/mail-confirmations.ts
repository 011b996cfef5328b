import type { Kysely } from 'kysely';
import { now } from './matches.js';
import type { Tables } from './schema.js';
import type { Database } from './store.js';

/** Mail addresses for notices that their owners have not confirmed yet, at most one for each seat. */

export interface StoredMailConfirmation {
  readonly tokenHash: string;
  readonly email: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Replaces the seat's earlier address. Also removes expired ones. */
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

/** Removes the addresses of all seats that an account holds. */
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

/** Copies the addresses to the seats of a rematch: the same mail confirms both. */
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

/** Confirms an address. Returns the matches of its seats; none if the secret is unknown, used or expired. */
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
