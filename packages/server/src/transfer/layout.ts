import type { Tables } from '../store/schema.js';

/** How a column's values are written to a file: `bytes` become base64. */
export type ColumnKind = 'text' | 'number' | 'bytes';

export interface TableLayout<Row = Readonly<Record<string, unknown>>> {
  /** The columns of its primary key. */
  readonly key: readonly (keyof Row & string)[];
  /** Every column is moved. */
  readonly columns: { readonly [C in keyof Row]-?: ColumnKind };
}

/**
 * The tables that are moved between databases, ordered so that every row comes after the rows that it refers to. The
 * compiler requires every table and column of the schema, and a test compares this with what the migrations create.
 */
export const LAYOUT: { readonly [T in keyof Tables]: TableLayout<Tables[T]> } = {
  matches: {
    key: ['pk'],
    columns: {
      pk: 'number',
      id: 'text',
      game: 'text',
      version: 'number',
      options: 'text',
      seating: 'text',
      seats: 'text',
      seed: 'text',
      created: 'number',
      snapshot: 'text',
      snapshot_n: 'number',
      snapshot_fingerprint: 'text',
      snapshot_mark: 'text',
      head_n: 'number',
      head_fingerprint: 'text',
      result: 'text',
      rematch: 'text',
      generator: 'text',
      gathering: 'text',
      draw: 'text',
    },
  },
  accounts: {
    key: ['pk'],
    columns: { pk: 'number', name: 'text', handle: 'text', password: 'text', created: 'number' },
  },
  seats: {
    key: ['match', 'seat'],
    columns: {
      match: 'number',
      seat: 'text',
      token_hash: 'text',
      name: 'text',
      account: 'number',
      webhook: 'text',
      email: 'text',
      language: 'text',
      noticed: 'number',
    },
  },
  entries: {
    key: ['match', 'n'],
    columns: { match: 'number', n: 'number', seat: 'number', option: 'text', because: 'text' },
  },
  chat: {
    key: ['match', 'number'],
    columns: { match: 'number', number: 'number', seat: 'text', text: 'text', at: 'number' },
  },
  sessions: {
    key: ['token_hash'],
    columns: {
      token_hash: 'text',
      account: 'number',
      expires: 'number',
      match: 'number',
      seat: 'text',
      session: 'text',
    },
  },
  mail_confirmations: {
    key: ['match', 'seat'],
    columns: { match: 'number', seat: 'text', token_hash: 'text', email: 'text', expires: 'number' },
  },
  passkeys: {
    key: ['pk'],
    columns: {
      pk: 'number',
      id: 'text',
      account: 'number',
      credential_id: 'text',
      public_key: 'text',
      counter: 'number',
      transports: 'text',
      user_handle: 'text',
      origin: 'text',
      name: 'text',
      created: 'number',
      last_used: 'number',
    },
  },
  used_challenges: { key: ['nonce'], columns: { nonce: 'text', expires: 'number' } },
  server_keys: { key: ['name'], columns: { name: 'text', value: 'text' } },
};

export type TableName = keyof Tables;

/** In the order of the layout. */
export const TABLE_NAMES = Object.keys(LAYOUT) as readonly TableName[];

/** Tables of the database that are not moved, and why. */
export const NOT_MOVED: Readonly<Record<string, string>> = {
  kysely_migration: 'The database that is imported into makes its own tables.',
  kysely_migration_lock: 'The same.',
  write_probe: 'It only shows whether this very database takes writes.',
};

export const layoutOf = (table: TableName): TableLayout => LAYOUT[table] as TableLayout;
