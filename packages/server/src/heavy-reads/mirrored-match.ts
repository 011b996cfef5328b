import type { Game } from '@sandtable/kernel';
import { entryCount, type LiveMatch, loadMatch, replayEntry, takePendingSnapshot } from '../matches/live-match.js';
import { BEGINNING, type Entry, type StoredMatch, type StoredSnapshot } from '../store/store.js';
import type { MatchUpdate } from './thread-messages.js';

/** Work that can pause at every `yield`, so that the thread can switch to other work. */
export type Steps<T> = Generator<void, T>;

/**
 * The heavy-read thread's copy of a match: what the server has in memory, and the earlier history once a heavy read needs it. Several
 * heavy reads may work on one match in turn, because each step leaves it consistent.
 */
export class MirroredMatch {
  private readonly recent: Entry[] = [];
  private early: readonly Entry[] | undefined;
  private now: LiveMatch | undefined;
  private whole: LiveMatch | undefined;
  /** Where a read of the past can begin, oldest first. */
  private readonly snapshots: StoredSnapshot[];

  constructor(
    private readonly game: Game,
    private readonly stored: StoredMatch,
  ) {
    this.snapshots = [stored.snapshot];
    if (this.base === 0) this.early = [];
  }

  /** The number of the first entry after the snapshot. Earlier entries may be missing here. */
  get base(): number {
    return this.stored.snapshot.n;
  }

  hear({ early, recent }: MatchUpdate): void {
    this.early ??= early;
    this.recent.push(...recent);
  }

  /** The match with all entries that are known here. */
  *present(): Steps<LiveMatch> {
    this.now ??= loadMatch(this.game, this.stored, []);
    if (this.base === 0) this.whole = this.now;
    const head = this.base + this.recent.length;
    while (entryCount(this.now) < head) {
      this.step(this.now);
      yield;
    }
    return this.now;
  }

  /** The match from its very beginning, with at least its first `n` entries. */
  *fromBeginning(n: number): Steps<LiveMatch> {
    this.whole ??= loadMatch(this.game, { ...this.stored, snapshot: BEGINNING }, []);
    if (this.base === 0) this.now = this.whole;
    while (entryCount(this.whole) < n) {
      this.step(this.whole);
      yield;
    }
    return this.whole;
  }

  /** The match with exactly its first `n` entries. */
  *after(n: number): Steps<LiveMatch> {
    const newest = n < this.base ? yield* this.fromBeginning(n) : yield* this.present();
    if (entryCount(newest) === n) return newest;
    const snapshot = this.snapshots.findLast((it) => it.n <= n) ?? BEGINNING;
    const then = loadMatch(this.game, { ...this.stored, snapshot }, []);
    while (entryCount(then) < n) {
      replayEntry(then, this.entry(entryCount(then)));
      yield;
    }
    return then;
  }

  /** The first `n` entries. */
  entries(n: number): Entry[] {
    return Array.from({ length: n }, (_, i) => this.entry(i));
  }

  private entry(n: number): Entry {
    const entry = n < this.base ? this.early?.[n] : this.recent[n - this.base];
    if (!entry) throw new Error(`the heavy-read thread was not given entry ${n}`);
    return entry;
  }

  private step(live: LiveMatch): void {
    replayEntry(live, this.entry(entryCount(live)));
    const snapshot = takePendingSnapshot(live);
    if (!snapshot || this.snapshots.some((it) => it.n === snapshot.n)) return;
    this.snapshots.push(snapshot);
    this.snapshots.sort((a, b) => a.n - b.n);
  }
}
