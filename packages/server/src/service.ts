import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ChatLine, Happened, MatchMade, NewMatch, Seated, ToClient, Welcome } from '@sandtable/client/wire';
import { arrange, type Game, InputError, readOptions, type SeatId, seatBots, seedChance } from '@sandtable/kernel';
import type { Config } from './config.js';
import { type Limits, limitsOf } from './limits.js';
import { threadThinker } from './matches/bots.js';
import type { Live } from './matches/live.js';
import { type Acted, type Follower, type Registry, registry, type Table } from './matches/registry.js';
import { addChat, chatSince } from './store/chat.js';
import { createMatch, type Key, keysOf } from './store/matches.js';
import type { Database } from './store/store.js';
import { newMatchId, newSeed, newToken, sha256 } from './tokens.js';

/** Everything that HTTP and sockets ask for, in one place. */
export interface Service {
  readonly config: Config;
  readonly store: Database;
  readonly games: Readonly<Record<string, Game>>;
  readonly limits: Limits;
  readonly tables: Registry['tables'];
  create(wanted: NewMatch): Promise<MatchMade>;
  open(id: string): Promise<Table | undefined>;
  /** Whose secret it is: a seat, `observer`, or nobody's. */
  seatOf(table: Table, token: string): Promise<SeatId | 'observer' | undefined>;
  /** Looks at a match when memory holds exactly what is on the disk: only this may be shown to anybody. */
  quiet<T>(table: Table, look: (live: Live) => T): Promise<T>;
  answer(table: Table, seat: SeatId, n: number, option: string): Promise<Acted>;
  undo(table: Table, seat: SeatId, n: number): Promise<Acted>;
  say(table: Table, seat: SeatId, text: string): Promise<void>;
  history(table: Table, since: number, seat?: SeatId): Promise<readonly Happened[]>;
  chat(table: Table, since: number): Promise<readonly ChatLine[]>;
  welcome(table: Table, seat: SeatId): Promise<Welcome>;
  /** `tell` is for what concerns everybody at the table beside the match itself. */
  follow(table: Table, follower: Follower, tell: (message: ToClient) => void): () => void;
  originAllowed(request: IncomingMessage): boolean;
  report(error: unknown, what: string): void;
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
  readonly wrote?: (additions: number, milliseconds: number) => void;
  readonly asked?: (table: Table, seats: readonly SeatId[]) => void;
}

export function serviceOf({ config, store, games, gamesModule, report, wrote, asked }: Parts): Service {
  const thinker = threadThinker({ module: gamesModule });
  const { idleMilliseconds } = config;
  const matches = registry({ games, store, thinker, idleMilliseconds, report, wrote, asked });
  const keys = new WeakMap<Table, Promise<Awaited<ReturnType<typeof keysOf>>>>();
  const tellers = new WeakMap<Table, Map<Follower, (message: ToClient) => void>>();
  let closing = false;

  const keysAt = (table: Table) => {
    const known = keys.get(table) ?? keysOf(store, table.live.stored.pk);
    keys.set(table, known);
    // A database that was away for a moment must not shut people out for good.
    known.catch(() => keys.delete(table));
    return known;
  };
  const tellAll = (table: Table, message: ToClient): void => {
    for (const tell of tellers.get(table)?.values() ?? []) tell(message);
  };
  const seatedAt = async (table: Table): Promise<Seated[]> => {
    const { seats, seating } = table.live.stored;
    const names = new Map((await keysAt(table)).map(({ seat, name }) => [seat, name]));
    const here = new Set([...table.followers].map(({ seat }) => seat));
    return seats.map((seat) => {
      const player = seating[seat] ?? 'person';
      return { seat, player, name: names.get(seat) ?? null, online: player !== 'person' || here.has(seat) };
    });
  };

  return {
    config,
    store,
    games,
    limits: limitsOf(config.limits),
    tables: matches.tables,
    async create(wanted) {
      const game = Object.hasOwn(games, wanted.game) ? games[wanted.game] : undefined;
      if (!game) throw new InputError('error.game', { given: wanted.game, allowed: Object.keys(games).join(', ') });
      const seed = newSeed();
      const { options, seating } = arrange(game, readOptions(game, wanted.options), wanted.seats ?? {});
      const seats = game.seats(options);
      // Refuses seats and bots that do not exist, and options that do not go together, before anything is kept.
      seatBots(game, seats, seating, seed);
      game.setup(options, seedChance(seed));
      const tokens = new Map<string, string>();
      for (const seat of [...seats.filter((s) => (seating[s] ?? 'person') === 'person'), 'observer']) {
        tokens.set(seat, newToken());
      }
      const id = newMatchId();
      const made: Key[] = [...tokens].map(([seat, token]) => ({ seat, tokenHash: sha256(token) }));
      await createMatch(store, { id, game: game.id, version: game.version, options, seating, seats, seed }, made);
      const { observer = '', ...bySeat } = Object.fromEntries(tokens);
      return { id, seats: bySeat, observer, seedHash: sha256(seed) };
    },
    open: (id) => matches.open(id),
    async seatOf(table, token) {
      const hash = Buffer.from(sha256(token));
      const found = (await keysAt(table)).find((key) => timingSafeEqual(Buffer.from(key.token_hash), hash));
      return found?.seat;
    },
    quiet: matches.quiet,
    answer: matches.answer,
    undo: matches.undo,
    async say(table, seat, text) {
      const line = await addChat(store, table.live.stored.pk, seat, text);
      tellAll(table, { is: 'chat', line });
    },
    history: matches.history,
    chat: (table, since) => chatSince(store, table.live.stored.pk, since),
    async welcome(table, seat) {
      const { id, game, version, options, seed, rematch } = table.live.stored;
      return {
        match: id,
        game,
        version,
        options,
        seat,
        seedHash: sha256(seed),
        seats: await seatedAt(table),
        rematch,
      };
    },
    follow(table, follower, tell) {
      const stop = matches.follow(table, follower);
      const all = tellers.get(table) ?? new Map<Follower, (message: ToClient) => void>();
      tellers.set(table, all.set(follower, tell));
      const announce = () =>
        void seatedAt(table)
          .then((seats) => tellAll(table, { is: 'seats', seats }))
          .catch((error: unknown) => report(error, 'seats'));
      announce();
      return () => {
        stop();
        all.delete(follower);
        announce();
      };
    },
    originAllowed(request) {
      const { origin, host } = request.headers;
      // Programs send no origin; a page must be ours, or one that the operator named.
      if (origin === undefined) return true;
      return config.origins.includes(origin) || hostOf(origin) === host;
    },
    report,
    closing: () => closing,
    async close() {
      closing = true;
      await matches.close();
      await store.close();
    },
  };
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
