import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../store/schema.js';
import type { Dialect } from '../store/store.js';
import { type ColumnKind, layoutOf, type TableName } from './layout.js';

/** Rows of any table, in the order of their keys, which is the same in both databases. */

export type Key = readonly (string | number)[];
export type Row = Readonly<Record<string, unknown>>;

export interface RowSource {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
}

const PAGE_ROWS = 1000;

/** Compares texts by their bytes: PostgreSQL would otherwise use the collation of a language. */
const keyColumns = ({ dialect }: RowSource, table: TableName): RawBuilder<unknown>[] => {
  const { key, columns } = layoutOf(table);
  return key.map((name) =>
    dialect === 'postgres' && columns[name] === 'text' ? sql`${sql.ref(name)} collate "C"` : sql`${sql.ref(name)}`,
  );
};

const tuple = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`;
const tupleOf = (key: Key) => tuple(key.map((value) => sql`${value}`));

/** Rows with keys after the first (`withFirst`: or equal to it) and up to the last. */
export async function* rowsBetween(
  source: RowSource,
  table: TableName,
  after: Key | undefined,
  upTo: Key | undefined,
  first?: 'withFirst',
): AsyncGenerator<Row> {
  const keys = keyColumns(source, table);
  const names = Object.keys(layoutOf(table).columns).map((name) => sql.ref(name));
  let last = after;
  let isAfter = first === 'withFirst' ? sql`>=` : sql`>`;
  for (;;) {
    const conditions = [
      ...(last ? [sql`${tuple(keys)} ${isAfter} ${tupleOf(last)}`] : []),
      ...(upTo ? [sql`${tuple(keys)} <= ${tupleOf(upTo)}`] : []),
    ];
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
    const { rows } = await sql<Row>`
      select ${sql.join(names)} from ${sql.table(table)} ${where}
      order by ${sql.join(keys)} limit ${sql.lit(PAGE_ROWS)}`.execute(source.db);
    yield* rows;
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < PAGE_ROWS) return;
    last = keyOf(table, lastRow);
    isAfter = sql`>`;
  }
}

export const keyOf = (table: TableName, row: Row): Key =>
  layoutOf(table).key.map((name) => {
    const value = row[name];
    return typeof value === 'number' ? value : String(value);
  });

export async function countRows({ db }: RowSource, table: TableName): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** A row as a line of JSON, its columns in the order of the layout. */
export function lineOf(table: TableName, row: Row): string {
  const { columns } = layoutOf(table);
  return JSON.stringify(
    Object.fromEntries(Object.entries(columns).map(([name, kind]) => [name, written(row[name], kind)])),
  );
}

function written(value: unknown, kind: ColumnKind): unknown {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'text':
      return String(value);
    case 'number':
      return Number(value);
    case 'bytes':
      if (!(value instanceof Uint8Array)) throw new TypeError('bytes were expected');
      return Buffer.from(value).toString('base64');
  }
}

/** The row of a line; undefined if the line is not a valid row. */
export function rowOf(table: TableName, line: string): Row | undefined {
  const { columns } = layoutOf(table);
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const given = parsed as Row;
  const names = Object.keys(columns);
  if (Object.keys(given).length !== names.length || !names.every((name) => name in given)) return undefined;
  const fits = Object.entries(columns).every(([name, kind]) => {
    const value = given[name];
    return value === null || typeof value === (kind === 'number' ? 'number' : 'string');
  });
  if (!fits) return undefined;
  return Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => {
      const value = given[name];
      return [name, kind === 'bytes' && value !== null ? Buffer.from(String(value), 'base64') : value];
    }),
  );
}

/** Databases limit the parameters of a statement. */
const MOST_PARAMETERS = 900;

export async function insertRows({ db }: RowSource, table: TableName, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(layoutOf(table).columns);
  const perStatement = Math.floor(MOST_PARAMETERS / names.length);
  for (let i = 0; i < rows.length; i += perStatement) {
    const values = rows
      .slice(i, i + perStatement)
      .map((row) => sql`(${sql.join(names.map((name) => sql`${row[name]}`))})`);
    const into = sql`${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})`;
    await sql`insert into ${into} values ${sql.join(values)}`.execute(db);
  }
}

/** PostgreSQL has its own counter of keys: the next one must come after the imported ones. */
export async function moveCounters({ db, dialect }: RowSource, table: TableName): Promise<void> {
  if (dialect !== 'postgres' || !('pk' in layoutOf(table).columns)) return;
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'pk'), coalesce((select max(pk) from ${sql.table(table)}), 0) + 1, false)`.execute(
    db,
  );
}
