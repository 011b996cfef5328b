import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ClientError, joinMatch } from '@sandtable/client';
import type { CreatedMatch, NewMatch, State } from '@sandtable/client/wire';
import { type Chance, randomBelow, seedChance } from '@sandtable/kernel';
import { expect } from 'vitest';
import WebSocket from 'ws';
import { entryCount, loadMatch, replayEntry } from '../matches/live-match.js';
import { entriesFrom, findMatch } from '../store/matches.js';
import { readPostgres } from '../store/postgres.js';
import { readSqlite } from '../store/sqlite.js';
import { BEGINNING, type Database } from '../store/store.js';
import { type Acknowledged, type Player, playSeat } from './player.js';
import { games, makeMatch, type TestStorage } from './servers.js';

/** Matches that are played while a test disturbs the server, and what must be true of them afterwards. */

/** What the server acknowledged to one seat, and everything that the seat sent, in order. */
interface SeatTestimony {
  readonly seat: string;
  readonly acknowledged: readonly Acknowledged[];
  /** Without the number where its client chooses that itself. */
  readonly meant: readonly { readonly n?: number; readonly option: string }[];
  /** SHA-256 of views that it was shown, by the number of entries; only clients that were sent views have them. */
  readonly views: readonly ShownView[];
}

interface ShownView {
  readonly n: number;
  readonly digest: string;
}

/** A view that was put together from patches has its keys in another order. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const digestOf = (view: unknown): string => createHash('sha256').update(JSON.stringify(view, inOrder)).digest('hex');

export interface PlayedMatch {
  readonly match: CreatedMatch;
  readonly n: number;
  readonly seats: readonly SeatTestimony[];
}

export interface StressTest {
  /** Answers acknowledged so far, in all matches. */
  acknowledged(): number;
  /** Starts no new matches. Resolves with those that were played, when the last is over. */
  end(): Promise<readonly PlayedMatch[]>;
}

/** One table of each, one match after another: by our small player, or by the client library (`library`). */
export interface StressPlan {
  readonly wanted: NewMatch;
  readonly library?: boolean;
}

const DAYS: readonly StressPlan[] = [
  { wanted: { game: 'toy', options: { rounds: '6', fog: 'on' } } },
  { wanted: { game: 'toy', options: { rounds: '6' } }, library: true },
  { wanted: { game: 'toy', options: { rounds: '6' }, seats: { blue: 'random' } } },
  { wanted: { game: 'andean-abyss' } },
  { wanted: { game: 'andean-abyss', options: { scenario: 'solo' } }, library: true },
];

/** `address` is asked before every connection: there may be several servers. */
export function runStressTest(address: () => string, seed: string, plans: readonly StressPlan[] = DAYS): StressTest {
  const chance = seedChance(seed);
  let ending = false;
  let byLibraries = 0;
  const players: Player[] = [];

  const small = (match: CreatedMatch, seat: string) => {
    const player = playSeat({ address, match: match.id, token: match.seats[seat], seat, chance: ownChance(chance) });
    players.push(player);
    return player.over.then(({ n }) => ({
      n,
      testimony: { seat, acknowledged: player.acknowledged, meant: player.decided, views: [] },
    }));
  };

  /** The client library handles numbers, retries and reconnecting. */
  const byLibrary = async (match: CreatedMatch, seat: string) => {
    const own = ownChance(chance);
    const acknowledged: Acknowledged[] = [];
    const meant: { readonly option: string }[] = [];
    const views: ShownView[] = [];
    const client = await joinMatch(
      { address: address(), match: match.id, token: match.seats[seat] },
      {
        connectTimeoutMs: 600_000,
        firstRetryDelayMs: 30,
        maxRetryDelayMs: 150,
        openSocket: (url) => new WebSocket(url),
      },
    );
    for (;;) {
      const { result, decision, n, view } = await client.waitForTurn();
      views.push({ n, digest: digestOf(view) });
      if (result) {
        client.close();
        return { n, testimony: { seat, acknowledged, meant, views } };
      }
      const options = (decision?.options ?? []).filter(
        (option) => !option.startsWith('aside:') || randomBelow(own, 10) === 0,
      );
      const option = options[randomBelow(own, options.length)];
      meant.push({ option });
      try {
        await client.answer(option);
      } catch (error) {
        if (!(error instanceof ClientError) || !['unavailable', 'late'].includes(error.code)) throw error;
        await pause(100);
        continue;
      }
      const kept = client.snapshot().history.findLast((it) => it.seat === seat && it.option === option && it.n >= n);
      if (!kept) throw new Error(`“${option}” was acknowledged and is not in the history`);
      acknowledged.push({ n: kept.n, option });
      byLibraries++;
    }
  };

  const table = async ({ wanted, library }: StressPlan): Promise<PlayedMatch[]> => {
    const played: PlayedMatch[] = [];
    do {
      const match = await makeMatch(address(), wanted).catch(() => undefined);
      if (!match) {
        await pause(50);
        continue;
      }
      const seats = await Promise.all(
        Object.keys(match.seats).map((seat) => (library ? byLibrary(match, seat) : small(match, seat))),
      );
      played.push({ match, n: seats[0].n, seats: seats.map(({ testimony }) => testimony) });
    } while (!ending || played.length === 0);
    return played;
  };
  const tables = Promise.all(plans.map(table));
  // A table that breaks is heard of at the end.
  tables.catch(() => {});

  return {
    acknowledged: () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, byLibraries),
    async end() {
      ending = true;
      return (await tables).flat();
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ownChance = (chance: Chance): Chance => seedChance(String(randomBelow(chance, 1_000_000)));

const openToRead = ({ config }: TestStorage): Promise<Database> =>
  config.databaseUrl ? readPostgres(config.databaseUrl) : readSqlite(join(config.dataFolder ?? '', 'sandtable.db'));

/** The result of the checks after a stress test. Everything but the first three must be 0. */
export interface Examined {
  /** Acknowledged answers. */
  readonly answers: number;
  readonly matches: number;
  /** Views that were compared with those of a replay. */
  readonly views: number;
  /** Acknowledged answers that are not stored. */
  readonly lost: number;
  /** Stored answers that nobody gave, or that are stored twice. */
  readonly unasked: number;
  /** Views that are not those of a replay. */
  readonly otherViews: number;
}

/**
 * Looks for acknowledged answers that are lost and for stored ones that nobody gave; replays every match from its seed to
 * its end, and compares with that the views that clients were shown on the way and those that `address` serves now.
 */
export async function examine(place: TestStorage, address: string, played: readonly PlayedMatch[]): Promise<Examined> {
  const store = await openToRead(place);
  const found = { answers: 0, matches: 0, views: 0, lost: 0, unasked: 0, otherViews: 0 };
  for (const { match, n, seats } of played) {
    const stored = await findMatch(store, match.id);
    if (!stored) throw new Error(`match ${match.id} is gone`);
    const entries = await entriesFrom(store, stored.pk, 0);
    found.matches++;
    for (const { seat, acknowledged, meant } of seats) {
      const own = entries
        .filter((entry) => stored.seats[entry.seat] === seat)
        .map((it) => ({ n: it.n, option: it.option }));
      const inRecord = new Set(own.map((it) => `${it.n} ${it.option}`));
      found.answers += acknowledged.length;
      found.lost += acknowledged.filter((it) => !inRecord.has(`${it.n} ${it.option}`)).length;
      found.unasked += acknowledged.length - new Set(acknowledged.map((it) => it.n)).size;
      found.unasked += countUnasked(own, meant);
    }
    const shown = new Map(seats.map(({ seat, views }) => [seat, [...views]]));
    for (const [seat, token] of [...Object.entries(match.seats), ['observer', match.observer]]) {
      shown.set(seat, [...(shown.get(seat) ?? []), await viewNow(address, match.id, token)]);
    }
    const live = loadMatch(games[stored.game], { ...stored, snapshot: BEGINNING }, []);
    const compare = (): void => {
      for (const [seat, views] of shown) {
        for (const view of views) {
          if (view.n !== entryCount(live)) continue;
          found.views++;
          if (view.digest !== digestOf(live.match.view(seat))) found.otherViews++;
        }
      }
    };
    compare();
    for (const entry of entries) {
      replayEntry(live, entry);
      compare();
    }
    expect(entryCount(live)).toBe(n);
    expect(live.match.result).toBeDefined();
    // Loading from the last snapshot gives the same game.
    const short = loadMatch(games[stored.game], stored, entries.slice(stored.snapshot.n));
    expect(short.match.result).toEqual(live.match.result);
  }
  await store.close();
  return found;
}

/** How many of a seat's stored answers it did not send, once each and in that order. */
function countUnasked(own: readonly Acknowledged[], meant: SeatTestimony['meant']): number {
  let next = 0;
  let unasked = 0;
  for (const { n, option } of own) {
    const at = meant.findIndex((it, i) => i >= next && it.option === option && (it.n ?? n) === n);
    if (at < 0) unasked++;
    else next = at + 1;
  }
  return unasked;
}

async function viewNow(address: string, match: string, token: string): Promise<ShownView> {
  const reply = await fetch(`${address}/api/matches/${match}`, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
  const { state } = (await reply.json()) as { readonly state: State };
  return { n: state.n, digest: digestOf(state.view) };
}
