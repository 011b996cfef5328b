import { append } from '../store/matches.js';
import type { Addition, Database } from '../store/store.js';

/** The result of a commit for one addition: it is on the disk, or another process was faster. */
type CommitOutcome = 'stored' | 'lost';

interface QueuedAddition {
  readonly addition: Addition;
  readonly builtOn: object;
  readonly resolve: (outcome: CommitOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface Committer {
  /**
   * Resolves when the addition is on the disk. `builtOn` is the match in memory that it continues: once an addition to
   * that match has failed, all later ones are lost too.
   */
  commit(addition: Addition, builtOn: object): Promise<CommitOutcome>;
  /** Resolves when all additions so far are settled. */
  idle(): Promise<void>;
}

/** At most this many additions per commit, so that in a burst the first ones don't wait for the last. */
const MAX_PER_COMMIT = 500;

/**
 * Answers that arrive together share one commit: while one is being written, the next one collects additions. Nobody is
 * notified of anything that is not on the disk.
 */
export function createCommitter(
  store: Database,
  onCommit: (additions: number, durationMs: number, diskMs: number) => void = () => {},
): Committer {
  let queued: QueuedAddition[] = [];
  let writing: Promise<void> | undefined;
  const broken = new WeakSet<object>();

  /** Removes from the queue what continues a match of which an addition failed. */
  const withdraw = (failed: readonly QueuedAddition[]): QueuedAddition[] => {
    if (failed.length === 0) return [];
    for (const { builtOn } of failed) broken.add(builtOn);
    const stale = queued.filter(({ builtOn }) => broken.has(builtOn));
    queued = queued.filter(({ builtOn }) => !broken.has(builtOn));
    return stale;
  };

  const write = async (): Promise<void> => {
    // Everything that arrives in this turn of the event loop goes into the commit.
    await new Promise((resolve) => setImmediate(resolve));
    while (queued.length > 0) {
      const batch = queued.slice(0, MAX_PER_COMMIT);
      queued = queued.slice(MAX_PER_COMMIT);
      const began = performance.now();
      try {
        let diskMs = 0;
        const additions = merge(batch.map(({ addition }) => addition));
        const lost = await append(store, additions, (durationMs) => {
          diskMs = durationMs;
        });
        onCommit(batch.length, performance.now() - began, diskMs);
        for (const { resolve } of withdraw(batch.filter(({ addition }) => lost.has(addition.match)))) resolve('lost');
        for (const { addition, resolve } of batch) resolve(lost.has(addition.match) ? 'lost' : 'stored');
      } catch (error) {
        for (const { reject } of [...batch, ...withdraw(batch)]) reject(error);
      }
    }
    writing = undefined;
  };

  return {
    commit(addition, builtOn) {
      if (broken.has(builtOn)) return Promise.resolve('lost');
      const settled = new Promise<CommitOutcome>((resolve, reject) =>
        queued.push({ addition, builtOn, resolve, reject }),
      );
      writing ??= write();
      return settled;
    },
    idle: async () => {
      while (writing) await writing;
    },
  };
}

/** One addition per match with all its entries in order; the last snapshot and the last result count. */
function merge(additions: readonly Addition[]): Addition[] {
  const byMatch = new Map<number, Addition>();
  for (const next of additions) {
    const before = byMatch.get(next.match);
    byMatch.set(next.match, before ? { ...before, ...next, entries: [...before.entries, ...next.entries] } : next);
  }
  return [...byMatch.values()];
}
