import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@sandtable/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sqliteStorage, startServerInProcess, startServerProcess } from '../testing/servers.js';
import { lockDataFolder as takeFolderWith } from './folder.js';
import { loadSqlite } from './sqlite-driver.js';

const Sqlite = await loadSqlite();
const takeFolder = (folder: string) => takeFolderWith(folder, Sqlite);

function place() {
  const made = sqliteStorage();
  onTestFinished(made.remove);
  return { ...made, path: (name: string) => join(made.config.dataFolder ?? '', name) };
}

/** The key of the refusal. */
function refused(doing: () => unknown): string | undefined {
  try {
    doing();
  } catch (error) {
    return error instanceof InputError ? error.explanation.key : String(error);
  }
  return undefined;
}

describe('a data folder', () => {
  it('is created with its parents, and locked by one server at a time', () => {
    const folder = place().path('a/b/c');
    const leave = takeFolder(folder);
    expect(refused(() => takeFolder(folder))).toBe('error.folderInUse');
    leave();
    leave();
    takeFolder(folder)();
  });

  it('serves one server, and the next as soon as that one has ended, however it ended', async () => {
    const at = place();
    const inUse = { explanation: { key: 'error.folderInUse', params: { folder: at.config.dataFolder } } };
    const first = await startServerProcess(at);
    await expect(startServerInProcess(at)).rejects.toMatchObject(inUse);
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
    await first.kill();
    const second = await startServerInProcess(at);
    await expect(startServerInProcess(at)).rejects.toMatchObject(inUse);
    await second.close();
    expect(await (await startServerProcess(at)).end()).toBe(0);
  });

  it('that cannot be created or used is refused', () => {
    const { path } = place();
    writeFileSync(path('file'), '');
    expect(refused(() => takeFolder(path('file')))).toBe('error.folder');
    expect(refused(() => takeFolder(path('file/inside')))).toBe('error.folder');
    // The failure leaves nothing locked.
    takeFolder(path('other'))();
  });

  it('is unlocked again when its database cannot be opened', async () => {
    const at = place();
    writeFileSync(at.path('sandtable.db'), 'this is no database '.repeat(100));
    await expect(startServerInProcess(at)).rejects.toThrow(/not a database/);
    takeFolder(at.config.dataFolder ?? '')();
  });
});
