import type { Game, SeatId } from '@sandtable/kernel';
import type { Database, StoredMatch } from '../store/store.js';
import type { BotThreads } from './bot-thread.js';
import { botTurns } from './bot-turns.js';
import { createCommitter } from './commit.js';
import { checkEntryNumber } from './entry-number.js';
import { applyAnswer, applyUndo, entryCount, type LiveMatch } from './live-match.js';
import { matchLoader } from './match-loader.js';
import { subscriberNotifier } from './notify-subscribers.js';
import { newRoom, type Room, type Subscriber } from './room.js';
import { roomActions } from './room-actions.js';
import { roomMemory } from './room-memory.js';
import { roomSync } from './room-sync.js';
import { saveEntries } from './save-entries.js';
import { reportUnplayableOnce } from './unplayable-reports.js';

export type { Room, Subscriber } from './room.js';

/** `repeated`: exactly this action was done before and is on the disk. */
export type ActionOutcome = 'done' | 'repeated';

export interface Registry {
  /** The room of a match, up to date with the disk; undefined if no match has this id. */
  open(id: string): Promise<Room | undefined>;
  /** Calls `read` when memory holds exactly what is on the disk. */
  whenSettled<T>(room: Room, read: (live: LiveMatch) => T): Promise<T>;
  answer(room: Room, seat: SeatId, n: number, option: string): Promise<ActionOutcome>;
  undo(room: Room, seat: SeatId, n: number): Promise<ActionOutcome>;
  /** Lets the bots that think at the match's `n` entries play the best that they have found. */
  moveNow(room: Room, n: number): void;
  /** Returns the function that ends the subscription. */
  subscribe(room: Room, subscriber: Subscriber): () => void;
  readonly rooms: ReadonlyMap<string, Room>;
  /** Can one more room be in memory, perhaps after an eviction? */
  hasCapacity(): boolean;
  close(): Promise<void>;
}

export interface RegistryOptions {
  readonly games: Readonly<Record<string, Game>>;
  readonly store: Database;
  readonly botThreads: BotThreads;
  /** A room that nobody has used for this long is evicted. */
  readonly idleMs: number;
  /** Above this number, rooms without subscribers are evicted sooner. */
  readonly maxRooms: number;
  readonly report: (error: unknown, what: string) => void;
  readonly onCommit?: (additions: number, durationMs: number, diskMs: number) => void;
  /** A bot that searches has done so many parts of its plan (`PROGRESS_PARTS`). */
  readonly onBotProgress?: (room: Room, seat: SeatId, progress: number) => void;
  /** Called with the number of bot answers that were committed. */
  readonly onBotAnswers?: (count: number) => void;
  /** Called with the seats whose turn it is, for notices. */
  readonly onTurn?: (room: Room, seats: readonly SeatId[], rested?: ReadonlySet<SeatId>) => void;
  /** A match continues under another version of its rules than the one it began under. */
  readonly onCarriedOver?: (match: StoredMatch, version: number) => void;
}

export function createRegistry(options: RegistryOptions): Registry {
  const { games, store, botThreads, idleMs, maxRooms, onCarriedOver } = options;
  let closed = false;
  const isClosed = () => closed;
  const report = reportUnplayableOnce(options.report);
  const loader = matchLoader({ games, store, report, ...(onCarriedOver ? { onCarriedOver } : {}) });
  const memory = roomMemory({ store, idleMs, maxRooms, report });
  const notify = subscriberNotifier(report, options.onTurn);
  const sync = roomSync({ store, loader, notify, remove: memory.remove });
  const committer = createCommitter(store, options.onCommit);
  const save = saveEntries({ committer, sync, notify, report });
  const actions = roomActions({
    sync,
    report,
    closed: isClosed,
    isInMemory: memory.has,
    onSettled: (room) => letBotsThink(room),
  });
  const letBotsThink = botTurns({
    botThreads,
    closed: isClosed,
    runAction: actions.run,
    save,
    checkLater: actions.checkLater,
    report,
    ...(options.onBotProgress ? { onProgress: options.onBotProgress } : {}),
    ...(options.onBotAnswers ? { onAnswered: options.onBotAnswers } : {}),
  });

  /** Wake-ups: another process has added entries, or messages may have been lost and everything must be checked. */
  let wakeUps = 0;
  store.onWake((keys) => {
    wakeUps++;
    for (const room of memory.ofMatches(keys)) {
      room.behind = true;
      actions.check(room);
    }
  });

  const opening = new Map<string, Promise<Room | undefined>>();
  const load = async (id: string): Promise<Room | undefined> => {
    const wakeUpsBefore = wakeUps;
    const live = await loader.load(id);
    if (!live) return undefined;
    const room = newRoom(live);
    memory.add(room);
    // A wake-up during the load may have been for this match.
    room.behind = wakeUps !== wakeUpsBefore;
    actions.check(room);
    return room;
  };
  const open = async (id: string): Promise<Room | undefined> => {
    const room = memory.rooms.get(id);
    if (room) {
      room.lastUsed = Date.now();
      await actions.run(room, () => undefined);
      return room;
    }
    const alreadyOpening = opening.get(id);
    if (alreadyOpening) return alreadyOpening;
    const loading = load(id);
    opening.set(id, loading);
    return loading.finally(() => opening.delete(id));
  };

  /** Subscribers of the match's present room would not be notified of what is done in an evicted one. */
  const assertInMemory = (room: Room): void => {
    if (!memory.has(room)) throw new Error('this room has left memory');
  };
  /** An empty option is an undo. */
  const act = (room: Room, seat: SeatId, n: number, option: string): Promise<ActionOutcome> =>
    actions.run(room, async (live) => {
      assertInMemory(room);
      room.lastUsed = Date.now();
      if ((await checkEntryNumber(store, live, { seat, n, option })) === 'repeated') return 'repeated';
      await save(room, live, [option === '' ? applyUndo(live, seat) : applyAnswer(live, seat, option)]);
      return 'done';
    });

  return {
    rooms: memory.rooms,
    hasCapacity: memory.hasCapacity,
    open,
    whenSettled: actions.run,
    answer: act,
    undo: (room, seat, n) => act(room, seat, n, ''),
    moveNow(room, n) {
      if (room.thinking && entryCount(room.live) === n) botThreads.moveNow(room.thinking);
    },
    subscribe(room, subscriber) {
      assertInMemory(room);
      room.subscribers.add(subscriber);
      return () => {
        room.subscribers.delete(subscriber);
        room.lastUsed = Date.now();
      };
    },
    async close() {
      closed = true;
      memory.stopEvicting();
      await Promise.allSettled(opening.values());
      await Promise.all([...memory.rooms.values()].map(({ settled }) => settled));
      await committer.idle();
      await memory.storeFingerprints();
      await botThreads.close();
    },
  };
}
