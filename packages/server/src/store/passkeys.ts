import type { Kysely } from 'kysely';
import { holdAccount, insertSession, type StoredAccount, type StoredSession } from './accounts.js';
import { now } from './matches.js';
import type { Tables } from './schema.js';
import type { Database } from './store.js';

/** Passkeys of accounts, and their used challenges. */

export interface NewStoredPasskey {
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly userHandle: string;
  readonly origin: string;
  readonly name: string;
}

export interface StoredPasskey extends NewStoredPasskey {
  readonly pk: number;
  /** Seconds since 1970. */
  readonly created: number;
  readonly lastUsed: number | null;
}

/** A used challenge; `nonce` is its unique part. */
export interface AnsweredChallenge {
  readonly nonce: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

export const MAX_PASSKEYS = 20;

const passkeys = (db: Kysely<Tables>) =>
  db
    .selectFrom('passkeys')
    .select([
      'passkeys.pk',
      'passkeys.id',
      'passkeys.credential_id as credentialId',
      'passkeys.public_key as publicKey',
      'passkeys.counter',
      'passkeys.transports',
      'passkeys.user_handle as userHandle',
      'passkeys.origin',
      'passkeys.name',
      'passkeys.created',
      'passkeys.last_used as lastUsed',
    ]);

const withTransports = <T extends { readonly transports: string }>(row: T) => ({
  ...row,
  transports: JSON.parse(row.transports) as readonly string[],
});

/** Oldest first. */
export const passkeysOfAccount = async ({ db }: Database, account: number): Promise<readonly StoredPasskey[]> =>
  (await passkeys(db).where('account', '=', account).orderBy('passkeys.pk').execute()).map(withTransports);

export async function findPasskey(
  { db }: Database,
  credentialId: string,
): Promise<{ readonly passkey: StoredPasskey; readonly account: StoredAccount } | undefined> {
  const passkey = await passkeys(db).where('credential_id', '=', credentialId).executeTakeFirst();
  if (!passkey) return undefined;
  const account = await db
    .selectFrom('accounts')
    .innerJoin('passkeys', 'passkeys.account', 'accounts.pk')
    .select(['accounts.pk', 'accounts.name', 'accounts.password'])
    .where('passkeys.pk', '=', passkey.pk)
    .executeTakeFirst();
  return account && { passkey: withTransports(passkey), account };
}

/** Returns false if the challenge was used before. Also removes expired ones. */
async function useChallenge(tx: Kysely<Tables>, { nonce, expires }: AnsweredChallenge): Promise<boolean> {
  await tx.deleteFrom('used_challenges').where('expires', '<=', now()).execute();
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('used_challenges')
    .values({ nonce, expires })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/**
 * Returns undefined if the challenge was used before, the account has changed or has too many passkeys, or the passkey
 * exists already.
 */
export const addPasskey = (
  { db }: Database,
  account: StoredAccount,
  passkey: NewStoredPasskey,
  challenge: AnsweredChallenge,
): Promise<{ readonly created: number } | undefined> =>
  db.transaction().execute(async (tx) => {
    // This locks the account until the transaction ends, so the count below stays right.
    if (!(await holdAccount(tx, account)) || !(await useChallenge(tx, challenge))) return undefined;
    const held = await tx.selectFrom('passkeys').select('pk').where('account', '=', account.pk).execute();
    if (held.length >= MAX_PASSKEYS) return undefined;
    const { id, credentialId, publicKey, counter, transports, userHandle, origin, name } = passkey;
    return tx
      .insertInto('passkeys')
      .values({
        ...{ id, account: account.pk, credential_id: credentialId, public_key: publicKey, counter },
        ...{ transports: JSON.stringify(transports), user_handle: userHandle, origin, name, created: now() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('created')
      .executeTakeFirst();
  });

/**
 * Begins a session. Returns false if the challenge was used before, if the passkey was removed or used with this or a
 * higher counter meanwhile, or if the account has changed since it was read.
 */
export const logInByPasskey = (
  { db }: Database,
  account: StoredAccount,
  { pk }: StoredPasskey,
  counter: number,
  challenge: AnsweredChallenge,
  session: StoredSession,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, account)) || !(await useChallenge(tx, challenge))) return false;
    const { numUpdatedRows } = await tx
      .updateTable('passkeys')
      .set({ counter, last_used: now() })
      .where('pk', '=', pk)
      .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await tx.deleteFrom('sessions').where('expires', '<=', now()).execute();
    await insertSession(tx, account, session);
    return true;
  });

/** False if the account has no such passkey. */
export async function renamePasskey({ db }: Database, account: number, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('account', '=', account)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False if the account has no such passkey. */
export async function removePasskey({ db }: Database, account: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('account', '=', account)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The key with this name that all processes on the database share. Stores `fresh` if there is none yet. */
export async function serverKey({ db }: Database, name: string, fresh: string): Promise<string> {
  const find = () => db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await db
    .insertInto('server_keys')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.value ?? fresh;
}
