import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { inputError } from '../text.js';
import type { Dialect } from './store.js';

/** Steps from an empty database to today's. Never change one that has been released: add another. */
const steps = (dialect: Dialect): Record<string, Migration> => ({
  '0001-matches': {
    async up(db: Kysely<unknown>) {
      const key = dialect === 'sqlite' ? sql`integer primary key` : sql`bigserial primary key`;
      await sql`create table matches (
        pk ${key}, id text not null unique, game text not null, version integer not null, options text not null,
        seating text not null, seats text not null, seed text not null, created bigint not null,
        snapshot text not null, snapshot_n integer not null, result text, rematch text
      )`.execute(db);
      await sql`create table seats (
        match bigint not null references matches (pk), seat text not null, token_hash text not null, name text,
        account bigint, webhook text, email text, primary key (match, seat)
      )`.execute(db);
      await sql`create index seats_by_account on seats (account)`.execute(db);
      const compact = dialect === 'sqlite' ? sql`without rowid` : sql``;
      await sql`create table entries (
        match bigint not null references matches (pk), n integer not null, seat smallint not null, option text not null,
        because text, primary key (match, n)
      ) ${compact}`.execute(db);
      await sql`create table chat (
        match bigint not null references matches (pk), number integer not null, seat text not null, text text not null,
        at bigint not null, primary key (match, number)
      )`.execute(db);
    },
  },
  '0002-accounts': {
    async up(db: Kysely<unknown>) {
      const key = dialect === 'sqlite' ? sql`integer primary key` : sql`bigserial primary key`;
      await sql`create table accounts (
        pk ${key}, name text not null, handle text not null unique, password text not null, created bigint not null
      )`.execute(db);
      await sql`create table sessions (
        token_hash text primary key, account bigint not null references accounts (pk), expires bigint not null
      )`.execute(db);
    },
  },
  '0003-notices-and-passes': {
    async up(db: Kysely<unknown>) {
      await sql`alter table seats add column noticed integer not null default -1`.execute(db);
      await sql`alter table sessions add column match bigint`.execute(db);
      await sql`alter table sessions add column seat text`.execute(db);
      await sql`create index sessions_by_expiry on sessions (expires)`.execute(db);
    },
  },
  '0004-ends-of-sessions': {
    async up(db: Kysely<unknown>) {
      await sql`alter table sessions add column session text`.execute(db);
      await sql`create index sessions_by_session on sessions (session)`.execute(db);
      await sql`create index sessions_by_account on sessions (account)`.execute(db);
    },
  },
  '0005-matches-that-go-on': {
    async up(db: Kysely<unknown>) {
      // A partial index: it stays small however many matches are over.
      await sql`create index matches_going_on on matches (pk) where result is null`.execute(db);
    },
  },
  '0006-languages-of-notices': {
    async up(db: Kysely<unknown>) {
      await sql`alter table seats add column language text not null default 'en'`.execute(db);
    },
  },
  '0007-mail-confirmations': {
    async up(db: Kysely<unknown>) {
      await sql`create table mail_confirmations (
        match bigint not null references matches (pk), seat text not null, token_hash text not null, email text not null,
        expires bigint not null, primary key (match, seat)
      )`.execute(db);
      await sql`create index mail_confirmations_by_token on mail_confirmations (token_hash)`.execute(db);
      await sql`create index mail_confirmations_by_expiry on mail_confirmations (expires)`.execute(db);
    },
  },
  '0008-fingerprints': {
    async up(db: Kysely<unknown>) {
      await sql`alter table matches add column snapshot_fingerprint text not null default ''`.execute(db);
      await sql`alter table matches add column snapshot_mark text not null default ''`.execute(db);
      await sql`alter table matches add column head_n integer not null default -1`.execute(db);
      await sql`alter table matches add column head_fingerprint text not null default ''`.execute(db);
    },
  },
  '0009-shared-dice': {
    async up(db: Kysely<unknown>) {
      await sql`alter table matches add column generator text not null default 'xoshiro128**'`.execute(db);
      await sql`alter table matches add column gathering text`.execute(db);
      await sql`alter table matches add column draw text`.execute(db);
    },
  },
  '0010-passkeys': {
    async up(db: Kysely<unknown>) {
      const key = dialect === 'sqlite' ? sql`integer primary key` : sql`bigserial primary key`;
      await sql`create table passkeys (
        pk ${key}, id text not null unique, account bigint not null references accounts (pk),
        credential_id text not null unique, public_key text not null, counter bigint not null, transports text not null,
        user_handle text not null, origin text not null, name text not null, created bigint not null, last_used bigint
      )`.execute(db);
      await sql`create index passkeys_by_account on passkeys (account)`.execute(db);
      await sql`create table used_challenges (nonce text primary key, expires bigint not null)`.execute(db);
      await sql`create index used_challenges_by_expiry on used_challenges (expires)`.execute(db);
      await sql`create table server_keys (name text primary key, value text not null)`.execute(db);
    },
  },
  '0011-write-probe': {
    async up(db: Kysely<unknown>) {
      // One row, written from time to time to test whether the database accepts writes.
      await sql`create table write_probe (pk integer primary key, at bigint not null)`.execute(db);
      await sql`insert into write_probe (pk, at) values (1, 0)`.execute(db);
    },
  },
});

/** The names of the steps, oldest first. */
const NAMES: readonly string[] = Object.keys(steps('sqlite')).sort();
export const NEWEST_MIGRATION = NAMES.at(-1) ?? '';

/** The steps that a database has run, oldest first; none if it is empty. */
async function migrationsOf<T>(db: Kysely<T>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Refuses a database that has run steps that this program doesn't know. */
export async function refuseNewer<T>(db: Kysely<T>): Promise<readonly string[]> {
  const done = await migrationsOf(db);
  const unknown = done.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) {
    throw inputError('error.newerDatabase', { unknown, newest: NEWEST_MIGRATION });
  }
  return done;
}

export async function migrate<T>(db: Kysely<T>, dialect: Dialect): Promise<void> {
  if ((await refuseNewer(db)).length === NAMES.length) return;
  const provider = { getMigrations: async () => steps(dialect) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
