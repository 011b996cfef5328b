import { createHash, type Hash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@sandtable/kernel';
import type { Config } from '../config.js';
import { NEWEST_MIGRATION, refuseNewer } from '../store/migrations.js';
import { inputError } from '../text.js';
import { openToRead } from '../upgrade-check.js';
import { TABLE_NAMES, type TableName } from './layout.js';
import {
  FORMAT,
  FORMAT_VERSION,
  type Manifest,
  type PartFile,
  readManifest,
  renameIntoPlace,
  type TableDigest,
  writeManifest,
} from './manifest.js';
import { earlierReplays, REPLAYS_FILE, readReplays, replayAll } from './replays.js';
import { type Key, keyOf, lineOf, type RowSource, rowsBetween } from './rows.js';

/** How far an export or an import has come. */
export interface Progress {
  readonly step: 'rows' | 'replays' | 'compare';
  readonly table: string;
  readonly rows: number;
}

/** What was moved. */
export interface TransferCounts {
  readonly tables: Readonly<Partial<Record<TableName, TableDigest>>>;
  readonly replayed: number;
  /** Matches that this program's rules can't replay. They are moved as they are. */
  readonly notReplayed: number;
}

export type StorageLocation = Pick<Config, 'databaseUrl' | 'dataFolder'>;
type Games = Readonly<Record<string, Game>>;

const ROWS_PER_FILE = 20_000;

/**
 * Writes everything that a database holds into a folder. It reads in one transaction, so a server may run meanwhile; what
 * the server adds after the start is not in the export. Called again, it resumes: files whose rows are unchanged in the
 * database stay, others are written again.
 */
export async function exportTo(
  where: StorageLocation,
  folder: string,
  games: Games,
  progress: (now: Progress) => void = () => {},
  rowsPerFile = ROWS_PER_FILE,
): Promise<TransferCounts> {
  const store = await openToRead(where);
  try {
    if ((await refuseNewer(store.db)).at(-1) !== NEWEST_MIGRATION) throw inputError('error.olderDatabase');
    const before = prepareFolder(folder);
    const reading = store.db.transaction();
    // A transaction of SQLite always sees one state of the database.
    const isolated = store.dialect === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading;
    return await isolated.execute((db) =>
      exportAll({ db, dialect: store.dialect }, folder, before, games, progress, rowsPerFile),
    );
  } finally {
    await store.close();
  }
}

/** The folder must be empty, or contain an export to resume. */
function prepareFolder(folder: string): Manifest | undefined {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = readManifest(folder);
  if (!before && readdirSync(folder).length > 0) throw inputError('error.exportFolder', { folder });
  return before?.schema === NEWEST_MIGRATION ? before : undefined;
}

async function exportAll(
  source: RowSource,
  folder: string,
  before: Manifest | undefined,
  games: Games,
  progress: (now: Progress) => void,
  rowsPerFile: number,
): Promise<TransferCounts> {
  const files: PartFile[] = [];
  const tables: Partial<Record<TableName, TableDigest>> = {};
  let replays: TableDigest = { rows: 0, sha256: '' };
  const write = (complete: boolean): void => {
    // The manifest also lists the further files of an earlier run until this one is complete.
    const rest = complete ? [] : (before?.files ?? []).slice(files.length);
    const manifest = { format: FORMAT, formatVersion: FORMAT_VERSION, schema: NEWEST_MIGRATION, complete } as const;
    writeManifest(folder, { ...manifest, files: [...files, ...rest], tables, replays });
  };
  write(false);
  for (const table of TABLE_NAMES) {
    const known = (before?.files ?? []).filter((part) => part.table === table);
    const whole = createHash('sha256');
    let rows = 0;
    for await (const part of partsOf(source, folder, table, known, whole, rowsPerFile)) {
      rows += part.rows;
      files.push(part);
      write(false);
      progress({ step: 'rows', table, rows });
    }
    tables[table] = { rows, sha256: whole.digest('hex') };
  }
  const replayed = await exportReplays(source, folder, games, progress);
  replays = replayed.digest;
  write(true);
  const current = new Set(files.map(({ file }) => file));
  for (const name of readdirSync(folder)) {
    if (/^[a-z_]+-\d+\.jsonl(\.tmp)?$/.test(name) && !current.has(name)) rmSync(join(folder, name));
  }
  return { tables, replayed: replays.rows, notReplayed: replayed.notReplayed };
}

/** The files of a table: those of an earlier run with the same first and last rows, and then new ones. */
async function* partsOf(
  source: RowSource,
  folder: string,
  table: TableName,
  known: readonly PartFile[],
  whole: Hash,
  rowsPerFile: number,
): AsyncGenerator<PartFile> {
  let after: Key | undefined;
  let number = 0;
  for (const part of known) {
    const digest = createHash('sha256');
    let rows = 0;
    const lines: string[] = [];
    for await (const row of rowsBetween(source, table, after, part.last)) {
      const line = `${lineOf(table, row)}\n`;
      digest.update(line);
      lines.push(line);
      rows++;
    }
    const sha256 = digest.digest('hex');
    const path = join(folder, part.file);
    if (rows === 0) continue;
    for (const line of lines) whole.update(line);
    const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
    const isThere = part.sha256 === sha256 && statSync(path, { throwIfNoEntry: false })?.size === bytes;
    const file = fileOf(table, number++);
    if (!isThere || file !== part.file) writeLines(join(folder, file), lines);
    yield { file, table, rows, sha256, last: part.last };
    after = part.last;
  }
  let lines: string[] = [];
  let last: Key = [];
  const finish = (): PartFile => {
    const digest = createHash('sha256');
    for (const line of lines) {
      digest.update(line);
      whole.update(line);
    }
    const file = fileOf(table, number++);
    writeLines(join(folder, file), lines);
    const part = { file, table, rows: lines.length, sha256: digest.digest('hex'), last };
    lines = [];
    return part;
  };
  for await (const row of rowsBetween(source, table, after, undefined)) {
    lines.push(`${lineOf(table, row)}\n`);
    last = keyOf(table, row);
    if (lines.length >= rowsPerFile) yield finish();
  }
  if (lines.length > 0) yield finish();
}

const fileOf = (table: TableName, number: number): string => `${table}-${String(number).padStart(5, '0')}.jsonl`;

function writeLines(path: string, lines: readonly string[]): void {
  const file = openSync(`${path}.tmp`, 'w', 0o600);
  try {
    for (const line of lines) writeSync(file, line);
  } finally {
    closeSync(file);
  }
  renameIntoPlace(`${path}.tmp`, path);
}

async function exportReplays(source: RowSource, folder: string, games: Games, progress: (now: Progress) => void) {
  const earlier = earlierReplays(folder);
  const path = join(folder, REPLAYS_FILE);
  const file = openSync(`${path}.part`, 'w', 0o600);
  const digest = createHash('sha256');
  let rows = 0;
  let notReplayed = 0;
  try {
    for await (const replayed of replayAll(source, games, earlier ? readReplays(earlier) : undefined)) {
      const line = `${JSON.stringify(replayed)}\n`;
      digest.update(line);
      writeSync(file, line);
      rows++;
      if (isRefusal(replayed.position)) notReplayed++;
      if (rows % 100 === 0) progress({ step: 'replays', table: 'matches', rows });
    }
  } finally {
    closeSync(file);
  }
  renameIntoPlace(`${path}.part`, path);
  if (earlier && existsSync(earlier)) rmSync(earlier);
  return { digest: { rows, sha256: digest.digest('hex') }, notReplayed };
}

const isRefusal = (position: string): boolean => ['otherRules', 'damaged'].includes(position);
