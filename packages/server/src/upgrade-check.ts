import { join } from 'node:path';
import type { Game } from '@sandtable/kernel';
import type { Config } from './config.js';
import { gameOf, isUnplayable } from './matches/live-match.js';
import { carryOver, replayWhole } from './matches/rules-version-carry-over.js';
import { entriesFrom, findMatch, openMatches } from './store/matches.js';
import type { Database, StoredMatch } from './store/store.js';

/**
 * What would happen to an unfinished match on this server: `good`, it continues as it is; `carried`, it continues under
 * another version of its rules; `refused`, it can't continue and stays as it is; `damaged`, its own rules can't replay
 * what is stored.
 */
export const VERDICTS = ['good', 'carried', 'refused', 'damaged'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface CheckedMatch {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that it is stored with. */
  readonly version: number;
  readonly answers: number;
  readonly verdict: Verdict;
  /** For `refused` and `damaged`: a sentence in English. */
  readonly reason?: string;
}

const PAGE = 100;

/** Checks every unfinished match, newest first. Writes nothing, so a server may run at the same time. */
export async function* checkMatches(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  games: Readonly<Record<string, Game>>,
): AsyncGenerator<CheckedMatch> {
  const store = await openToRead(config);
  try {
    let before = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const page = await openMatches(store, before, PAGE);
      for (const { pk, id } of page) {
        before = pk;
        const stored = await findMatch(store, id);
        if (stored) yield await check(store, games, stored);
      }
      if (page.length < PAGE) return;
    }
  } finally {
    await store.close();
  }
}

/** Opened for reading only, so a server may run at the same time. */
export async function openToRead({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Database> {
  if (databaseUrl) return (await import('./store/postgres.js')).readPostgres(databaseUrl);
  return (await import('./store/sqlite.js')).readSqlite(join(dataFolder, 'sandtable.db'));
}

async function check(
  store: Database,
  games: Readonly<Record<string, Game>>,
  stored: StoredMatch,
): Promise<CheckedMatch> {
  const { id, game, version, pk } = stored;
  const entries = await entriesFrom(store, pk, 0);
  const about = { id, game, version, answers: entries.length };
  try {
    const rules = gameOf(games, stored);
    if (rules.version !== version) {
      await carryOver(rules, stored, entries);
      return { ...about, verdict: 'carried' };
    }
    const { differsAt } = await replayWhole(rules, stored, entries);
    if (differsAt === undefined) return { ...about, verdict: 'good' };
    const reason = `Match ${id} stands otherwise after ${differsAt} answers than when they were given.`;
    return { ...about, verdict: 'damaged', reason };
  } catch (error) {
    if (!isUnplayable(error)) throw error;
    return { ...about, verdict: error.code === 'damaged' ? 'damaged' : 'refused', reason: error.message };
  }
}
