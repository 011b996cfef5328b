import type { SqliteDatabase } from 'kysely';
import type { SqliteConnection } from './sqlite-driver.js';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** How many prepared statements are kept. */
const MAX_STATEMENTS = 100;

/**
 * A connection as Kysely's SQLite dialect wants it. The driver frees a statement only when it is garbage collected, and
 * the collector doesn't see its memory. So each text is prepared once and cached, and the least recently used are evicted.
 */
export function databaseForKysely(connection: SqliteConnection): SqliteDatabase {
  const statements = new Map<string, Statement>();
  const prepare = (text: string): Statement => {
    const statement = connection.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...values.map(bindable)),
      run: (values) => statement.run(...values.map(bindable)),
      iterate: (values) => statement.iterate(...values.map(bindable)),
    };
  };
  return {
    prepare(text) {
      const statement = statements.get(text) ?? prepare(text);
      statements.delete(text);
      statements.set(text, statement);
      for (const oldest of statements.keys()) {
        if (statements.size <= MAX_STATEMENTS) break;
        statements.delete(oldest);
      }
      return statement;
    },
    close() {
      if (!connection.isOpen) return;
      statements.clear();
      try {
        // Statements that are not collected yet keep the file open, so its write-ahead log is moved into it here.
        connection.exec('pragma wal_checkpoint(truncate)');
      } catch {
        // Nothing is lost: the next start reads the write-ahead log.
      }
      connection.close();
    },
  };
}

/** The driver would store NULL for a value of an unsupported type: better an error than a lost value. */
function bindable(value: unknown): unknown {
  if (value === null || ['string', 'number', 'bigint'].includes(typeof value) || value instanceof Uint8Array)
    return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}
