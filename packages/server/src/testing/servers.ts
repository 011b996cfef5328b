import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { andeanAbyss } from '@sandtable/andean-abyss';
import type { CreatedMatch, NewMatch } from '@sandtable/client/wire';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import type { Game } from '@sandtable/kernel';
import { toy } from '@sandtable/kernel/testing';
import { labyrinth } from '@sandtable/labyrinth';
import { type Config, DEFAULTS, type RunningServer, type ServerOptions, startServer } from '../index.js';
import { endless } from './endless.js';
import { postgresPrograms, sharedDatabase } from './postgres.js';

export const games = {
  [andeanAbyss.id]: andeanAbyss,
  [imperialStruggle.id]: imperialStruggle,
  [labyrinth.id]: labyrinth,
  [toy.id]: toy,
  [endless.id]: endless,
} as unknown as Readonly<Record<string, Game>>;
const GAMES_MODULE = new URL('./games.mjs', import.meta.url).href;

/** The database of a test. */
export interface TestStorage {
  readonly config: Partial<Config>;
  remove(): void;
}

export function sqliteStorage(): TestStorage {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandtable-data-'));
  return { config: { dataFolder }, remove: () => rmSync(dataFolder, { recursive: true, force: true }) };
}

/** Removed with the cluster. */
export async function postgresStorage(): Promise<TestStorage> {
  return { config: { databaseUrl: await sharedDatabase() }, remove: () => {} };
}

/** For `describe.each`: the databases there are on this machine. */
export interface TestDatabase {
  readonly name: string;
  readonly place: () => TestStorage | Promise<TestStorage>;
  /** Whether several server processes can share it: the first locks an SQLite folder. */
  readonly isShared: boolean;
}

export const DATABASES: readonly TestDatabase[] = [
  { name: 'SQLite', place: sqliteStorage, isShared: false },
  ...(postgresPrograms() ? [{ name: 'PostgreSQL', place: postgresStorage, isShared: true }] : []),
];
if (!postgresPrograms())
  console.warn('PostgreSQL is not installed: what needs it is SKIPPED (Debian: apt install postgresql).');

const NO_LIMITS = {
  connectionsPerMinute: 1e6,
  messagesPerSecond: 1e6,
  burst: 1e6,
  sockets: 1e6,
  chatLinesPerMinute: 1e6,
  matchesPerHour: 1e6,
  connections: 1e6,
  connectionsPerAddress: 1e6,
  heavyReadMsPerSecond: 1e6,
  heavyReadBurstMs: 1e6,
  waitingHeavyReads: 1e6,
  requestsPerMinute: 1e6,
};

/** Hashing passwords as hard as a real server does would take half of the accounts' tests. */
const QUICK_PASSWORDS = 2 ** 10;

/** A server in this process. */
export const startServerInProcess = (
  place: TestStorage,
  more: Partial<Config> = {},
  options: ServerOptions = {},
  served: { readonly games: Readonly<Record<string, Game>>; readonly module: string } = { games, module: GAMES_MODULE },
): Promise<RunningServer> =>
  startServer(
    {
      ...DEFAULTS,
      port: 0,
      logLevel: 'silent',
      limits: NO_LIMITS,
      passwordCost: QUICK_PASSWORDS,
      batchDelayMs: 0,
      ...place.config,
      ...more,
    },
    served.games,
    served.module,
    options,
  );

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  /** Sends SIGKILL: the process can't clean up. */
  kill(): Promise<void>;
  /** Sends SIGTERM: the process shuts down in order. Resolves with its exit code. */
  end(): Promise<number | null>;
}

export async function startServerProcess({ config }: TestStorage, port = 0): Promise<ServerProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
    LIMIT_CONNECTIONS: '1000000',
    LIMIT_MESSAGES: '1000000',
    LIMIT_BURST: '1000000',
    LIMIT_SOCKETS: '1000000',
    LIMIT_TALK: '1000000',
    LIMIT_REQUESTS: '1000000',
    LIMIT_MATCHES: '1000000',
    LIMIT_LOOK_MS: '1000000',
    LIMIT_ADDRESS_CONNECTIONS: '1000000',
    ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : { SANDTABLE_DATA: config.dataFolder }),
  };
  const child = fork(new URL('./serve.mjs', import.meta.url), {
    env,
    execArgv: [],
    stdio: ['ignore', process.env.LOG_LEVEL ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const address = await Promise.race([
    told(child),
    ended.then((code) => Promise.reject(new Error(`ended with ${code}`))),
  ]);
  const signal = (name: NodeJS.Signals) => {
    child.kill(name);
    return ended;
  };
  return {
    address,
    kill: async () => void (await signal('SIGKILL')),
    end: () => signal('SIGTERM'),
  };
}

const told = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.on('message', (message: { address: string }) => resolve(message.address)));

export async function makeMatch(address: string, wanted: NewMatch): Promise<CreatedMatch> {
  const reply = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  if (reply.status !== 201) throw new Error(`${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as CreatedMatch;
}
