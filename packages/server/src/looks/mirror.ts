import type { Game } from '@sandtable/kernel';
import { follow, headOf, type Live, revive, takeSnapshot } from '../matches/live.js';
import { BEGINNING, type Entry, type Snapshot, type StoredMatch } from '../store/store.js';
import type { MatchNews } from './requests.js';

/** Work that can pause at every `yield`, so that the thread can go on with something else. */
export type Steps<T> = Generator<void, T>;

/**
 * A match as the thread of looks holds it: what the server's memory has, and its earlier history once somebody asked for
 * it. Several looks may work at one match in turn; each step leaves it whole.
 */
export class MirroredMatch {
  private readonly recent: Entry[] = [];
  private early: readonly Entry[] | undefined;
  private now: Live | undefined;
  private whole: Live | undefined;
  /** Where a look at the past can begin, oldest first. */
  private readonly snapshots: Snapshot[];

  constructor(
    private readonly game: Game,
    private readonly stored: StoredMatch,
  ) {
    this.snapshots = [stored.snapshot];
    if (this.base === 0) this.early = [];
  }

  /** The first entry that was not in the snapshot; what came before it may not be known here. */
  get base(): number {
    return this.stored.snapshot.n;
  }

  hear({ early, recent }: MatchNews): void {
    this.early ??= early;
    this.recent.push(...recent);
  }

  /** The match with all entries that are known here. */
  *present(): Steps<Live> {
    this.now ??= revive(this.game, this.stored, []);
    if (this.base === 0) this.whole = this.now;
    const head = this.base + this.recent.length;
    while (headOf(this.now) < head) {
      this.step(this.now);
      yield;
    }
    return this.now;
  }

  /** The match from its very beginning, with at least its first `n` entries. */
  *fromBeginning(n: number): Steps<Live> {
    this.whole ??= revive(this.game, { ...this.stored, snapshot: BEGINNING }, []);
    if (this.base === 0) this.now = this.whole;
    while (headOf(this.whole) < n) {
      this.step(this.whole);
      yield;
    }
    return this.whole;
  }

  /** The match with exactly its first `n` entries. */
  *after(n: number): Steps<Live> {
    const newest = n < this.base ? yield* this.fromBeginning(n) : yield* this.present();
    if (headOf(newest) === n) return newest;
    const snapshot = this.snapshots.findLast((it) => it.n <= n) ?? BEGINNING;
    const then = revive(this.game, { ...this.stored, snapshot }, []);
    while (headOf(then) < n) {
      follow(then, this.entry(headOf(then)));
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
    if (!entry) throw new Error(`the thread of looks was not given entry ${n}`);
    return entry;
  }

  private step(live: Live): void {
    follow(live, this.entry(headOf(live)));
    const snapshot = takeSnapshot(live);
    if (!snapshot || this.snapshots.some((it) => it.n === snapshot.n)) return;
    this.snapshots.push(snapshot);
    this.snapshots.sort((a, b) => a.n - b.n);
  }
}
