import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Game } from '@sandtable/kernel';
import { NEWEST_MIGRATION } from '../store/migrations.js';
import type { Database } from '../store/store.js';
import { inputError } from '../text.js';
import type { Progress, StorageLocation, TransferCounts } from './export.js';
import { TABLE_NAMES, type TableName } from './layout.js';
import { type Manifest, type PartFile, readManifest } from './manifest.js';
import { REPLAYS_FILE, readReplays, replayAll } from './replays.js';
import {
  countRows,
  insertRows,
  keyOf,
  lineOf,
  moveCounters,
  type Row,
  type RowSource,
  rowOf,
  rowsBetween,
} from './rows.js';

type Games = Readonly<Record<string, Game>>;

/**
 * Writes an export into a database. Rows that are there already must be part of the export, as after an interrupted import;
 * anything else is refused before a row is written. At the end everything is compared: counts, digests, and the final
 * position of every match when it is replayed.
 */
export async function importFrom(
  folder: string,
  where: StorageLocation,
  games: Games,
  progress: (now: Progress) => void = () => {},
): Promise<TransferCounts> {
  const manifest = readManifest(folder);
  if (!manifest) throw inputError('error.notAnExport', { folder });
  if (!manifest.complete) throw inputError('error.exportIncomplete', { folder });
  if (manifest.schema !== NEWEST_MIGRATION) {
    throw inputError('error.exportSchema', { given: manifest.schema, allowed: NEWEST_MIGRATION });
  }
  await checkFiles(folder, manifest);
  const store = await openToWrite(where);
  try {
    await refuseOtherData(store, folder, manifest);
    for (const part of manifest.files) {
      await importPart(store, folder, part);
      progress({ step: 'rows', table: part.table, rows: part.rows });
    }
    for (const table of TABLE_NAMES) await moveCounters(store, table);
    for (const table of TABLE_NAMES) {
      await compareTable(store, table, manifest);
      progress({ step: 'compare', table, rows: manifest.tables[table]?.rows ?? 0 });
    }
    const notReplayed = await compareReplays(store, folder, games, progress);
    return { tables: manifest.tables, replayed: manifest.replays.rows, notReplayed };
  } finally {
    await store.close();
  }
}

async function openToWrite({ databaseUrl, dataFolder }: StorageLocation): Promise<Database> {
  if (databaseUrl) return (await import('../store/postgres.js')).openPostgres(databaseUrl);
  return (await import('../store/sqlite.js')).openSqlite(join(dataFolder, 'sandtable.db'));
}

async function* linesOf(folder: string, file: string): AsyncGenerator<string> {
  const input = createReadStream(join(folder, file));
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

/** Refuses an incomplete copy of an export before the database is opened. */
async function checkFiles(folder: string, { files, tables, replays }: Manifest): Promise<void> {
  for (const table of TABLE_NAMES) {
    const whole = createHash('sha256');
    let rows = 0;
    for (const part of files.filter((it) => it.table === table)) {
      const { sha256 } = await digestFile(folder, part.file, (bytes) => whole.update(bytes));
      if (sha256 !== part.sha256) throw inputError('error.exportDamaged', { file: part.file });
      rows += part.rows;
    }
    if (rows !== tables[table]?.rows || whole.digest('hex') !== tables[table]?.sha256) {
      throw inputError('error.exportDamaged', { file: 'manifest.json' });
    }
  }
  const { sha256 } = await digestFile(folder, REPLAYS_FILE);
  if (sha256 !== replays.sha256) throw inputError('error.exportDamaged', { file: REPLAYS_FILE });
}

async function digestFile(folder: string, file: string, also: (bytes: Buffer) => void = () => {}) {
  const digest = createHash('sha256');
  try {
    for await (const bytes of createReadStream(join(folder, file)) as AsyncIterable<Buffer>) {
      digest.update(bytes);
      also(bytes);
    }
  } catch {
    throw inputError('error.exportDamaged', { file });
  }
  return { sha256: digest.digest('hex') };
}

const ROWS_AT_ONCE = 1000;

/** The rows of a file in batches, each row with its line. */
async function* rowsOf(folder: string, { file, table }: PartFile): AsyncGenerator<Map<string, Row>> {
  let rows = new Map<string, Row>();
  for await (const line of linesOf(folder, file)) {
    const row = rowOf(table, line);
    if (!row) throw inputError('error.exportDamaged', { file });
    rows.set(line, row);
    if (rows.size < ROWS_AT_ONCE) continue;
    yield rows;
    rows = new Map();
  }
  if (rows.size > 0) yield rows;
}

/** The rows in the database from the first to the last of these rows of an export, as lines. */
async function linesHeld(source: RowSource, table: TableName, rows: readonly Row[]): Promise<Set<string>> {
  const held = new Set<string>();
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (!first || !last) return held;
  const between = rowsBetween(source, table, keyOf(table, first), keyOf(table, last), 'withFirst');
  for await (const row of between) held.add(lineOf(table, row));
  return held;
}

/** Everything that the database holds must be in the export. */
async function refuseOtherData(store: RowSource, folder: string, { files }: Manifest): Promise<void> {
  for (const table of TABLE_NAMES) {
    const count = await countRows(store, table);
    if (count === 0) continue;
    let same = 0;
    for (const part of files.filter((it) => it.table === table)) {
      for await (const rows of rowsOf(folder, part)) {
        const held = await linesHeld(store, table, [...rows.values()]);
        for (const line of held) if (rows.has(line)) same++;
      }
    }
    if (same !== count) throw inputError('error.importDiffers', { table, rows: count - same });
  }
}

/** Writes the rows of a file that are not there yet, in one transaction. */
async function importPart(store: Database, folder: string, part: PartFile): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const into: RowSource = { db, dialect: store.dialect };
    for await (const rows of rowsOf(folder, part)) {
      const held = await linesHeld(into, part.table, [...rows.values()]);
      const missing = [...rows].filter(([line]) => !held.has(line)).map(([, row]) => row);
      await insertRows(into, part.table, missing);
    }
  });
}

async function compareTable(store: RowSource, table: TableName, { tables }: Manifest): Promise<void> {
  const digest = createHash('sha256');
  let rows = 0;
  for await (const row of rowsBetween(store, table, undefined, undefined)) {
    digest.update(`${lineOf(table, row)}\n`);
    rows++;
  }
  if (rows !== tables[table]?.rows || digest.digest('hex') !== tables[table]?.sha256) {
    throw inputError('error.importNotSame', { table });
  }
}

/** Returns how many matches this program's rules can't replay. */
async function compareReplays(
  store: RowSource,
  folder: string,
  games: Games,
  progress: (now: Progress) => void,
): Promise<number> {
  const expected = readReplays(join(folder, REPLAYS_FILE));
  let rows = 0;
  let notReplayed = 0;
  for await (const replayed of replayAll(store, games, undefined)) {
    const { value } = await expected.next();
    if (JSON.stringify(value) !== JSON.stringify(replayed)) {
      throw inputError('error.importReplay', { match: replayed.match });
    }
    if (['otherRules', 'damaged'].includes(replayed.position)) notReplayed++;
    if (++rows % 100 === 0) progress({ step: 'replays', table: 'matches', rows });
  }
  return notReplayed;
}
