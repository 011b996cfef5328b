import type { Game, SeatId } from '@sandtable/kernel';
import { entriesFrom, entryAt, findMatch, keepHeads, putVersion } from '../store/matches.js';
import { BEGINNING, type Database, type Entry, type StoredMatch } from '../store/store.js';
import type { BotThread } from './bot-thread.js';
import { botTurns } from './bot-turns.js';
import { carryOver } from './carry-over.js';
import { type Committer, createCommitter } from './commit.js';
import { markAfter } from './history-marks.js';
import {
  applyAnswer,
  applyUndo,
  entryCount,
  fingerprintOf,
  gameOf,
  historySince,
  inSlices,
  isSameEntry,
  isUnplayable,
  type LiveMatch,
  loadMatchInSlices,
  RefusedError,
  replayEntry,
  takePendingSnapshot,
  waitingFor,
} from './live-match.js';
import { newRoom, type Room, roomsToEvict, runExclusive, type Subscriber } from './room.js';

export type { Room, Subscriber } from './room.js';

/** `repeated`: this very act was done before, and is on the disk. */
export type ActionOutcome = 'done' | 'repeated';

export interface Registry {
  /** The match with all that is on the disk; undefined if there is none of that name. */
  open(id: string): Promise<Room | undefined>;
  /** Looks at a match when memory holds exactly what is on the disk. */
  whenSettled<T>(room: Room, look: (live: LiveMatch) => T): Promise<T>;
  answer(room: Room, seat: SeatId, n: number, option: string): Promise<ActionOutcome>;
  undo(room: Room, seat: SeatId, n: number): Promise<ActionOutcome>;
  subscribe(room: Room, subscriber: Subscriber): () => void;
  readonly rooms: ReadonlyMap<string, Room>;
  /** May one more be in memory, perhaps in place of one that nobody needs there? */
  hasRoom(): boolean;
  close(): Promise<void>;
}

export interface RegistryOptions {
  readonly games: Readonly<Record<string, Game>>;
  readonly store: Database;
  readonly botThread: BotThread;
  /** A match that nobody has used for this long leaves memory. */
  readonly idleMs: number;
  /** Beyond so many, matches that nobody follows leave memory sooner. */
  readonly maxRooms: number;
  readonly report: (error: unknown, what: string) => void;
  readonly onCommit?: (additions: number, durationMs: number, diskMs: number) => void;
  /** So many answers of bots are on the disk. */
  readonly onBotAnswers?: (count: number) => void;
  /** Somebody's turn has come: for notices. */
  readonly onTurn?: (room: Room, seats: readonly SeatId[]) => void;
  /** A match goes on under another version of its rules than it was begun under. */
  readonly onCarriedOver?: (match: StoredMatch, version: number) => void;
}

/** After a fault (a full disk, a database that is away) one more try, but not at once. */
const RETRY_DELAY_MS = 1000;
const EVICTED = 'this table has left memory';
/** So many matches that cannot be played are remembered as told of. */
const MAX_UNPLAYABLE = 10_000;

export function createRegistry(options: RegistryOptions): Registry {
  const { games, store, botThread } = options;
  const commits: Committer = createCommitter(store, options.onCommit);
  const rooms = new Map<string, Room>();
  const byKey = new Map<number, string>();
  const loading = new Map<string, Promise<Room | undefined>>();
  let closed = false;
  let wakes = 0;

  /** A match that cannot be played is one line in the log, however often somebody asks for it. */
  const unplayable = new Set<string>();
  const report = (error: unknown, what: string): void => {
    if (isUnplayable(error)) {
      if (unplayable.has(error.message)) return;
      if (unplayable.size >= MAX_UNPLAYABLE) unplayable.clear();
      unplayable.add(error.message);
    }
    options.report(error, what);
  };

  const loadFrom = async (stored: StoredMatch): Promise<LiveMatch> => {
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

  /** A snapshot of an earlier release has no mark: it is made of the entries before it. */
  const withMark = async (stored: StoredMatch): Promise<StoredMatch> => {
    const { pk, seed, snapshot } = stored;
    if (snapshot.n === 0 || snapshot.mark) return stored;
    return { ...stored, snapshot: { ...snapshot, mark: markAfter(seed, await entriesFrom(store, pk, 0, snapshot.n)) } };
  };

  /** A match that was begun under another version of the rules goes on under today's if nothing in it changes by that. */
  const carryOverStored = async (game: Game, stored: StoredMatch): Promise<LiveMatch> => {
    const live = await carryOver(game, stored, await entriesFrom(store, stored.pk, 0));
    const kept = await putVersion(store, stored, game.version, takePendingSnapshot(live) ?? BEGINNING);
    if (!kept) throw new Error('another process has carried the match over');
    options.onCarriedOver?.(stored, game.version);
    return live;
  };

  const load = async (id: string): Promise<LiveMatch | undefined> => {
    const stored = await findMatch(store, id);
    return stored && loadFrom(stored);
  };

  const open = async (id: string): Promise<Room | undefined> => {
    const known = rooms.get(id);
    if (known) {
      known.lastUsed = Date.now();
      await whenSettled(known, () => undefined);
      return known;
    }
    const begun = loading.get(id);
    if (begun) return begun;
    const wokenBefore = wakes;
    const opening = load(id).then((live) => {
      if (!live) return undefined;
      const room = newRoom(live);
      rooms.set(id, room);
      byKey.set(live.stored.pk, id);
      if (rooms.size > options.maxRooms) sweep();
      // A wake-up that came while the match was being read may have been for it.
      room.behind = wakes !== wokenBefore;
      nudge(room);
      return room;
    });
    loading.set(id, opening);
    return opening.finally(() => loading.delete(id));
  };

  const tell = (room: Room): void => {
    const { live } = room;
    const happened = historySince(live, room.announcedN);
    room.announcedN = entryCount(live);
    for (const subscriber of room.subscribers) safely(() => subscriber.onChange(live, happened));
    safely(() => options.onTurn?.(room, waitingFor(live)));
  };
  /** What is on the disk stays done, whatever happens while it is told. */
  const safely = (call: () => void): void => {
    try {
      call();
    } catch (error) {
      report(error, 'telling');
    }
  };

  const readAgain = async (room: Room): Promise<LiveMatch> => {
    const { stored } = room.live;
    try {
      const newest = await load(stored.id);
      // Followers are told all that they lack, and so memory must go back to what each of them knows.
      const known = Math.min(room.announcedN, ...[...room.subscribers].map((subscriber) => subscriber.known()));
      return newest && newest.firstN <= known ? newest : await loadFrom(stored);
    } catch (error) {
      if (isUnplayable(error)) {
        forget(room);
        for (const subscriber of room.subscribers) safely(() => subscriber.onEnd(error));
      }
      throw error;
    }
  };
  /** What a later version of the rules must come to (carry-over.ts). A match that is wrong in memory has nothing to keep. */
  const keepPositions = async (gone: readonly Room[]): Promise<void> => {
    const heads = gone
      .filter(({ stale, live }) => !stale && live.stored.head?.n !== entryCount(live))
      .map(({ live }) => ({ match: live.stored.pk, n: entryCount(live), fingerprint: fingerprintOf(live.match) }));
    if (heads.length > 0) await keepHeads(store, heads).catch((error: unknown) => report(error, 'fingerprints'));
  };

  const isHere = (room: Room): boolean => rooms.get(room.live.stored.id) === room;
  const forget = ({ live: { stored } }: Room): void => {
    rooms.delete(stored.id);
    byKey.delete(stored.pk);
  };

  /** What memory holds may be ahead of the disk or behind it: the disk is right. */
  const reread = async (room: Room): Promise<void> => {
    // Whoever wakes us from here on has news that this reading may not see.
    room.behind = false;
    const live = await readAgain(room);
    room.live = live;
    room.stale = false;
    room.announcedN = entryCount(live);
    for (const subscriber of room.subscribers) safely(() => subscriber.onReload(live));
    safely(() => options.onTurn?.(room, waitingFor(live)));
  };

  const catchUp = async (room: Room): Promise<void> => {
    const { live } = room;
    // Whoever wakes us from here on has news that this reading may not see.
    room.behind = false;
    try {
      const entries = await entriesFrom(store, live.stored.pk, entryCount(live));
      if (entries.length === 0) return;
      await inSlices(entries, (entry) => replayEntry(live, entry));
    } catch (error) {
      room.stale = true;
      if (!isUnplayable(error)) throw error;
      // It may be memory that the entries do not fit.
      return reread(room);
    }
    tell(room);
  };

  /** One act at a table, with memory and disk agreed; afterwards the bots may have something to think about. */
  const runAction = <T>(room: Room, doing: (live: LiveMatch) => T | Promise<T>): Promise<T> =>
    runExclusive(room, async () => {
      try {
        if (room.stale) await reread(room);
        else if (room.behind) await catchUp(room);
        return await doing(room.live);
      } finally {
        if (room.stale) runLater(room);
        else letBotsThink(room);
      }
    });
  const whenSettled: Registry['whenSettled'] = (room, look) => runAction(room, look);
  const nudge = (room: Room): void =>
    void runAction(room, () => undefined).catch((error: unknown) => report(error, 'match'));

  /** Looks at the table again by itself, so that those who wait there hear of it. */
  const runLater = (room: Room, durationMs = RETRY_DELAY_MS): void => {
    const at = Date.now() + durationMs;
    if (closed || (room.retry && room.retry.at <= at)) return;
    clearTimeout(room.retry?.timer);
    const timer = setTimeout(() => {
      room.retry = undefined;
      if (!closed && isHere(room)) nudge(room);
    }, durationMs);
    room.retry = { at, timer: timer.unref() };
  };

  /** Puts on the disk what has just been done, then tells everybody. Only within an act. */
  const save = async (room: Room, live: LiveMatch, entries: readonly Entry[]): Promise<void> => {
    const snapshot = takePendingSnapshot(live);
    const { result } = live.match;
    let how: Awaited<ReturnType<Committer['commit']>>;
    // Until it is known to be on the disk it is not to be relied on.
    room.stale = true;
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
      await reread(room);
      throw new RefusedError('late', 'The match has moved on.');
    }
    room.stale = false;
    tell(room);
  };

  const letBotsThink = botTurns({
    botThread,
    closed: () => closed,
    runAction,
    save,
    runLater,
    report,
    onAnswered: options.onBotAnswers,
  });

  /** The number that an act names must be the next: an older one is late, unless it is the same act once more. */
  const guard = async (live: LiveMatch, seat: SeatId, n: number, option: string): Promise<'go' | 'repeated'> => {
    const head = entryCount(live);
    if (n === head) return 'go';
    if (n > head) throw new RefusedError('early', `There are only ${head} entries so far.`);
    const made = n < live.firstN ? await entryAt(store, live.stored.pk, n) : live.entries[n - live.firstN];
    if (made && isSameEntry(live, made, seat, option)) return 'repeated';
    throw new RefusedError('late', `Entry ${n} has been made already; the next is ${head}.`);
  };

  const person = (room: Room, seat: SeatId, n: number, option: string): Promise<ActionOutcome> =>
    runAction(room, async (live) => {
      // What is done at another table of the same match would not be told to those who sit at this one.
      if (!isHere(room)) throw new Error(EVICTED);
      room.lastUsed = Date.now();
      if ((await guard(live, seat, n, option)) === 'repeated') return 'repeated';
      await save(room, live, [option === '' ? applyUndo(live, seat) : applyAnswer(live, seat, option)]);
      return 'done';
    });

  /** Another process has added something; or this one has not been told for a while and must look for itself. */
  store.onWake((keys) => {
    wakes++;
    const woken = keys === 'all' ? [...rooms.keys()] : keys.flatMap((key) => byKey.get(key) ?? []);
    for (const id of woken) {
      const room = rooms.get(id);
      if (!room) continue;
      room.behind = true;
      nudge(room);
    }
  });

  const { idleMs, maxRooms } = options;
  let keeping: Promise<unknown> = Promise.resolve();
  const sweep = (): void => {
    const gone = roomsToEvict([...rooms.values()], idleMs, maxRooms);
    gone.forEach(forget);
    keeping = keeping.then(() => keepPositions(gone));
  };
  const sweeper = setInterval(sweep, Math.max(50, idleMs / 4));
  sweeper.unref();

  return {
    rooms,
    hasRoom: () => rooms.size < maxRooms || roomsToEvict([...rooms.values()], idleMs, maxRooms - 1).length > 0,
    open,
    whenSettled,
    answer: person,
    undo: (room, seat, n) => person(room, seat, n, ''),
    subscribe(room, subscriber) {
      if (!isHere(room)) throw new Error(EVICTED);
      room.subscribers.add(subscriber);
      return () => {
        room.subscribers.delete(subscriber);
        room.lastUsed = Date.now();
      };
    },
    async close() {
      closed = true;
      clearInterval(sweeper);
      await Promise.allSettled(loading.values());
      await Promise.all([...rooms.values()].map(({ settled }) => settled));
      await commits.idle();
      await keeping;
      await keepPositions([...rooms.values()]);
      await botThread.close();
    },
  };
}
