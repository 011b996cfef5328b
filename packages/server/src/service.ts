import type { CreatedMatch, NewMatch, ToClient, Welcome } from '@sandtable/client/wire';
import type { Game, SeatId } from '@sandtable/kernel';
import { type Accounts, accountsOf } from './accounts.js';
import { type Admission, admit, type EarlyAdmission } from './admission.js';
import { type BatchDelay, batchDelay } from './batch-delay.js';
import { type PassWatch, passWatchOf } from './close-ended-passes.js';
import type { Config } from './config.js';
import { type HeavyReads, heavyReadsOf } from './heavy-reads/heavy-reads.js';
import { type Origins, originsOf } from './http/origins.js';
import { bucketsBy, type Limits, limitsOf } from './limits.js';
import { createNewMatch, rematchOf } from './match-creation.js';
import { hasBots, startBotThreads } from './matches/bot-thread.js';
import { type Gatherings, gatheringsOf } from './matches/gathering.js';
import { type LiveMatch, RefusedError } from './matches/live-match.js';
import { type ActionOutcome, createRegistry, type Registry, type Room, type Subscriber } from './matches/registry.js';
import { type Metrics, metricsOf } from './metrics.js';
import { type Notices, noticesOf } from './notices.js';
import { type Passkeys, passkeysOf } from './passkeys.js';
import { createPresence, type RoomPresence } from './presence.js';
import { type SeatSettings, seatSettingsOf } from './seat-settings.js';
import { addChat, type ChatPage, chatPage } from './store/chat.js';
import type { NewStoredMatch } from './store/matches.js';
import { putRematch } from './store/seats.js';
import type { Database } from './store/store.js';
import { type WriteHealth, writeHealthOf } from './store/write-health.js';
import { sha256 } from './tokens.js';

export type { Admission, EarlyAdmission } from './admission.js';
export type { AnyRoom } from './seat-settings.js';

/** Where the code of the worker threads is. */
export interface ThreadEntries {
  readonly bots: URL;
  readonly heavyReads: URL;
}

/** Everything that HTTP and sockets need, in one place. */
export interface Service extends SeatSettings {
  readonly config: Config;
  readonly store: Database;
  readonly games: Readonly<Record<string, Game>>;
  readonly limits: Limits;
  readonly rooms: Registry['rooms'];
  readonly hasCapacity: Registry['hasCapacity'];
  readonly presence: RoomPresence;
  readonly gatherings: Gatherings;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  /** May this address try once more to log in by any means, or do something else that takes a password? */
  readonly mayTryToLogIn: (address: string) => boolean;
  readonly passes: PassWatch;
  readonly metrics: Metrics;
  readonly notices: Pick<Notices, 'outstanding' | 'flush'>;
  readonly writeHealth: WriteHealth;
  readonly batchDelay: Pick<BatchDelay, 'ms'>;
  create(wanted: NewMatch): Promise<CreatedMatch>;
  open(id: string): Promise<Room | undefined>;
  /** The room that a token opens, and for which seat; undefined if the token is wrong. */
  enter(id: string, token: string): Promise<Admission | EarlyAdmission | undefined>;
  /** Calls `read` when memory holds exactly what is on the disk: only that may be shown to anybody. */
  whenSettled<T>(room: Room, read: (live: LiveMatch) => T): Promise<T>;
  answer(room: Room, seat: SeatId, n: number, option: string): Promise<ActionOutcome>;
  undo(room: Room, seat: SeatId, n: number): Promise<ActionOutcome>;
  /** Lets bots that think at the match's `n` entries move now. */
  readonly moveNow: Registry['moveNow'];
  say(room: Room, seat: SeatId, text: string): Promise<void>;
  /** Requests that take time to compute: the past, previews, tables. */
  readonly heavyReads: HeavyReads;
  /** The newest page of the chat lines from number `since` on and before number `before`. */
  chat(room: Room, since: number, before?: number): Promise<ChatPage>;
  welcome(room: Room, seat: SeatId): Promise<Welcome>;
  /** The id of the match that follows this one, with the same tokens. A second call returns the same id. */
  rematch(room: Room): Promise<string>;
  /** Seats of these matches were changed: notifies everybody in their rooms. */
  seatsChanged(matches: readonly number[]): Promise<void>;
  /**
   * `send` is for presence and chat, which are not part of the match itself; `chatKnown` is the number of the first chat
   * line that the subscriber does not have.
   */
  subscribe(room: Room, subscriber: Subscriber, send: (message: ToClient) => void, chatKnown: number): () => void;
  readonly origins: Origins;
  report(error: unknown, what: string): void;
  /** Accepts no further requests; resolves when all accepted ones are on the disk. */
  drain(): Promise<void>;
  closing(): boolean;
  close(): Promise<void>;
}

export interface ServiceDependencies {
  readonly config: Config;
  readonly store: Database;
  readonly games: Readonly<Record<string, Game>>;
  /** The module that worker threads import `games` from. */
  readonly gamesModule: string;
  /** The code of those threads; by default this package's own build. */
  readonly threads?: ThreadEntries;
  readonly report: (error: unknown, what: string) => void;
  /** Whether the database accepts writes; by default it only reports. */
  readonly writeHealth?: WriteHealth;
  /** Logs something that an operator wants to know and that is no fault. */
  readonly inform?: (text: string) => void;
  /** Where people find the server, once it listens. */
  readonly address: () => string;
}

export function createService(dependencies: ServiceDependencies): Service {
  const { config, store, games, gamesModule, threads, report, inform, address } = dependencies;
  const {
    writeHealth = writeHealthOf(store, { began: (text) => report(new Error(text), 'database'), ended: () => {} }),
  } = dependencies;
  let closing = false;
  const underway = new Set<Promise<unknown>>();
  /** A shutdown waits for tracked work. */
  const track = <T>(work: Promise<T>): Promise<T> => {
    underway.add(work);
    return work.finally(() => underway.delete(work));
  };

  const metrics = metricsOf();
  const delay = batchDelay(config.batchDelayMs);
  const presence = createPresence(store, report);
  const notices = noticesOf({
    config: config.notices,
    store,
    presence,
    metrics,
    games,
    gatherings: () => gatherings,
    rooms: () => matches.rooms,
    link: (match) => `${address()}/m/${match}`,
    report,
  });
  const matches = createRegistry({
    games,
    store,
    botThreads: startBotThreads({
      module: gamesModule,
      threads: config.botThreads,
      hasThreadForPeople: true,
      ...(threads ? { entry: threads.bots } : {}),
      onThought: metrics.thought,
    }),
    idleMs: config.idleMs,
    maxRooms: config.maxRooms,
    report,
    onCommit(additions, ...times) {
      writeHealth.succeeded();
      delay.committed(additions);
      metrics.wrote(additions, ...times);
    },
    onBotProgress: presence.botThinks,
    onBotAnswers: (count) => metrics.answered('bot', count),
    onTurn: notices.turnStarted,
    onCarriedOver: ({ id, game, version }, newVersion) =>
      inform?.(`Match ${id} of ${game} was carried over from version ${version} of the rules to ${newVersion}.`),
  });
  metrics.watch('matches', () => matches.rooms.size);
  const heavyReads = heavyReadsOf({
    limits: config.limits,
    thread: { module: gamesModule, ...(threads ? { entry: threads.heavyReads } : {}) },
    store,
    quiet: matches.whenSettled,
    report,
    measured: metrics.heavyReadDone,
  });
  const passes = passWatchOf(store, report);
  const accounts = accountsOf({ store, passwordCost: config.passwordCost, sessionsEnded: passes.sessionsEnded });

  /** Bots begin before anybody has joined if memory has space; otherwise they begin when somebody joins. */
  const startBots = ({ id, seating }: Pick<NewStoredMatch, 'id' | 'seating'>): void => {
    if (!hasBots(seating) || matches.rooms.size >= config.maxRooms) return;
    track(matches.open(id)).catch((error: unknown) => report(error, 'match'));
  };
  const gatherings = gatheringsOf({
    store,
    revealTimeoutMs: config.revealTimeoutMs,
    begun: startBots,
    onMissing: notices.gatheringWaits,
    report,
  });

  const seatsChanged = async (changed: readonly number[]): Promise<void> => {
    const rooms = [...matches.rooms.values()].filter((room) => changed.includes(room.live.stored.pk));
    await Promise.all([
      ...rooms.map(presence.notifyRoom),
      ...changed.flatMap((it) => [passes.seatsChanged(it), gatherings.news(it)]),
    ]);
  };
  store.onSessionsEnded((account) => void passes.sessionsEnded(account));
  store.onNews((match) => {
    void passes.seatsChanged(match);
    void gatherings.news(match);
    for (const room of matches.rooms.values()) {
      if (match === 'all' || room.live.stored.pk === match) void presence.notifyRoom(room);
    }
  });

  return {
    config,
    store,
    games,
    limits: limitsOf(config.limits),
    rooms: matches.rooms,
    hasCapacity: matches.hasCapacity,
    presence,
    gatherings,
    accounts,
    passkeys: passkeysOf(store, accounts),
    mayTryToLogIn: bucketsBy(config.loginsPerMinute / 60, config.loginsPerMinute),
    passes,
    metrics,
    notices,
    writeHealth,
    batchDelay: delay,
    heavyReads,
    origins: originsOf(config),
    report,
    seatsChanged,
    ...seatSettingsOf({ store, games, presence, gatherings, notices, seatsChanged, address }),
    async create(wanted) {
      const { created, match } = await createNewMatch(store, games, wanted);
      if (!match.gathering) startBots(match);
      return created;
    },
    open: (id) => matches.open(id),
    enter: (id, token) => admit({ store, matches, presence, gatherings }, id, token),
    whenSettled: matches.whenSettled,
    async answer(room, seat, n, option) {
      const outcome = await track(matches.answer(room, seat, n, option));
      if (outcome === 'done') metrics.answered('person', 1);
      return outcome;
    },
    undo: (room, seat, n) => track(matches.undo(room, seat, n)),
    moveNow: matches.moveNow,
    async say(room, seat, text) {
      const line = await track(addChat(store, room.live.stored.pk, seat, text));
      if (!line) throw new RefusedError('full', 'The chat of this match is full.');
      await presence.notifyRoom(room);
    },
    chat: (room, since, before) => chatPage(store, room.live.stored.pk, since, before),
    async welcome(room, seat) {
      const { id, game, version, settings, seed, draw } = room.live.stored;
      return {
        match: id,
        game,
        version,
        options: settings,
        seat,
        seedHash: sha256(draw?.secret ?? seed),
        ...(draw ? { contributions: [...draw.contributions] } : {}),
        seats: await presence.seatStatuses(room),
        rematch: presence.rematch(room),
      };
    },
    async rematch(room) {
      const live = await matches.whenSettled(room, (it) => it);
      if (!live.match.result) throw new RefusedError('notOver', 'This match is not over.');
      const { pk, seating, draw } = live.stored;
      const id = presence.rematch(room) ?? (await track(putRematch(store, pk, rematchOf(live))));
      if (!draw) startBots({ id, seating });
      await presence.notifyRoom(room);
      return id;
    },
    subscribe(room, subscriber, send, chatKnown) {
      const unsubscribe = matches.subscribe(room, subscriber);
      const leave = presence.join(room, subscriber, send, chatKnown);
      return () => {
        unsubscribe();
        leave();
        // When the server shuts down, its clients reconnect by themselves.
        if (!closing) notices.seatLeft(room, subscriber.seat);
      };
    },
    closing: () => closing,
    async drain() {
      closing = true;
      await Promise.allSettled([...underway, gatherings.close()]);
    },
    async close() {
      closing = true;
      writeHealth.stop();
      passes.close();
      await gatherings.close();
      await heavyReads.close();
      await matches.close();
      await notices.close();
      await store.close();
    },
  };
}
