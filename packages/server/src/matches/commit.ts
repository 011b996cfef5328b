import { append } from '../store/matches.js';
import type { Addition, Database } from '../store/store.js';

/** What a commit brought to one addition: it is on the disk, or another process was first. */
type CommitOutcome = 'kept' | 'lost';

interface QueuedAddition {
  readonly addition: Addition;
  readonly builtOn: object;
  readonly kept: (how: CommitOutcome) => void;
  readonly failed: (error: unknown) => void;
}

export interface Committer {
  /**
   * Resolves when the addition is on the disk. `builtOn` is the match in memory that it goes on from: once anything of it
   * did not get to the disk, nothing that follows may get there either.
   */
  commit(addition: Addition, builtOn: object): Promise<CommitOutcome>;
  /** When everything asked for so far has been settled. */
  idle(): Promise<void>;
}

/** A commit takes at most this many, so that a burst does not make everybody wait for all of it. */
const MAX_PER_COMMIT = 500;

/**
 * Answers that arrive together share one commit: while one is being written the next gathers. Nobody is told of anything
 * that is not on the disk.
 */
export function createCommitter(
  store: Database,
  wrote: (additions: number, milliseconds: number, diskMilliseconds: number) => void = () => {},
): Committer {
  let gathered: QueuedAddition[] = [];
  let writing: Promise<void> | undefined;
  const broken = new WeakSet<object>();

  /** What was built on something that did not get to the disk must not get there either. */
  const withdraw = (fallen: readonly QueuedAddition[]): QueuedAddition[] => {
    if (fallen.length === 0) return [];
    for (const { builtOn } of fallen) broken.add(builtOn);
    const stale = gathered.filter(({ builtOn }) => broken.has(builtOn));
    gathered = gathered.filter(({ builtOn }) => !broken.has(builtOn));
    return stale;
  };

  const write = async (): Promise<void> => {
    // Everything that came in with this turn of the event loop goes into the commit.
    await new Promise((resolve) => setImmediate(resolve));
    while (gathered.length > 0) {
      const batch = gathered.slice(0, MAX_PER_COMMIT);
      gathered = gathered.slice(MAX_PER_COMMIT);
      const began = performance.now();
      try {
        let disk = 0;
        const additions = merge(batch.map(({ addition }) => addition));
        const lost = await append(store, additions, (milliseconds) => {
          disk = milliseconds;
        });
        wrote(batch.length, performance.now() - began, disk);
        for (const { kept } of withdraw(batch.filter(({ addition }) => lost.has(addition.match)))) kept('lost');
        for (const { addition, kept } of batch) kept(lost.has(addition.match) ? 'lost' : 'kept');
      } catch (error) {
        for (const { failed } of [...batch, ...withdraw(batch)]) failed(error);
      }
    }
    writing = undefined;
  };

  return {
    commit(addition, builtOn) {
      if (broken.has(builtOn)) return Promise.resolve('lost');
      const settled = new Promise<CommitOutcome>((kept, failed) => gathered.push({ addition, builtOn, kept, failed }));
      writing ??= write();
      return settled;
    },
    idle: async () => {
      while (writing) await writing;
    },
  };
}

/** One addition a match, its entries in turn; the last snapshot and result are the ones that count. */
function merge(additions: readonly Addition[]): Addition[] {
  const byMatch = new Map<number, Addition>();
  for (const next of additions) {
    const before = byMatch.get(next.match);
    byMatch.set(next.match, before ? { ...before, ...next, entries: [...before.entries, ...next.entries] } : next);
  }
  return [...byMatch.values()];
}
