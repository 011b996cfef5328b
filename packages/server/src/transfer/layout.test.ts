import { describe, expect, it } from 'vitest';
import { openPostgres } from '../store/postgres.js';
import { openSqlite } from '../store/sqlite.js';
import { DATABASES } from '../testing/servers.js';
import { LAYOUT, layoutOf, NOT_MOVED, TABLE_NAMES } from './layout.js';

describe.each(DATABASES)('the tables of $name', ({ place: newPlace }) => {
  it('are all moved with all of their columns, or listed as not moved', async () => {
    const { config, remove } = await newPlace();
    const store = config.databaseUrl ? await openPostgres(config.databaseUrl) : await openSqlite(':memory:');
    const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true });
    await store.close();
    remove();
    expect(tables.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES, ...Object.keys(NOT_MOVED)].sort());
    for (const table of TABLE_NAMES) {
      const columns = tables.find(({ name }) => name === table)?.columns ?? [];
      expect(columns.map(({ name }) => name).sort(), table).toEqual(Object.keys(LAYOUT[table].columns).sort());
      for (const { name, dataType } of columns) {
        const isText = /text/i.test(dataType);
        const isBytes = /bytea|blob/i.test(dataType);
        const kind = layoutOf(table).columns[name];
        expect(kind, `${table}.${name}`).toBe(isText ? 'text' : isBytes ? 'bytes' : 'number');
      }
    }
    for (const reason of Object.values(NOT_MOVED)) expect(reason).toMatch(/\.$/);
  });
});
