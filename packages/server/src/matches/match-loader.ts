import type { Game } from '@sandtable/kernel';
import { entriesFrom, findMatch, putVersion } from '../store/matches.js';
import { BEGINNING, type Database, type StoredMatch } from '../store/store.js';
import { markAfter } from './history-marks.js';
import { gameOf, isUnplayable, type LiveMatch, loadMatchInSlices, takePendingSnapshot } from './live-match.js';
import { carryOver } from './rules-version-carry-over.js';
import type { Report } from './unplayable-reports.js';

export interface MatchLoaderOptions {
  readonly games: Readonly<Record<string, Game>>;
  readonly store: Database;
  readonly report: Report;
  /** A match continues under another version of its rules than the one it began under. */
  readonly onCarriedOver?: (match: StoredMatch, version: number) => void;
}

/** Builds matches in memory from what the database holds. */
export interface MatchLoader {
  /** From the newest snapshot; undefined if no match has this id. */
  load(id: string): Promise<LiveMatch | undefined>;
  /** From the snapshot of `stored`, which may be older than the newest one. */
  loadStored(stored: StoredMatch): Promise<LiveMatch>;
}

export function matchLoader({ games, store, report, onCarriedOver }: MatchLoaderOptions): MatchLoader {
  /** Snapshots of earlier releases have no mark: it is computed from the entries before them. */
  const withMark = async (stored: StoredMatch): Promise<StoredMatch> => {
    const { pk, seed, snapshot } = stored;
    if (snapshot.n === 0 || snapshot.mark) return stored;
    return { ...stored, snapshot: { ...snapshot, mark: markAfter(seed, await entriesFrom(store, pk, 0, snapshot.n)) } };
  };

  const carryOverStored = async (game: Game, stored: StoredMatch): Promise<LiveMatch> => {
    const live = await carryOver(game, stored, await entriesFrom(store, stored.pk, 0));
    const isStored = await putVersion(store, stored, game.version, takePendingSnapshot(live) ?? BEGINNING);
    if (!isStored) throw new Error('another process has carried the match over');
    onCarriedOver?.(stored, game.version);
    return live;
  };

  const loadStored = async (stored: StoredMatch): Promise<LiveMatch> => {
    try {
      const game = gameOf(games, stored);
      if (game.version !== stored.version) return await carryOverStored(game, stored);
      const entries = await entriesFrom(store, stored.pk, stored.snapshot.n);
      return await loadMatchInSlices(game, await withMark(stored), entries);
    } catch (error) {
      if (isUnplayable(error)) report(error, 'match');
      throw error;
    }
  };

  return {
    loadStored,
    async load(id) {
      const stored = await findMatch(store, id);
      return stored && loadStored(stored);
    },
  };
}
