import { timingSafeEqual } from 'node:crypto';
import type { MatchMade, NewMatch, NoticeSeen, SetNotice, ToClient, Welcome } from '@sandtable/client/wire';
import { arrange, type Game, InputError, readOptions, type SeatId, seatBots, seedChance } from '@sandtable/kernel';
import { type Accounts, accountsOf } from './accounts.js';
import { type Company, companyOf } from './company.js';
import type { Config } from './config.js';
import { type Origins, originsOf } from './http/origins.js';
import { bucketsBy, type Limits, limitsOf } from './limits.js';
import { type Looks, looksOf } from './looks/looks.js';
import { mailConfirmationsOf } from './mail-confirmations.js';
import { hasBots, hasPeople, threadThinker } from './matches/bots.js';
import { type GatheringRoom, type Gatherings, gatheringsOf } from './matches/gathering.js';
import { type Live, Refused } from './matches/live.js';
import { type Acted, type Follower, type Registry, registry, type Table } from './matches/registry.js';
import { type Metrics, metricsOf } from './metrics.js';
import { type Notices, noticesOf } from './notices.js';
import { type PassWatch, passWatchOf } from './pass-watch.js';
import { type Passkeys, passkeysOf } from './passkeys.js';
import { type OpenPass, passOpening } from './store/accounts.js';
import { addChat, pageOfTalk, type Talk } from './store/chat.js';
import { newGathering } from './store/gatherings.js';
import { isConfirmationPending } from './store/mail-confirmations.js';
import { createMatch, type Key, keysByName, keysOf, type NewStoredMatch } from './store/matches.js';
import { putRematch, setName, setNotice } from './store/seats.js';
import type { Database, StoredMatch } from './store/store.js';
import { type WriteHealth, writeHealthOf } from './store/write-health.js';
import { newMatchId, newSecret, newToken, sha256 } from './tokens.js';

/** What a secret opens. */
interface Opened {
  readonly seat: SeatId | 'observer';
  /** If it was opened by a pass of an account and not by the seat's own secret. */
  readonly pass?: OpenPass;
}
export interface Entered extends Opened {
  readonly table: Table;
}
/** The match has not begun: people contribute to its dice first. */
export interface EnteredEarly extends Opened {
  readonly room: GatheringRoom;
}

/** A match that has begun, or that has not. */
export type Place = Table | GatheringRoom;

/** Everything that HTTP and sockets ask for, in one place. */
export interface Service {
  readonly config: Config;
  readonly store: Database;
  readonly games: Readonly<Record<string, Game>>;
  readonly limits: Limits;
  readonly tables: Registry['tables'];
  readonly hasRoom: Registry['hasRoom'];
  readonly company: Company;
  readonly gatherings: Gatherings;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  /** May this address try once more to log in, by whatever way, or do something else that takes a password? */
  readonly mayTryToLogIn: (address: string) => boolean;
  readonly passes: PassWatch;
  readonly metrics: Metrics;
  readonly notices: Pick<Notices, 'outstanding' | 'flush'>;
  readonly writeHealth: WriteHealth;
  create(wanted: NewMatch): Promise<MatchMade>;
  open(id: string): Promise<Table | undefined>;
  /** The table that a secret opens, and whose it is: a seat's or the observers'. Nothing is loaded for a wrong one. */
  enter(id: string, token: string): Promise<Entered | EnteredEarly | undefined>;
  /** Looks at a match when memory holds exactly what is on the disk: only this may be shown to anybody. */
  quiet<T>(table: Table, look: (live: Live) => T): Promise<T>;
  answer(table: Table, seat: SeatId, n: number, option: string): Promise<Acted>;
  undo(table: Table, seat: SeatId, n: number): Promise<Acted>;
  say(table: Table, seat: SeatId, text: string): Promise<void>;
  /** What takes time to look up. */
  readonly looks: Looks;
  /** What was said from a line on, and before another: the newest page of it. */
  talk(table: Table, since: number, before?: number): Promise<Talk>;
  welcome(table: Table, seat: SeatId): Promise<Welcome>;
  /** The match that follows this one, by the same secrets; asked twice, the same. */
  rematch(table: Table): Promise<string>;
  /** Seats of these matches were changed: notifies everyone at their tables. */
  seatsChanged(matches: readonly number[]): Promise<void>;
  rename(place: Place, seat: SeatId, name: string): Promise<void>;
  /**
   * A new mail address gets notices once it is confirmed; `requester` is the network address that asked. False, and
   * nothing done, if too many letters were asked for.
   */
  setNotice(place: Place, seat: SeatId, notice: SetNotice, requester: string): Promise<boolean>;
  noticeOf(place: Place, seat: SeatId): Promise<NoticeSeen>;
  /** False if the secret is unknown, used or old. */
  confirmMail(token: string): Promise<boolean>;
  /**
   * `tell` is for what concerns everybody at the table beside the match itself; `chatKnown` is the number of the first
   * line of talk that the follower does not have.
   */
  follow(table: Table, follower: Follower, tell: (message: ToClient) => void, chatKnown: number): () => void;
  readonly origins: Origins;
  report(error: unknown, what: string): void;
  /** Takes no more from here on; resolves when all that was taken is on the disk. */
  drain(): Promise<void>;
  closing(): boolean;
  close(): Promise<void>;
}

export interface Parts {
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

export function serviceOf({
  config,
  store,
  games,
  gamesModule,
  report,
  writeHealth = writeHealthOf(store, { began: (text) => report(new Error(text), 'database'), ended: () => {} }),
  inform,
  address,
}: Parts): Service {
  const metrics = metricsOf();
  const { thought } = metrics;
  const wrote: typeof metrics.wrote = (...figures) => {
    writeHealth.succeeded();
    metrics.wrote(...figures);
  };
  const thinker = threadThinker({ module: gamesModule, thought });
  const { idleMilliseconds, mostTables } = config;
  const company = companyOf(store, report);
  const notices = noticesOf({
    habits: config.notices,
    store,
    games,
    company,
    metrics,
    tables: () => matches.tables,
    link: (match) => `${address()}/m/${match}`,
    report,
  });
  const { asked } = notices;
  const confirmations = mailConfirmationsOf(store, address);
  const botsAnswered = (count: number) => metrics.answered('bot', count);
  const carriedOver = ({ id, game, version }: StoredMatch, newVersion: number) =>
    inform?.(`Match ${id} of ${game} was carried over from version ${version} of the rules to ${newVersion}.`);
  const habits = { idleMilliseconds, mostTables, report, wrote, botsAnswered, asked, carriedOver };
  const matches = registry({ games, store, thinker, ...habits });
  metrics.watch('matches', () => matches.tables.size);
  const looks = looksOf({
    limits: config.limits,
    thread: { module: gamesModule },
    store,
    quiet: matches.quiet,
    report,
    measured: metrics.looked,
  });
  const passes = passWatchOf(store, report);
  store.onSessionsEnded((account) => void passes.sessionsEnded(account));
  store.onNews((match) => {
    void passes.seatsChanged(match);
    void gatherings.news(match);
    for (const table of matches.tables.values()) {
      if (match === 'all' || table.live.stored.pk === match) void company.news(table);
    }
  });
  const seatsChanged = async (changed: readonly number[]): Promise<void> => {
    const tables = [...matches.tables.values()].filter((table) => changed.includes(table.live.stored.pk));
    await Promise.all([
      ...tables.map(company.news),
      ...changed.flatMap((it) => [passes.seatsChanged(it), gatherings.news(it)]),
    ]);
  };
  const pkOf = (place: Place): number => ('live' in place ? place.live.stored.pk : place.pk);
  const keyOf = async (place: Place, seat: SeatId) =>
    (await ('live' in place ? company.keys(place) : keysOf(store, place.pk))).find((key) => key.seat === seat);
  const newsAt = (place: Place): Promise<void> => ('live' in place ? company.news(place) : gatherings.news(place.pk));
  let closing = false;
  const acts = new Set<Promise<unknown>>();

  /** What was begun is waited for when the server goes down. */
  const act = <T>(doing: Promise<T>): Promise<T> => {
    acts.add(doing);
    return doing.finally(() => acts.delete(doing));
  };
  const counted = async (acting: Promise<Acted>): Promise<Acted> => {
    const how = await act(acting);
    if (how === 'done') metrics.answered('person', 1);
    return how;
  };

  /** Bots begin before anybody has joined, if there is room; else when somebody does. */
  const letBegin = (id: string, seating: NewStoredMatch['seating']): void => {
    if (!hasBots(seating) || matches.tables.size >= mostTables) return;
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
    tables: matches.tables,
    hasRoom: matches.hasRoom,
    company,
    gatherings,
    accounts,
    passkeys: passkeysOf(store, accounts),
    mayTryToLogIn: bucketsBy(config.loginsAMinute / 60, config.loginsAMinute),
    passes,
    metrics,
    notices,
    writeHealth,
    async create(wanted) {
      const game = Object.hasOwn(games, wanted.game) ? games[wanted.game] : undefined;
      if (!game) throw new InputError('error.game', { given: wanted.game, allowed: Object.keys(games).join(', ') });
      const { options, seating } = arrange(game, readOptions(game, wanted.options), wanted.seats ?? {});
      const seats = game.seats(options);
      // Refuses seats and bots that do not exist, and options that do not go together, before anything is kept.
      seatBots(game, seats, seating, wanted.game);
      game.setup(options, seedChance(wanted.game));
      const dice = newDice(wanted.dice === 'shared' && hasPeople(seats, seating));
      const tokens = new Map<string, string>();
      for (const seat of [...seats.filter((s) => (seating[s] ?? 'person') === 'person'), 'observer']) {
        tokens.set(seat, newToken());
      }
      const id = newMatchId();
      const made: Key[] = [...tokens].map(([seat, token]) => ({ seat, tokenHash: sha256(token) }));
      await createMatch(store, { id, game: game.id, version: game.version, options, seating, seats, ...dice }, made);
      if (!dice.gathering) letBegin(id, seating);
      const { observer = '', ...bySeat } = Object.fromEntries(tokens);
      return { id, seats: bySeat, observer, seedHash: sha256(dice.gathering?.secret ?? dice.seed) };
    },
    open: (id) => matches.open(id),
    async enter(id, token) {
      const hash = sha256(token);
      const given = Buffer.from(hash);
      const inMemory = matches.tables.get(id);
      const keys = await (inMemory ? company.keys(inMemory) : keysByName(store, id));
      const found = keys.find((key) => timingSafeEqual(Buffer.from(key.token_hash), given));
      // Passes are looked for where there is no match too, so that it takes as long.
      const pass = found ? undefined : await passOpening(store, keys.at(0)?.match ?? 0, hash);
      const seat = found?.seat ?? pass?.seat;
      if (seat === undefined) return undefined;
      const opened: Opened = { seat, ...(pass ? { pass } : {}) };
      const room = inMemory ? undefined : await gatherings.open(id);
      if (room) return { room, ...opened };
      const table = await matches.open(id);
      return table && { table, ...opened };
    },
    quiet: matches.quiet,
    answer: (table, seat, n, option) => counted(matches.answer(table, seat, n, option)),
    undo: (table, seat, n) => act(matches.undo(table, seat, n)),
    async say(table, seat, text) {
      const line = await act(addChat(store, table.live.stored.pk, seat, text));
      if (!line) throw new Refused('full', 'So much has been said in this match that no more is kept.');
      await company.news(table);
    },
    looks,
    talk: (table, since, before) => pageOfTalk(store, table.live.stored.pk, since, before),
    async welcome(table, seat) {
      const { id, game, version, options, seed, draw } = table.live.stored;
      return {
        match: id,
        game,
        version,
        options,
        seat,
        seedHash: sha256(draw?.secret ?? seed),
        ...(draw ? { contributions: [...draw.contributions] } : {}),
        seats: await company.seated(table),
        rematch: company.rematch(table),
      };
    },
    async rematch(table) {
      const { game, stored } = await overAt(table);
      const { pk, options, seating, seats, draw } = stored;
      const next: NewStoredMatch = {
        id: newMatchId(),
        game: game.id,
        version: game.version,
        options,
        seating,
        seats,
        ...newDice(draw !== undefined),
      };
      const id = company.rematch(table) ?? (await act(putRematch(store, pk, next)));
      if (!draw) letBegin(id, seating);
      await company.news(table);
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
    follow(table, follower, tell, chatKnown) {
      const stop = matches.follow(table, follower);
      const leave = company.join(table, follower, tell, chatKnown);
      return () => {
        stop();
        leave();
        // When the server goes down its clients come back by themselves.
        if (!closing) notices.left(table, follower.seat);
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
  async function overAt(table: Table): Promise<Live> {
    const live = await matches.quiet(table, (it) => it);
    if (!live.match.result) throw new Refused('notOver', 'This match is not over.');
    return live;
  }
}
