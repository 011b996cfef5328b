import { timingSafeEqual } from 'node:crypto';
import type { CreatedMatch, NewMatch, NoticeStatus, SetNotice, ToClient, Welcome } from '@sandtable/client/wire';
import {
  type Game,
  InputError,
  readSettings,
  resolveSeating,
  type SeatId,
  seatBots,
  seedChance,
} from '@sandtable/kernel';
import { type Accounts, accountsOf } from './accounts.js';
import type { Config } from './config.js';
import { type Origins, originsOf } from './http/origins.js';
import { bucketsBy, type Limits, limitsOf } from './limits.js';
import { type Looks, looksOf } from './looks/looks.js';
import { mailConfirmationsOf } from './mail-confirmations.js';
import { hasBots, hasPeople, startBotThread } from './matches/bot-thread.js';
import { type GatheringRoom, type Gatherings, gatheringsOf } from './matches/gathering.js';
import { type LiveMatch, RefusedError } from './matches/live-match.js';
import { type ActionOutcome, createRegistry, type Registry, type Room, type Subscriber } from './matches/registry.js';
import { type Metrics, metricsOf } from './metrics.js';
import { type Notices, noticesOf } from './notices.js';
import { type PassWatch, passWatchOf } from './pass-watch.js';
import { type Passkeys, passkeysOf } from './passkeys.js';
import { createPresence, type RoomPresence } from './presence.js';
import { type OpenPass, passOpening } from './store/accounts.js';
import { addChat, type ChatPage, chatPage } from './store/chat.js';
import { newGathering } from './store/gatherings.js';
import { isConfirmationPending } from './store/mail-confirmations.js';
import { createMatch, keysByName, keysOf, type NewStoredMatch, type SeatKey } from './store/matches.js';
import { putRematch, setName, setNotice } from './store/seats.js';
import type { Database, StoredMatch } from './store/store.js';
import { type WriteHealth, writeHealthOf } from './store/write-health.js';
import { newMatchId, newSecret, newToken, sha256 } from './tokens.js';

/** What a secret opens. */
interface OpenedSeat {
  readonly seat: SeatId | 'observer';
  /** If it was opened by a pass of an account and not by the seat's own secret. */
  readonly pass?: OpenPass;
}
export interface Admission extends OpenedSeat {
  readonly room: Room;
}
/** The match has not begun: people contribute to its dice first. */
export interface EarlyAdmission extends OpenedSeat {
  readonly gatheringRoom: GatheringRoom;
}

/** A match that has begun, or that has not. */
export type AnyRoom = Room | GatheringRoom;

/** Everything that HTTP and sockets ask for, in one place. */
export interface Service {
  readonly config: Config;
  readonly store: Database;
  readonly games: Readonly<Record<string, Game>>;
  readonly limits: Limits;
  readonly rooms: Registry['rooms'];
  readonly hasRoom: Registry['hasRoom'];
  readonly presence: RoomPresence;
  readonly gatherings: Gatherings;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  /** May this address try once more to log in, by whatever way, or do something else that takes a password? */
  readonly mayTryToLogIn: (address: string) => boolean;
  readonly passes: PassWatch;
  readonly metrics: Metrics;
  readonly notices: Pick<Notices, 'outstanding' | 'flush'>;
  readonly writeHealth: WriteHealth;
  create(wanted: NewMatch): Promise<CreatedMatch>;
  open(id: string): Promise<Room | undefined>;
  /** The table that a secret opens, and whose it is: a seat's or the observers'. Nothing is loaded for a wrong one. */
  enter(id: string, token: string): Promise<Admission | EarlyAdmission | undefined>;
  /** Looks at a match when memory holds exactly what is on the disk: only this may be shown to anybody. */
  whenSettled<T>(room: Room, look: (live: LiveMatch) => T): Promise<T>;
  answer(room: Room, seat: SeatId, n: number, option: string): Promise<ActionOutcome>;
  undo(room: Room, seat: SeatId, n: number): Promise<ActionOutcome>;
  say(room: Room, seat: SeatId, text: string): Promise<void>;
  /** What takes time to look up. */
  readonly looks: Looks;
  /** What was said from a line on, and before another: the newest page of it. */
  chat(room: Room, since: number, before?: number): Promise<ChatPage>;
  welcome(room: Room, seat: SeatId): Promise<Welcome>;
  /** The match that follows this one, by the same secrets; asked twice, the same. */
  rematch(room: Room): Promise<string>;
  /** Seats of these matches were changed: notifies everyone at their tables. */
  seatsChanged(matches: readonly number[]): Promise<void>;
  rename(place: AnyRoom, seat: SeatId, name: string): Promise<void>;
  /**
   * A new mail address gets notices once it is confirmed; `requester` is the network address that asked. False, and
   * nothing done, if too many letters were asked for.
   */
  setNotice(place: AnyRoom, seat: SeatId, notice: SetNotice, requester: string): Promise<boolean>;
  noticeOf(place: AnyRoom, seat: SeatId): Promise<NoticeStatus>;
  /** False if the secret is unknown, used or old. */
  confirmMail(token: string): Promise<boolean>;
  /**
   * `send` is for what concerns everybody at the table beside the match itself; `chatKnown` is the number of the first
   * line of talk that the follower does not have.
   */
  subscribe(room: Room, subscriber: Subscriber, send: (message: ToClient) => void, chatKnown: number): () => void;
  readonly origins: Origins;
  report(error: unknown, what: string): void;
  /** Takes no more from here on; resolves when all that was taken is on the disk. */
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
  readonly report: (error: unknown, what: string) => void;
  /** Whether the database takes writes; one that only reports, by default. */
  readonly writeHealth?: WriteHealth;
  /** For the log: something that an operator wants to know and that is no fault. */
  readonly inform?: (text: string) => void;
  /** Where people find the server, once it listens. */
  readonly address: () => string;
}

export function createService({
  config,
  store,
  games,
  gamesModule,
  report,
  writeHealth = writeHealthOf(store, { began: (text) => report(new Error(text), 'database'), ended: () => {} }),
  inform,
  address,
}: ServiceDependencies): Service {
  const metrics = metricsOf();
  const { thought: onThought } = metrics;
  const onCommit: typeof metrics.wrote = (...figures) => {
    writeHealth.succeeded();
    metrics.wrote(...figures);
  };
  const botThread = startBotThread({ module: gamesModule, onThought });
  const { idleMs, maxRooms } = config;
  const presence = createPresence(store, report);
  const notices = noticesOf({
    config: config.notices,
    store,
    games,
    presence,
    metrics,
    rooms: () => matches.rooms,
    link: (match) => `${address()}/m/${match}`,
    report,
  });
  const { turnStarted } = notices;
  const confirmations = mailConfirmationsOf(store, address);
  const onBotAnswers = (count: number) => metrics.answered('bot', count);
  const onCarriedOver = ({ id, game, version }: StoredMatch, newVersion: number) =>
    inform?.(`Match ${id} of ${game} was carried over from version ${version} of the rules to ${newVersion}.`);
  const registryOptions = { idleMs, maxRooms, report, onCommit, onBotAnswers, onTurn: turnStarted, onCarriedOver };
  const matches = createRegistry({ games, store, botThread, ...registryOptions });
  metrics.watch('matches', () => matches.rooms.size);
  const looks = looksOf({
    limits: config.limits,
    thread: { module: gamesModule },
    store,
    quiet: matches.whenSettled,
    report,
    measured: metrics.looked,
  });
  const passes = passWatchOf(store, report);
  store.onSessionsEnded((account) => void passes.sessionsEnded(account));
  store.onNews((match) => {
    void passes.seatsChanged(match);
    void gatherings.news(match);
    for (const room of matches.rooms.values()) {
      if (match === 'all' || room.live.stored.pk === match) void presence.notifyRoom(room);
    }
  });
  const seatsChanged = async (changed: readonly number[]): Promise<void> => {
    const tables = [...matches.rooms.values()].filter((room) => changed.includes(room.live.stored.pk));
    await Promise.all([
      ...tables.map(presence.notifyRoom),
      ...changed.flatMap((it) => [passes.seatsChanged(it), gatherings.news(it)]),
    ]);
  };
  const pkOf = (place: AnyRoom): number => ('live' in place ? place.live.stored.pk : place.pk);
  const keyOf = async (place: AnyRoom, seat: SeatId) =>
    (await ('live' in place ? presence.keys(place) : keysOf(store, place.pk))).find((key) => key.seat === seat);
  const newsAt = (place: AnyRoom): Promise<void> =>
    'live' in place ? presence.notifyRoom(place) : gatherings.news(place.pk);
  let closing = false;
  const acts = new Set<Promise<unknown>>();

  /** What was begun is waited for when the server goes down. */
  const act = <T>(doing: Promise<T>): Promise<T> => {
    acts.add(doing);
    return doing.finally(() => acts.delete(doing));
  };
  const counted = async (acting: Promise<ActionOutcome>): Promise<ActionOutcome> => {
    const how = await act(acting);
    if (how === 'done') metrics.answered('person', 1);
    return how;
  };

  /** Bots begin before anybody has joined, if there is room; else when somebody does. */
  const letBegin = (id: string, seating: NewStoredMatch['seating']): void => {
    if (!hasBots(seating) || matches.rooms.size >= maxRooms) return;
    act(matches.open(id)).catch((error: unknown) => report(error, 'match'));
  };
  const accounts = accountsOf(store, passes.sessionsEnded);

  const gatherings = gatheringsOf({
    store,
    revealMilliseconds: config.revealMilliseconds,
    begun: ({ id, seating }) => letBegin(id, seating),
    report,
  });

  /** The match's secret as it lies in the database: with shared dice it becomes a seed when people have contributed. */
  const newDice = (isShared: boolean): Pick<NewStoredMatch, 'seed' | 'generator' | 'gathering'> => ({
    generator: 'chacha20',
    ...(isShared ? { seed: '', gathering: newGathering(newSecret()) } : { seed: newSecret() }),
  });

  return {
    config,
    store,
    games,
    limits: limitsOf(config.limits),
    rooms: matches.rooms,
    hasRoom: matches.hasRoom,
    presence,
    gatherings,
    accounts,
    passkeys: passkeysOf(store, accounts),
    mayTryToLogIn: bucketsBy(config.loginsPerMinute / 60, config.loginsPerMinute),
    passes,
    metrics,
    notices,
    writeHealth,
    async create(wanted) {
      const game = Object.hasOwn(games, wanted.game) ? games[wanted.game] : undefined;
      if (!game) throw new InputError('error.game', { given: wanted.game, allowed: Object.keys(games).join(', ') });
      const { settings, seating } = resolveSeating(game, readSettings(game, wanted.options), wanted.seats ?? {});
      const seats = game.seats(settings);
      // Refuses seats and bots that do not exist, and options that do not go together, before anything is kept.
      seatBots(game, seats, seating, wanted.game);
      game.setup(settings, seedChance(wanted.game));
      const dice = newDice(wanted.dice === 'shared' && hasPeople(seats, seating));
      const tokens = new Map<string, string>();
      for (const seat of [...seats.filter((s) => (seating[s] ?? 'person') === 'person'), 'observer']) {
        tokens.set(seat, newToken());
      }
      const id = newMatchId();
      const made: SeatKey[] = [...tokens].map(([seat, token]) => ({ seat, tokenHash: sha256(token) }));
      await createMatch(store, { id, game: game.id, version: game.version, settings, seating, seats, ...dice }, made);
      if (!dice.gathering) letBegin(id, seating);
      const { observer = '', ...bySeat } = Object.fromEntries(tokens);
      return { id, seats: bySeat, observer, seedHash: sha256(dice.gathering?.secret ?? dice.seed) };
    },
    open: (id) => matches.open(id),
    async enter(id, token) {
      const hash = sha256(token);
      const given = Buffer.from(hash);
      const inMemory = matches.rooms.get(id);
      const keys = await (inMemory ? presence.keys(inMemory) : keysByName(store, id));
      const found = keys.find((key) => timingSafeEqual(Buffer.from(key.token_hash), given));
      // Passes are looked for where there is no match too, so that it takes as long.
      const pass = found ? undefined : await passOpening(store, keys.at(0)?.match ?? 0, hash);
      const seat = found?.seat ?? pass?.seat;
      if (seat === undefined) return undefined;
      const opened: OpenedSeat = { seat, ...(pass ? { pass } : {}) };
      const gatheringRoom = inMemory ? undefined : await gatherings.open(id);
      if (gatheringRoom) return { gatheringRoom, ...opened };
      const room = await matches.open(id);
      return room && { room, ...opened };
    },
    whenSettled: matches.whenSettled,
    answer: (room, seat, n, option) => counted(matches.answer(room, seat, n, option)),
    undo: (room, seat, n) => act(matches.undo(room, seat, n)),
    async say(room, seat, text) {
      const line = await act(addChat(store, room.live.stored.pk, seat, text));
      if (!line) throw new RefusedError('full', 'So much has been said in this match that no more is kept.');
      await presence.notifyRoom(room);
    },
    looks,
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
      const { game, stored } = await overAt(room);
      const { pk, settings, seating, seats, draw } = stored;
      const next: NewStoredMatch = {
        id: newMatchId(),
        game: game.id,
        version: game.version,
        settings,
        seating,
        seats,
        ...newDice(draw !== undefined),
      };
      const id = presence.rematch(room) ?? (await act(putRematch(store, pk, next)));
      if (!draw) letBegin(id, seating);
      await presence.notifyRoom(room);
      return id;
    },
    seatsChanged,
    async rename(place, seat, name) {
      await setName(store, pkOf(place), seat, name);
      await newsAt(place);
    },
    async setNotice(place, seat, { email, ...notice }, requester) {
      const { pk, game } = 'live' in place ? place.live.stored : place;
      const isNew = typeof email === 'string' && email !== (await keyOf(place, seat))?.email;
      if (isNew && !confirmations.mayAsk(requester, email)) return false;
      const asked = isNew ? confirmations.prepare(email) : undefined;
      const waiting = email === undefined ? undefined : (asked?.kept ?? null);
      await setNotice(store, pk, seat, email === null ? { ...notice, email } : notice, waiting);
      await newsAt(place);
      const language = (await keyOf(place, seat))?.language ?? 'en';
      if (asked) notices.mail(asked.letter({ language, game: games[game], seat }));
      return true;
    },
    async noticeOf(place, seat) {
      const key = await keyOf(place, seat);
      const pending = await isConfirmationPending(store, pkOf(place), seat);
      return { webhook: (key?.webhook ?? null) !== null, email: (key?.email ?? null) !== null, pending };
    },
    async confirmMail(token) {
      const matched = await confirmations.confirm(token);
      await seatsChanged(matched);
      return matched.length > 0;
    },
    subscribe(room, subscriber, send, chatKnown) {
      const stop = matches.subscribe(room, subscriber);
      const leave = presence.join(room, subscriber, send, chatKnown);
      return () => {
        stop();
        leave();
        // When the server goes down its clients come back by themselves.
        if (!closing) notices.seatLeft(room, subscriber.seat);
      };
    },
    origins: originsOf(config),
    report,
    closing: () => closing,
    async drain() {
      closing = true;
      await Promise.allSettled([...acts, gatherings.close()]);
    },
    async close() {
      closing = true;
      writeHealth.stop();
      passes.close();
      await gatherings.close();
      await looks.close();
      await matches.close();
      await notices.close();
      await store.close();
    },
  };

  /** Only of a match that is over is everything told. */
  async function overAt(room: Room): Promise<LiveMatch> {
    const live = await matches.whenSettled(room, (it) => it);
    if (!live.match.result) throw new RefusedError('notOver', 'This match is not over.');
    return live;
  }
}
