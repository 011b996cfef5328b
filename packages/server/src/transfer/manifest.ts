import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '../text.js';
import { TABLE_NAMES, type TableName } from './layout.js';
import type { Key } from './rows.js';

/** What an export holds. It is rewritten after every file, so that an interrupted export can be resumed. */
export interface Manifest {
  readonly format: typeof FORMAT;
  readonly formatVersion: number;
  /** The name of the newest migration of the database. */
  readonly schema: string;
  /** False until everything is there. */
  readonly complete: boolean;
  readonly files: readonly PartFile[];
  /** Once it is complete: the number of rows of each table, and the SHA-256 of their lines. */
  readonly tables: Readonly<Partial<Record<TableName, TableDigest>>>;
  /** Once it is complete: the number and the SHA-256 of the lines of all replays (replays.ts). */
  readonly replays: TableDigest;
}

export interface PartFile {
  readonly file: string;
  readonly table: TableName;
  readonly rows: number;
  readonly sha256: string;
  /** The key of its last row. */
  readonly last: Key;
}

export interface TableDigest {
  readonly rows: number;
  readonly sha256: string;
}

export const FORMAT = 'sandtable export';
export const FORMAT_VERSION = 1;
const FILE = 'manifest.json';

/** Undefined if the folder has no manifest. */
export function readManifest(folder: string): Manifest | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, FILE), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw inputError('error.notAnExport', { folder });
  }
  if (!isManifest(parsed)) throw inputError('error.notAnExport', { folder });
  if (parsed.formatVersion !== FORMAT_VERSION) {
    throw inputError('error.exportFormat', { folder, given: parsed.formatVersion, allowed: FORMAT_VERSION });
  }
  return parsed;
}

export function writeManifest(folder: string, manifest: Manifest): void {
  putFile(join(folder, FILE), `${JSON.stringify(manifest, undefined, 1)}\n`);
}

/** Writes atomically: the file is complete or unchanged, even if the machine stops. */
function putFile(path: string, text: string): void {
  writeFileSync(`${path}.tmp`, text);
  renameIntoPlace(`${path}.tmp`, path);
}

/** Flushes a file that was written under a temporary name, and renames it. */
export function renameIntoPlace(from: string, to: string): void {
  const file = openSync(from, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(from, to);
}

function isManifest(it: unknown): it is Manifest {
  if (typeof it !== 'object' || it === null) return false;
  const { format, formatVersion, schema, complete, files, tables, replays } = it as Readonly<Record<string, unknown>>;
  return (
    format === FORMAT &&
    typeof formatVersion === 'number' &&
    typeof schema === 'string' &&
    typeof complete === 'boolean' &&
    Array.isArray(files) &&
    files.every(isPartFile) &&
    typeof tables === 'object' &&
    tables !== null &&
    typeof replays === 'object'
  );
}

/** A name with a path in it could point outside the folder. */
const PLAIN_NAME = /^[a-z_]+-\d+\.jsonl$/;

function isPartFile(it: unknown): it is PartFile {
  if (typeof it !== 'object' || it === null) return false;
  const { file, table, rows, sha256, last } = it as Readonly<Record<string, unknown>>;
  return (
    typeof file === 'string' &&
    PLAIN_NAME.test(file) &&
    TABLE_NAMES.some((name) => name === table) &&
    Number.isInteger(rows) &&
    typeof sha256 === 'string' &&
    Array.isArray(last)
  );
}
