import type { Happened } from '@sandtable/client/wire';
import type { Game, SeatId } from '@sandtable/kernel';
import { entriesFrom, findMatch } from '../store/matches.js';
import type { Addition, Database, Entry } from '../store/store.js';
import type { Thinker } from './bots.js';
import { type Committer, committer } from './commit.js';
import {
  answer,
  follow,
  happenedSince,
  headOf,
  isRepeated,
  type Live,
  Refused,
  revive,
  snapshotOf,
  takeBack,
  waitingFor,
} from './live.js';

/** Somebody who follows a match: told after every commit. */
export interface Follower {
  readonly seat: SeatId;
  /** Something was done and is on the disk. */
  changed(live: Live, happened: readonly Happened[]): void;
  /** The match had to be read again from the disk: what is known of it may be wrong. */
  reread(live: Live): void;
}

/** A match that somebody uses. */
export interface Table {
  live: Live;
  readonly followers: Set<Follower>;
  /** Commits asked for and not yet on the disk. */
  unsaved: number;
  /** Entries that everybody has been told of. */
  told: number;
  /** Resolves when nothing is unsaved. */
  settled: Promise<unknown>;
  thinking: boolean;
  lastUsed: number;
}

export interface Registry {
  /** The match with all that is on the disk; undefined if there is none of that name. */
  open(id: string): Promise<Table | undefined>;
  answer(table: Table, seat: SeatId, n: number, option: string): Promise<void>;
  undo(table: Table, seat: SeatId, n: number): Promise<void>;
  follow(table: Table, follower: Follower): () => void;
  /**
   * Everything that was done from `since` on, from memory or, further back, from the whole record; with the seat's own
   * answers.
   */
  history(table: Table, since: number, seat?: SeatId): Promise<readonly Happened[]>;
  readonly tables: ReadonlyMap<string, Table>;
  close(): Promise<void>;
}

export interface RegistryHabits {
  readonly games: Readonly<Record<string, Game>>;
  readonly store: Database;
  readonly thinker: Thinker;
  /** A match that nobody has used for this long leaves memory. */
  readonly idleMilliseconds: number;
  readonly report: (error: unknown, what: string) => void;
  readonly wrote?: (additions: number, milliseconds: number) => void;
  /** Somebody's turn has come: for notices. */
  readonly asked?: (table: Table, seats: readonly SeatId[]) => void;
}

/** So many entries between two snapshots at the least: what a load may have to carry out again. */
const SNAPSHOT_EVERY = 40;
/** After a fault (a full disk, a broken bot) the bots try again, but not at once. */
const RETRY_BOTS = 2000;

export function registry(habits: RegistryHabits): Registry {
  const { games, store, thinker, report } = habits;
  const commits: Committer = committer(store, habits.wrote);
  const tables = new Map<string, Table>();
  const byKey = new Map<number, string>();
  const loading = new Map<string, Promise<Table | undefined>>();

  const load = async (id: string): Promise<Live | undefined> => {
    const stored = await findMatch(store, id);
    const game = stored && games[stored.game];
    if (!stored || !game) return undefined;
    return revive(game, stored, await entriesFrom(store, stored.pk, stored.snapshot.n));
  };

  const open = async (id: string): Promise<Table | undefined> => {
    const known = tables.get(id);
    if (known) {
      known.lastUsed = Date.now();
      await known.settled;
      return tables.get(id) ?? open(id);
    }
    const begun = loading.get(id);
    if (begun) return begun;
    const opening = load(id).then((live) => {
      if (!live) return undefined;
      const table: Table = {
        live,
        followers: new Set(),
        unsaved: 0,
        told: headOf(live),
        settled: Promise.resolve(),
        thinking: false,
        lastUsed: Date.now(),
      };
      tables.set(id, table);
      byKey.set(live.stored.pk, id);
      letBotsThink(table);
      return table;
    });
    loading.set(id, opening);
    return opening.finally(() => loading.delete(id));
  };

  /** What memory holds may be ahead of the disk or behind it: the disk is right. */
  const reread = async (table: Table): Promise<void> => {
    const live = await load(table.live.stored.id);
    if (!live) return;
    table.live = live;
    table.unsaved = 0;
    table.told = headOf(live);
    for (const follower of table.followers) follower.reread(live);
    letBotsThink(table);
  };

  const tell = (table: Table): void => {
    const { live } = table;
    const happened = happenedSince(live, table.told);
    table.told = headOf(live);
    for (const follower of table.followers) follower.changed(live, happened);
  };

  /** Puts on the disk what has just been done, then tells everybody. */
  const save = (table: Table, entries: readonly Entry[]): Promise<void> => {
    const { live } = table;
    const due = headOf(live) - live.snapshotN >= SNAPSHOT_EVERY;
    const snapshot = due ? snapshotOf(live) : undefined;
    if (snapshot) live.snapshotN = snapshot.n;
    const { result } = live.match;
    const addition: Addition = {
      match: live.stored.pk,
      entries,
      ...(snapshot ? { snapshot } : {}),
      ...(result ? { result: JSON.stringify(result) } : {}),
    };
    table.unsaved++;
    const saved = commits.commit(addition).then(
      async (how) => {
        if (table.live !== live) throw new Refused('late', 'The match has moved on.');
        if (how === 'lost') {
          await reread(table);
          throw new Refused('late', 'The match has moved on.');
        }
        table.unsaved--;
        // Seats that are asked together answer together: what memory shows is told when all of it is on the disk.
        if (table.unsaved > 0) return;
        tell(table);
        habits.asked?.(table, waitingFor(live));
        letBotsThink(table);
      },
      async (error: unknown) => {
        report(error, 'commit');
        if (table.live === live) {
          // Nothing of it is on the disk, and so it must go from memory too.
          tables.delete(live.stored.id);
          const again = await load(live.stored.id).catch(() => undefined);
          if (again) {
            table.live = again;
            table.unsaved = 0;
            table.told = headOf(again);
            tables.set(live.stored.id, table);
            for (const follower of table.followers) follower.reread(again);
          }
        }
        throw error;
      },
    );
    table.settled = saved.catch(() => undefined);
    return saved;
  };

  const letBotsThink = (table: Table): void => {
    const { live } = table;
    const { seating } = live.stored;
    const isBot = (seat: SeatId) => (seating[seat] ?? 'person') !== 'person';
    if (table.thinking || live.match.result || !waitingFor(live).some(isBot)) return;
    table.thinking = true;
    const n = headOf(live);
    const done = (again: number | 'now' | undefined): void => {
      table.thinking = false;
      if (again === 'now') letBotsThink(table);
      else if (again !== undefined) setTimeout(() => letBotsThink(table), again).unref();
    };
    thinker
      .think(live)
      .then(async (thoughts) => {
        // Somebody else may have been faster: then these thoughts are about a position that is no more.
        if (table.live !== live || headOf(live) !== n) return done('now');
        if (thoughts.length === 0) return done(undefined);
        await save(
          table,
          thoughts.map(({ seat, option, because }) => answer(live, seat, option, because)),
        );
        done('now');
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) return done('now');
        report(error, 'bot');
        done(RETRY_BOTS);
      });
  };

  /** The number that an act names must be the next: an older one is late, unless it is the same act once more. */
  const guard = (live: Live, seat: SeatId, n: number, option: string): 'go' | 'repeated' => {
    const head = headOf(live);
    if (n === head) return 'go';
    if (n > head) throw new Refused('early', `There are only ${head} entries so far.`);
    if (isRepeated(live, n, seat, option)) return 'repeated';
    throw new Refused('late', `Entry ${n} has been made already; the next is ${head}.`);
  };

  /** Another process has added something. */
  const wake = async (keys: readonly number[]): Promise<void> => {
    for (const key of keys) {
      const table = tables.get(byKey.get(key) ?? '');
      if (!table || table.unsaved > 0) continue;
      const { live } = table;
      const from = headOf(live);
      const entries = await entriesFrom(store, key, from);
      if (table.live !== live || headOf(live) !== from || entries.length === 0) continue;
      for (const entry of entries) follow(live, entry);
      tell(table);
      habits.asked?.(table, waitingFor(live));
      letBotsThink(table);
    }
  };
  store.onWake((keys) => void wake(keys).catch((error: unknown) => report(error, 'wake')));

  const sweeper = setInterval(
    () => {
      const before = Date.now() - habits.idleMilliseconds;
      for (const [id, table] of tables) {
        if (table.followers.size > 0 || table.unsaved > 0 || table.thinking || table.lastUsed > before) continue;
        tables.delete(id);
        byKey.delete(table.live.stored.pk);
      }
    },
    Math.max(50, habits.idleMilliseconds / 4),
  );
  sweeper.unref();

  return {
    tables,
    open,
    async answer(table, seat, n, option) {
      table.lastUsed = Date.now();
      const { live } = table;
      if (guard(live, seat, n, option) === 'repeated') return void (await table.settled);
      await save(table, [answer(live, seat, option)]);
    },
    async undo(table, seat, n) {
      table.lastUsed = Date.now();
      const { live } = table;
      if (guard(live, seat, n, '') === 'repeated') return void (await table.settled);
      await save(table, [takeBack(live, seat)]);
    },
    follow(table, follower) {
      table.followers.add(follower);
      return () => {
        table.followers.delete(follower);
        table.lastUsed = Date.now();
      };
    },
    async history(table, since, seat) {
      const { live } = table;
      if (since >= live.base) return happenedSince(live, since, seat);
      const whole = { ...live.stored, snapshot: { n: 0, note: '' } };
      const entries = await entriesFrom(store, live.stored.pk, 0);
      const head = headOf(table.live);
      return happenedSince(revive(live.game, whole, entries), since, seat).filter(({ n }) => n < head);
    },
    async close() {
      clearInterval(sweeper);
      await commits.idle();
      await thinker.close();
    },
  };
}
