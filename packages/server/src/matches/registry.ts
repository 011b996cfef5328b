import type { Game, SeatId } from '@sandtable/kernel';
import { entriesFrom, entryAt, findMatch, keepHeads, putVersion } from '../store/matches.js';
import { BEGINNING, type Database, type Entry, type StoredMatch } from '../store/store.js';
import { botTurns } from './bot-turns.js';
import type { Thinker } from './bots.js';
import { carryOver } from './carry-over.js';
import { type Committer, committer } from './commit.js';
import {
  answer,
  fingerprintOf,
  follow,
  gameOf,
  happenedSince,
  headOf,
  isUnplayable,
  type Live,
  Refused,
  reviveSlowly,
  sameAct,
  slowly,
  takeBack,
  takeSnapshot,
  waitingFor,
} from './live.js';
import { markAfter } from './marks.js';
import { type Follower, inTurn, leaving, newTable, type Table } from './table.js';

export type { Follower, Table } from './table.js';

/** `repeated`: this very act was done before, and is on the disk. */
export type Acted = 'done' | 'repeated';

export interface Registry {
  /** The match with all that is on the disk; undefined if there is none of that name. */
  open(id: string): Promise<Table | undefined>;
  /** Looks at a match when memory holds exactly what is on the disk. */
  quiet<T>(table: Table, look: (live: Live) => T): Promise<T>;
  answer(table: Table, seat: SeatId, n: number, option: string): Promise<Acted>;
  undo(table: Table, seat: SeatId, n: number): Promise<Acted>;
  follow(table: Table, follower: Follower): () => void;
  readonly tables: ReadonlyMap<string, Table>;
  /** May one more be in memory, perhaps in place of one that nobody needs there? */
  hasRoom(): boolean;
  close(): Promise<void>;
}

export interface RegistryHabits {
  readonly games: Readonly<Record<string, Game>>;
  readonly store: Database;
  readonly thinker: Thinker;
  /** A match that nobody has used for this long leaves memory. */
  readonly idleMilliseconds: number;
  /** Beyond so many, matches that nobody follows leave memory sooner. */
  readonly mostTables: number;
  readonly report: (error: unknown, what: string) => void;
  readonly wrote?: (additions: number, milliseconds: number, diskMilliseconds: number) => void;
  /** So many answers of bots are on the disk. */
  readonly botsAnswered?: (count: number) => void;
  /** Somebody's turn has come: for notices. */
  readonly asked?: (table: Table, seats: readonly SeatId[]) => void;
  /** A match goes on under another version of its rules than it was begun under. */
  readonly carriedOver?: (match: StoredMatch, version: number) => void;
}

/** After a fault (a full disk, a database that is away) one more try, but not at once. */
const RETRY = 1000;
const GONE = 'this table has left memory';
/** So many matches that cannot be played are remembered as told of. */
const MOST_UNPLAYABLE = 10_000;

export function registry(habits: RegistryHabits): Registry {
  const { games, store, thinker } = habits;
  const commits: Committer = committer(store, habits.wrote);
  const tables = new Map<string, Table>();
  const byKey = new Map<number, string>();
  const loading = new Map<string, Promise<Table | undefined>>();
  let closed = false;
  let wakes = 0;

  /** A match that cannot be played is one line in the log, however often somebody asks for it. */
  const unplayable = new Set<string>();
  const report = (error: unknown, what: string): void => {
    if (isUnplayable(error)) {
      if (unplayable.has(error.message)) return;
      if (unplayable.size >= MOST_UNPLAYABLE) unplayable.clear();
      unplayable.add(error.message);
    }
    habits.report(error, what);
  };

  const reviveFrom = async (stored: StoredMatch): Promise<Live> => {
    try {
      const game = gameOf(games, stored);
      if (game.version !== stored.version) return await carriedOver(game, stored);
      const entries = await entriesFrom(store, stored.pk, stored.snapshot.n);
      return await reviveSlowly(game, await withMark(stored), entries);
    } catch (error) {
      if (isUnplayable(error)) report(error, 'match');
      throw error;
    }
  };

  /** A snapshot of an earlier release has no mark: it is made of the entries before it. */
  const withMark = async (stored: StoredMatch): Promise<StoredMatch> => {
    const { pk, seed, snapshot } = stored;
    if (snapshot.n === 0 || snapshot.mark) return stored;
    return { ...stored, snapshot: { ...snapshot, mark: markAfter(seed, await entriesFrom(store, pk, 0, snapshot.n)) } };
  };

  /** A match that was begun under another version of the rules goes on under today's if nothing in it changes by that. */
  const carriedOver = async (game: Game, stored: StoredMatch): Promise<Live> => {
    const live = await carryOver(game, stored, await entriesFrom(store, stored.pk, 0));
    const kept = await putVersion(store, stored, game.version, takeSnapshot(live) ?? BEGINNING);
    if (!kept) throw new Error('another process has carried the match over');
    habits.carriedOver?.(stored, game.version);
    return live;
  };

  const load = async (id: string): Promise<Live | undefined> => {
    const stored = await findMatch(store, id);
    return stored && reviveFrom(stored);
  };

  const open = async (id: string): Promise<Table | undefined> => {
    const known = tables.get(id);
    if (known) {
      known.lastUsed = Date.now();
      await quiet(known, () => undefined);
      return known;
    }
    const begun = loading.get(id);
    if (begun) return begun;
    const wokenBefore = wakes;
    const opening = load(id).then((live) => {
      if (!live) return undefined;
      const table = newTable(live);
      tables.set(id, table);
      byKey.set(live.stored.pk, id);
      if (tables.size > habits.mostTables) sweep();
      // A wake-up that came while the match was being read may have been for it.
      table.behind = wakes !== wokenBefore;
      nudge(table);
      return table;
    });
    loading.set(id, opening);
    return opening.finally(() => loading.delete(id));
  };

  const tell = (table: Table): void => {
    const { live } = table;
    const happened = happenedSince(live, table.told);
    table.told = headOf(live);
    for (const follower of table.followers) safely(() => follower.changed(live, happened));
    safely(() => habits.asked?.(table, waitingFor(live)));
  };
  /** What is on the disk stays done, whatever happens while it is told. */
  const safely = (call: () => void): void => {
    try {
      call();
    } catch (error) {
      report(error, 'telling');
    }
  };

  const readAgain = async (table: Table): Promise<Live> => {
    const { stored } = table.live;
    try {
      const newest = await load(stored.id);
      // Followers are told all that they lack, and so memory must go back to what each of them knows.
      const known = Math.min(table.told, ...[...table.followers].map((follower) => follower.known()));
      return newest && newest.base <= known ? newest : await reviveFrom(stored);
    } catch (error) {
      if (isUnplayable(error)) {
        forget(table);
        for (const follower of table.followers) safely(() => follower.ended(error));
      }
      throw error;
    }
  };
  /** What a later version of the rules must come to (carry-over.ts). A match that is wrong in memory has nothing to keep. */
  const keepPositions = async (gone: readonly Table[]): Promise<void> => {
    const heads = gone
      .filter(({ stale, live }) => !stale && live.stored.head?.n !== headOf(live))
      .map(({ live }) => ({ match: live.stored.pk, n: headOf(live), fingerprint: fingerprintOf(live.match) }));
    if (heads.length > 0) await keepHeads(store, heads).catch((error: unknown) => report(error, 'fingerprints'));
  };

  const isHere = (table: Table): boolean => tables.get(table.live.stored.id) === table;
  const forget = ({ live: { stored } }: Table): void => {
    tables.delete(stored.id);
    byKey.delete(stored.pk);
  };

  /** What memory holds may be ahead of the disk or behind it: the disk is right. */
  const reread = async (table: Table): Promise<void> => {
    // Whoever wakes us from here on has news that this reading may not see.
    table.behind = false;
    const live = await readAgain(table);
    table.live = live;
    table.stale = false;
    table.told = headOf(live);
    for (const follower of table.followers) safely(() => follower.reread(live));
    safely(() => habits.asked?.(table, waitingFor(live)));
  };

  const catchUp = async (table: Table): Promise<void> => {
    const { live } = table;
    // Whoever wakes us from here on has news that this reading may not see.
    table.behind = false;
    try {
      const entries = await entriesFrom(store, live.stored.pk, headOf(live));
      if (entries.length === 0) return;
      await slowly(entries, (entry) => follow(live, entry));
    } catch (error) {
      table.stale = true;
      if (!isUnplayable(error)) throw error;
      // It may be memory that the entries do not fit.
      return reread(table);
    }
    tell(table);
  };

  /** One act at a table, with memory and disk agreed; afterwards the bots may have something to think about. */
  const act = <T>(table: Table, doing: (live: Live) => T | Promise<T>): Promise<T> =>
    inTurn(table, async () => {
      try {
        if (table.stale) await reread(table);
        else if (table.behind) await catchUp(table);
        return await doing(table.live);
      } finally {
        if (table.stale) later(table);
        else letBotsThink(table);
      }
    });
  const quiet: Registry['quiet'] = (table, look) => act(table, look);
  const nudge = (table: Table): void =>
    void act(table, () => undefined).catch((error: unknown) => report(error, 'match'));

  /** Looks at the table again by itself, so that those who wait there hear of it. */
  const later = (table: Table, milliseconds = RETRY): void => {
    const at = Date.now() + milliseconds;
    if (closed || (table.retry && table.retry.at <= at)) return;
    clearTimeout(table.retry?.timer);
    const timer = setTimeout(() => {
      table.retry = undefined;
      if (!closed && isHere(table)) nudge(table);
    }, milliseconds);
    table.retry = { at, timer: timer.unref() };
  };

  /** Puts on the disk what has just been done, then tells everybody. Only within an act. */
  const save = async (table: Table, live: Live, entries: readonly Entry[]): Promise<void> => {
    const snapshot = takeSnapshot(live);
    const { result } = live.match;
    let how: Awaited<ReturnType<Committer['commit']>>;
    // Until it is known to be on the disk it is not to be relied on.
    table.stale = true;
    try {
      how = await commits.commit(
        {
          match: live.stored.pk,
          entries,
          ...(snapshot ? { snapshot } : {}),
          ...(result ? { result: JSON.stringify(result) } : {}),
        },
        live,
      );
    } catch (error) {
      report(error, 'commit');
      throw error;
    }
    if (how === 'lost') {
      await reread(table);
      throw new Refused('late', 'The match has moved on.');
    }
    table.stale = false;
    tell(table);
  };

  const letBotsThink = botTurns({
    thinker,
    closed: () => closed,
    act,
    save,
    later,
    report,
    answered: habits.botsAnswered,
  });

  /** The number that an act names must be the next: an older one is late, unless it is the same act once more. */
  const guard = async (live: Live, seat: SeatId, n: number, option: string): Promise<'go' | 'repeated'> => {
    const head = headOf(live);
    if (n === head) return 'go';
    if (n > head) throw new Refused('early', `There are only ${head} entries so far.`);
    const made = n < live.base ? await entryAt(store, live.stored.pk, n) : live.done[n - live.base];
    if (made && sameAct(live, made, seat, option)) return 'repeated';
    throw new Refused('late', `Entry ${n} has been made already; the next is ${head}.`);
  };

  const person = (table: Table, seat: SeatId, n: number, option: string): Promise<Acted> =>
    act(table, async (live) => {
      // What is done at another table of the same match would not be told to those who sit at this one.
      if (!isHere(table)) throw new Error(GONE);
      table.lastUsed = Date.now();
      if ((await guard(live, seat, n, option)) === 'repeated') return 'repeated';
      await save(table, live, [option === '' ? takeBack(live, seat) : answer(live, seat, option)]);
      return 'done';
    });

  /** Another process has added something; or this one has not been told for a while and must look for itself. */
  store.onWake((keys) => {
    wakes++;
    const woken = keys === 'all' ? [...tables.keys()] : keys.flatMap((key) => byKey.get(key) ?? []);
    for (const id of woken) {
      const table = tables.get(id);
      if (!table) continue;
      table.behind = true;
      nudge(table);
    }
  });

  const { idleMilliseconds, mostTables } = habits;
  let keeping: Promise<unknown> = Promise.resolve();
  const sweep = (): void => {
    const gone = leaving([...tables.values()], idleMilliseconds, mostTables);
    gone.forEach(forget);
    keeping = keeping.then(() => keepPositions(gone));
  };
  const sweeper = setInterval(sweep, Math.max(50, idleMilliseconds / 4));
  sweeper.unref();

  return {
    tables,
    hasRoom: () =>
      tables.size < mostTables || leaving([...tables.values()], idleMilliseconds, mostTables - 1).length > 0,
    open,
    quiet,
    answer: person,
    undo: (table, seat, n) => person(table, seat, n, ''),
    follow(table, follower) {
      if (!isHere(table)) throw new Error(GONE);
      table.followers.add(follower);
      return () => {
        table.followers.delete(follower);
        table.lastUsed = Date.now();
      };
    },
    async close() {
      closed = true;
      clearInterval(sweeper);
      await Promise.allSettled(loading.values());
      await Promise.all([...tables.values()].map(({ settled }) => settled));
      await commits.idle();
      await keeping;
      await keepPositions([...tables.values()]);
      await thinker.close();
    },
  };
}
