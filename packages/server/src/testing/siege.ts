import { join } from 'node:path';
import { ClientError, joinMatch } from '@sandtable/client';
import type { MatchMade, NewMatch } from '@sandtable/client/wire';
import { below, type Chance, seedChance } from '@sandtable/kernel';
import { expect } from 'vitest';
import WebSocket from 'ws';
import { headOf, revive } from '../matches/live.js';
import { entriesFrom, findMatch } from '../store/matches.js';
import { openPostgres } from '../store/postgres.js';
import { openSqlite } from '../store/sqlite.js';
import type { Database } from '../store/store.js';
import { type Acknowledged, type Player, play } from './player.js';
import { games, makeMatch, type Place } from './servers.js';

/** Matches that go on while a test does its worst to the server, and what must be true of them afterwards. */

/** What one seat was told is kept, and all that it ever meant to do, in turn. */
interface Testimony {
  readonly seat: string;
  readonly acknowledged: readonly Acknowledged[];
  /** Without the number where its client chooses that itself. */
  readonly meant: readonly { readonly n?: number; readonly option: string }[];
}

export interface Played {
  readonly match: MatchMade;
  readonly n: number;
  readonly seats: readonly Testimony[];
}

export interface Siege {
  /** Answers acknowledged so far, at all tables. */
  acknowledged(): number;
  /** Refusals of the code so far. */
  refused(code: string): number;
  /** No new matches; gives those that were played, when the last is over. */
  end(): Promise<readonly Played[]>;
}

/** One table of each, one match after another: by our small player, or by the client library (`library`). */
export interface Plan {
  readonly wanted: NewMatch;
  readonly library?: boolean;
}

const DAYS: readonly Plan[] = [
  { wanted: { game: 'toy', options: { rounds: '6', fog: 'on' } } },
  { wanted: { game: 'toy', options: { rounds: '6' } }, library: true },
  { wanted: { game: 'toy', options: { rounds: '6' }, seats: { blue: 'random' } } },
  { wanted: { game: 'andean-abyss' } },
  { wanted: { game: 'andean-abyss', options: { scenario: 'solo' } }, library: true },
];

/** `address` is asked before every connection: there may be several servers. */
export function siege(address: () => string, seed: string, plans: readonly Plan[] = DAYS): Siege {
  const chance = seedChance(seed);
  let ending = false;
  let byLibraries = 0;
  const players: Player[] = [];

  const small = (match: MatchMade, seat: string) => {
    const player = play({ address, match: match.id, token: match.seats[seat], seat, chance: ownChance(chance) });
    players.push(player);
    return player.over.then(({ n }) => ({
      n,
      testimony: { seat, acknowledged: player.acknowledged, meant: player.decided },
    }));
  };

  /** The client library sees to numbers, to sending again and to coming back. */
  const byLibrary = async (match: MatchMade, seat: string) => {
    const own = ownChance(chance);
    const acknowledged: Acknowledged[] = [];
    const meant: { readonly option: string }[] = [];
    const client = await joinMatch(
      { address: address(), match: match.id, token: match.seats[seat] },
      { view: false, patience: 60_000, firstPause: 30, longestPause: 150, openSocket: (url) => new WebSocket(url) },
    );
    for (;;) {
      const { result, decision, n } = await client.waitForTurn();
      if (result) {
        client.close();
        return { n, testimony: { seat, acknowledged, meant } };
      }
      const options = (decision?.options ?? []).filter(
        (option) => !option.startsWith('aside:') || below(own, 10) === 0,
      );
      const option = options[below(own, options.length)];
      meant.push({ option });
      try {
        await client.answer(option);
      } catch (error) {
        if (!(error instanceof ClientError) || !['unavailable', 'late'].includes(error.code)) throw error;
        await pause(100);
        continue;
      }
      const kept = client.standing().history.findLast((it) => it.seat === seat && it.option === option && it.n >= n);
      if (!kept) throw new Error(`“${option}” was acknowledged and is not in the history`);
      acknowledged.push({ n: kept.n, option });
      byLibraries++;
    }
  };

  const table = async ({ wanted, library }: Plan): Promise<Played[]> => {
    const played: Played[] = [];
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
    refused: (code) => players.reduce((sum, { refused }) => sum + (refused.get(code) ?? 0), 0),
    async end() {
      ending = true;
      return (await tables).flat();
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ownChance = (chance: Chance): Chance => seedChance(String(below(chance, 1_000_000)));

const openStore = ({ config }: Place): Promise<Database> =>
  config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(join(config.dataFolder ?? '', 'sandtable.db'));

/** No acknowledged answer is lost, none is there twice, and every record is a legal game from its seed to its end. */
export async function examine(place: Place, played: readonly Played[]): Promise<{ readonly answers: number }> {
  const store = await openStore(place);
  let answers = 0;
  for (const { match, n, seats } of played) {
    const stored = await findMatch(store, match.id);
    if (!stored) throw new Error(`match ${match.id} is gone`);
    const entries = await entriesFrom(store, stored.pk, 0);
    const live = revive(games[stored.game], { ...stored, snapshot: { n: 0, note: '' } }, entries);
    expect(headOf(live)).toBe(n);
    expect(live.match.result).toBeDefined();
    // From the last snapshot it is the same game.
    const short = revive(games[stored.game], stored, entries.slice(stored.snapshot.n));
    expect(short.match.result).toEqual(live.match.result);
    for (const { seat, acknowledged, meant } of seats) {
      const own = entries
        .filter((entry) => stored.seats[entry.seat] === seat)
        .map((it) => ({ n: it.n, option: it.option }));
      const inRecord = new Set(own.map((it) => `${it.n} ${it.option}`));
      expect(acknowledged.filter((it) => !inRecord.has(`${it.n} ${it.option}`))).toEqual([]);
      expect(new Set(acknowledged.map((it) => it.n)).size).toBe(acknowledged.length);
      // Everything in the record was meant, once, and in that order.
      let next = 0;
      for (const { n: at, option } of own) {
        next = meant.findIndex((it, i) => i >= next && it.option === option && (it.n ?? at) === at) + 1;
        if (next === 0) throw new Error(`${seat}’s “${option}” under ${at} was not meant, or is there twice`);
      }
      answers += acknowledged.length;
    }
  }
  await store.close();
  return { answers };
}
