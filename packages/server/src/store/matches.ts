import type { GeneratorName, ReaderLanguage } from '@sandtable/kernel';
import { CompiledQuery, type Transaction } from 'kysely';
import type { GatheringState } from './gatherings.js';
import type { Tables } from './schema.js';
import { isLocked } from './sqlite-driver.js';
import type { Addition, Database, Entry, StoredMatch, StoredSnapshot } from './store.js';

/** Queries and writes for matches and their entries. */

export interface NewStoredMatch {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly seating: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  /** Empty if people contribute to the seed first. */
  readonly seed: string;
  readonly generator?: GeneratorName;
  readonly gathering?: GatheringState;
}

/** The hash of a secret, and what it opens: the seat of a person, or `observer`. */
export interface SeatKey {
  readonly seat: string;
  readonly tokenHash: string;
  readonly name?: string | null;
  readonly account?: number | null;
  readonly webhook?: string | null;
  readonly email?: string | null;
  readonly language?: ReaderLanguage;
}

export const now = (): number => Math.floor(Date.now() / 1000);

export const createMatch = ({ db }: Database, match: NewStoredMatch, keys: readonly SeatKey[]): Promise<void> =>
  db.transaction().execute((tx) => putMatch(tx, match, keys));

/** Call it inside a transaction. */
export async function putMatch(
  tx: Transaction<Tables>,
  match: NewStoredMatch,
  keys: readonly SeatKey[],
): Promise<void> {
  const { pk } = await tx
    .insertInto('matches')
    .values({
      id: match.id,
      game: match.game,
      version: match.version,
      options: JSON.stringify(match.settings),
      seating: JSON.stringify(match.seating),
      seats: JSON.stringify(match.seats),
      seed: match.seed,
      ...(match.generator ? { generator: match.generator } : {}),
      gathering: match.gathering ? JSON.stringify(match.gathering) : null,
      draw: null,
      created: now(),
      snapshot: '',
      snapshot_n: 0,
      result: null,
      rematch: null,
    })
    .returning('pk')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('seats')
    .values(
      keys.map(({ seat, tokenHash, name = null, account = null, webhook = null, email = null, language = 'en' }) => ({
        match: pk,
        seat,
        token_hash: tokenHash,
        name,
        account,
        webhook,
        email,
        language,
      })),
    )
    .execute();
}

/** A match that has begun. */
export async function findMatch({ db }: Pick<Database, 'db'>, id: string): Promise<StoredMatch | undefined> {
  const row = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .where('gathering', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      pk: row.pk,
      id: row.id,
      game: row.game,
      version: row.version,
      settings: JSON.parse(row.options),
      seating: JSON.parse(row.seating),
      seats: JSON.parse(row.seats),
      seed: row.seed,
      ...(row.generator === 'xoshiro128**' ? {} : { generator: row.generator }),
      ...(row.draw === null ? {} : { draw: JSON.parse(row.draw) }),
      snapshot: {
        n: row.snapshot_n,
        position: row.snapshot,
        fingerprint: row.snapshot_fingerprint,
        mark: row.snapshot_mark,
      },
      head: { n: row.head_n, fingerprint: row.head_fingerprint },
      rematch: row.rematch,
    }
  );
}

/** What the database says of a match without loading it. */
export interface OpenMatch {
  readonly pk: number;
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seating: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
}

/** Up to a number of matches that have begun and are not over, newest first, created before a given one. */
export async function openMatches({ db }: Database, before: number, most: number): Promise<OpenMatch[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['pk', 'id', 'game', 'version', 'seating', 'seats'])
    .where('result', 'is', null)
    .where('gathering', 'is', null)
    .where('pk', '<', before)
    .orderBy('pk', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, seating: JSON.parse(row.seating), seats: JSON.parse(row.seats) }));
}

/** The entries from `n` on, up to but not including `to`. */
export const entriesFrom = ({ db }: Pick<Database, 'db'>, match: number, n: number, to?: number): Promise<Entry[]> =>
  db
    .selectFrom('entries')
    .select(['n', 'seat', 'option', 'because'])
    .where('match', '=', match)
    .where('n', '>=', n)
    .$if(to !== undefined, (query) => query.where('n', '<', to ?? 0))
    .orderBy('n')
    .execute();

export const entryAt = ({ db }: Database, match: number, n: number): Promise<Entry | undefined> =>
  db
    .selectFrom('entries')
    .select(['n', 'seat', 'option', 'because'])
    .where('match', '=', match)
    .where('n', '=', n)
    .executeTakeFirst();

/** Stores the fingerprints of the positions in which matches leave memory. */
export const storeHeadFingerprints = (
  { db }: Database,
  heads: readonly { readonly match: number; readonly n: number; readonly fingerprint: string }[],
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    for (const { match, n, fingerprint } of heads) {
      const head = { head_n: n, head_fingerprint: fingerprint };
      await tx.updateTable('matches').set(head).where('pk', '=', match).execute();
    }
  });

/** Continues the match under another version of its rules. Returns false if another process has done so meanwhile. */
export async function putVersion(
  { db }: Database,
  { pk, version }: StoredMatch,
  newVersion: number,
  { n, position, fingerprint = '', mark = '' }: StoredSnapshot,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({
      version: newVersion,
      snapshot: position,
      snapshot_n: n,
      snapshot_fingerprint: fingerprint,
      snapshot_mark: mark,
    })
    .where('pk', '=', pk)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const keysOf = ({ db }: Database, match: number) =>
  db.selectFrom('seats').selectAll().where('match', '=', match).execute();

/** For a match that is not in memory. */
export const keysByName = ({ db }: Database, id: string) =>
  db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.pk', 'seats.match')
    .selectAll('seats')
    .where('matches.id', '=', id)
    .execute();

/** Databases limit the parameters of a statement, and each row takes five. */
const ROWS_PER_STATEMENT = 150;

class LostRace extends Error {
  constructor(readonly matches: ReadonlySet<number>) {
    super('another process was first');
  }
}

/**
 * Writes all entries in one commit. Every entry has a number, and the first process that writes a number wins: returns the
 * matches in which another process was first, of which nothing is written. `flushed` gets the milliseconds that the
 * commit itself took: with SQLite the disk, with PostgreSQL the disk and the network.
 */
export async function append(
  store: Database,
  additions: readonly Addition[],
  flushed: (milliseconds: number) => void = () => {},
): Promise<ReadonlySet<number>> {
  const lost = new Set<number>();
  // Every process takes its locks in the same order, so that there are no deadlocks.
  const inOrder = additions.toSorted((a, b) => a.match - b.match);
  const until = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const rest = inOrder.filter(({ match }) => !lost.has(match));
    if (rest.length === 0) return lost;
    try {
      let added = 0;
      await store.commit(async (tx) => {
        await add(store, tx, rest);
        added = performance.now();
      }, rest.length);
      flushed(performance.now() - added);
      return lost;
    } catch (error) {
      if (error instanceof LostRace) for (const match of error.matches) lost.add(match);
      else if (!passes(error) || performance.now() > until) throw error;
      else await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS));
    }
  }
}

/** How long to retry while the database is locked, with pauses in which other requests are served. */
const LOCK_TIMEOUT_MS = 2000;
const LOCK_RETRY_MS = 50;

/** Nothing was written, and a retry may succeed: another program locks SQLite, or PostgreSQL resolved a deadlock. */
const passes = (error: unknown): boolean =>
  isLocked(error) || (error instanceof Error && 'code' in error && PASSING.includes(String(error.code)));
const PASSING = ['40001', '40P01'];

type EntryRow = Entry & { readonly match: number };

/** The statement that inserts so many entries, by dialect: building it anew takes longer than carrying it out. */
const insertTexts: Record<Database['dialect'], string[]> = { sqlite: [], postgres: [] };

function insertText(dialect: Database['dialect'], rows: number): string {
  const parameter = dialect === 'sqlite' ? () => '?' : (index: number) => `$${index + 1}`;
  const values = Array.from({ length: rows }, (_, row) => {
    const parameters = COLUMNS.map((_, column) => parameter(row * COLUMNS.length + column));
    return `(${parameters.join()})`;
  });
  const columns = COLUMNS.map((name) => `"${name}"`).join();
  return `insert into entries (${columns}) values ${values.join()} on conflict do nothing returning "match", "n"`;
}
const COLUMNS = ['match', 'n', 'seat', 'option', 'because'] as const satisfies readonly (keyof EntryRow)[];

/** Returns the keys of those that were inserted: another process may have been first with the others. */
async function insertNewEntries(
  { dialect }: Database,
  tx: Transaction<Tables>,
  rows: readonly EntryRow[],
): Promise<Pick<EntryRow, 'match' | 'n'>[]> {
  const texts = insertTexts[dialect];
  const text = texts[rows.length] ?? insertText(dialect, rows.length);
  texts[rows.length] = text;
  const values = rows.flatMap((row) => COLUMNS.map((name) => row[name]));
  const result = await tx.executeQuery<Pick<EntryRow, 'match' | 'n'>>(CompiledQuery.raw(text, values));
  return result.rows;
}

async function add(store: Database, tx: Transaction<Tables>, additions: readonly Addition[]): Promise<void> {
  const rows: EntryRow[] = additions.flatMap(({ match, entries }) => entries.map((entry) => ({ match, ...entry })));
  for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT) {
    const some = rows.slice(i, i + ROWS_PER_STATEMENT);
    const kept = await insertNewEntries(store, tx, some);
    if (kept.length < some.length) {
      const known = new Set(kept.map(({ match, n }) => `${match} ${n}`));
      throw new LostRace(new Set(some.filter(({ match, n }) => !known.has(`${match} ${n}`)).map(({ match }) => match)));
    }
  }
  for (const { match, snapshot, result } of additions) {
    if (!snapshot && result === undefined) continue;
    await tx
      .updateTable('matches')
      .set({
        ...(snapshot
          ? {
              snapshot: snapshot.position,
              snapshot_n: snapshot.n,
              snapshot_fingerprint: snapshot.fingerprint ?? '',
              snapshot_mark: snapshot.mark ?? '',
            }
          : {}),
        ...(result === undefined ? {} : { result }),
      })
      .where('pk', '=', match)
      .execute();
  }
  await store.wake(
    tx,
    additions.map(({ match }) => match),
  );
}
