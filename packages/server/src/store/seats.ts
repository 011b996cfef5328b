import type { ReaderLanguage } from '@sandtable/kernel';
import { holdAccount, type StoredAccount } from './accounts.js';
import {
  copyConfirmations,
  dropConfirmation,
  putConfirmation,
  type StoredMailConfirmation,
} from './mail-confirmations.js';
import { type NewStoredMatch, putMatch, type SeatKey } from './matches.js';
import type { Database } from './store.js';

/** What is stored of a seat besides its secret: who plays it, and how they are notified of their turn. */

const seat = ({ db }: Pick<Database, 'db'>, match: number, name: string) =>
  db.updateTable('seats').where('match', '=', match).where('seat', '=', name);

export async function setName(store: Database, match: number, at: string, name: string): Promise<void> {
  await seat(store, match, at).set({ name }).execute();
  await store.news(store.db, match);
}

/** Fields that are left out keep their values. */
export interface NoticeChange {
  readonly webhook?: string | null;
  /** `null` ends notices by mail. A new address is stored separately until it is confirmed. */
  readonly email?: null;
  readonly language?: ReaderLanguage;
}

/**
 * `confirmation` is for a new mail address, which replaces the present one once it is confirmed. `null` drops a pending
 * confirmation, and undefined leaves it.
 */
export const setNotice = (
  store: Database,
  match: number,
  at: string,
  notice: NoticeChange,
  confirmation?: StoredMailConfirmation | null,
): Promise<void> =>
  store.db.transaction().execute(async (tx) => {
    if (Object.keys(notice).length > 0)
      await seat({ db: tx }, match, at)
        .set({ ...notice })
        .execute();
    if (confirmation) await putConfirmation(tx, match, at, confirmation);
    else if (confirmation === null) await dropConfirmation(tx, match, at);
    await store.news(tx, match);
  });

/**
 * Adds the seat to those of the account, and gives it the account's name if it has none. Notices of another
 * account that held it end. Returns false if the account has changed since it was read.
 */
export const claimSeat = (store: Database, match: number, at: string, account: StoredAccount): Promise<boolean> =>
  store.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, account))) return false;
    const { numUpdatedRows } = await seat({ db: tx }, match, at)
      .set({ webhook: null, email: null })
      .where('account', '!=', account.pk)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await dropConfirmation(tx, match, at);
    await seat({ db: tx }, match, at)
      .set((eb) => ({ account: account.pk, name: eb.fn.coalesce('name', eb.val(account.name)) }))
      .execute();
    await store.news(tx, match);
    return true;
  });

/**
 * Claims the notice of a turn: returns true to only one caller in all processes. `turn` is the number of entries after the
 * seat's last action.
 */
export async function claimNotice(store: Database, match: number, at: string, turn: number): Promise<boolean> {
  const { numUpdatedRows } = await seat(store, match, at)
    .set({ noticed: turn })
    .where('noticed', '<', turn)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The number of entries after the seat's last action; 0 if it never acted. */
export async function lastActed({ db }: Database, match: number, seatNumber: number): Promise<number> {
  const { last } = await db
    .selectFrom('entries')
    .select((eb) => eb.fn.max('n').as('last'))
    .where('match', '=', match)
    .where('seat', '=', seatNumber)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : Number(last) + 1;
}

export interface CollectedSeat {
  readonly pk: number;
  readonly id: string;
  readonly game: string;
  readonly seat: string;
  readonly created: number;
  readonly over: boolean;
}

/** The seats of an account in at most `most` matches, newest first, before a given match. */
export async function seatsOf(
  { db }: Database,
  account: number,
  before: number,
  most: number,
): Promise<CollectedSeat[]> {
  const some = db
    .selectFrom('seats')
    .select('match')
    .distinct()
    .where('account', '=', account)
    .where('match', '<', before)
    .orderBy('match', 'desc')
    .limit(most);
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.pk', 'seats.match')
    .select(['matches.pk', 'matches.id', 'matches.game', 'seats.seat', 'matches.created', 'matches.result'])
    .where('seats.account', '=', account)
    .where('seats.match', 'in', some)
    .orderBy('matches.pk', 'desc')
    .orderBy('seats.seat')
    .execute();
  return rows.map(({ result, ...row }) => ({ ...row, over: result !== null }));
}

export const rematchOf = async ({ db }: Database, match: number): Promise<string | null> => {
  const row = await db.selectFrom('matches').select('rematch').where('pk', '=', match).executeTakeFirst();
  return row?.rematch ?? null;
};

/**
 * Creates the rematch of a match, with the same secrets, names and notices. Returns its id, or that of the rematch that
 * exists already.
 */
export async function putRematch(store: Database, match: number, next: NewStoredMatch): Promise<string> {
  const made = await store.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('matches')
      .set({ rematch: next.id })
      .where('pk', '=', match)
      .where('rematch', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
    const seats = await tx.selectFrom('seats').selectAll().where('match', '=', match).execute();
    await putMatch(
      tx,
      next,
      seats.map(({ token_hash, match: _, noticed: __, ...kept }): SeatKey => ({ ...kept, tokenHash: token_hash })),
    );
    await copyConfirmations(tx, match, next.id);
    await store.news(tx, match);
    return next.id;
  });
  return made ?? (await rematchOf(store, match)) ?? next.id;
}
