import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL cluster for tests, in a folder, only on 127.0.0.1, removed when they end. */
export interface Cluster {
  /** A fresh database. */
  database(): Promise<string>;
  /** Stops at once, as in a crash (`immediate`), or in order (`fast`). */
  stop(how?: 'fast' | 'immediate'): void;
  start(): void;
  remove(): void;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; undefined on a machine without PostgreSQL. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** PostgreSQL refuses to run as root, so it runs as its own user. */
function runner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function run(programs: string, program: string, args: readonly string[]): void {
  // pg_ctl leaves the server behind, which must not hold our pipes open.
  const { status, error } = spawnSync(join(programs, program), args, { ...runner(), stdio: 'ignore', cwd: '/' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => (typeof at === 'object' && at ? resolve(at.port) : reject(new Error('no port'))));
    });
  });

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export async function startPostgres(
  options: { readonly durable?: boolean; readonly folder?: string } = {},
): Promise<Cluster> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'sandtable-postgres-'));
  const { uid, gid } = runner();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  run(programs, 'initdb', [
    '-D',
    join(folder, 'data'),
    '-U',
    'sandtable',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '-N',
  ]);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    ...(options.durable ? [] : FAST),
  ];
  const cluster = clusterAt(programs, folder, port);
  writeFileSync(join(folder, 'settings'), settings.map((setting) => `-c ${setting}`).join(' '));
  cluster.start();
  return cluster;
}

function clusterAt(programs: string, folder: string, port: number): Cluster {
  const data = join(folder, 'data');
  const url = (name: string) => `postgres://sandtable@127.0.0.1:${port}/${name}`;
  return {
    async database() {
      const name = `t${randomBytes(8).toString('hex')}`;
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    stop: (how = 'fast') => run(programs, 'pg_ctl', ['-D', data, '-w', '-m', how, 'stop']),
    start: () =>
      run(programs, 'pg_ctl', [
        ...['-D', data, '-w', '-l', join(folder, 'log')],
        ...['-o', readFileSync(join(folder, 'settings'), 'utf8'), 'start'],
      ]),
    remove() {
      try {
        run(programs, 'pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      } catch {
        // It was stopped already.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the cluster that the processes of a test run share; `global-setup.ts` makes and removes it. */
export const SHARED = 'SANDTABLE_TEST_POSTGRES';

/** The cluster that all tests of a run share. The first process that needs it starts it, the others wait. */
export async function sharedDatabase(): Promise<string> {
  const home = process.env[SHARED];
  if (!home) throw new Error(`${SHARED} is not set: vitest.config.ts has a globalSetup for it`);
  const folder = join(home, 'shared');
  const ready = join(home, 'port');
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed');
  try {
    mkdirSync(folder);
    const cluster = await startPostgres({ folder });
    const [, port = ''] = /:(\d+)\//.exec(await cluster.database()) ?? [];
    writeFileSync(ready, port);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const until = Date.now() + 240_000;
    while (!existsSync(ready)) {
      if (Date.now() > until) throw new Error('PostgreSQL did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return clusterAt(programs, folder, Number(readFileSync(ready, 'utf8'))).database();
}

/** Called at the end of a run. */
export function removeShared(home: string): void {
  const programs = postgresPrograms();
  if (programs && existsSync(join(home, 'shared'))) clusterAt(programs, join(home, 'shared'), 0).remove();
  rmSync(home, { recursive: true, force: true });
}
