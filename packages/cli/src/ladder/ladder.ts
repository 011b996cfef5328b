import { isSearchable, LEVELS } from '@sandtable/ai';
import {
  botSeating,
  type Game,
  playersFor,
  readSettings,
  resolveSeating,
  type SeatId,
  type Seating,
  type Settings,
} from '@sandtable/kernel';
import { isFailure, playGame } from '../simulate/play-game.js';
import { playOnThreads } from '../simulate/thread-pool.js';
import { type Exchange, exchanged, exchangesOf } from './exchange.js';
import { eloRatings, type HeadToHead, meanWithError } from './ratings.js';
import { type LadderGames, LadderResults } from './results.js';

export interface LadderPlan {
  readonly players: readonly string[];
  /** Games of each pairing and seat; all use the same seeds. */
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
  readonly module: string;
  /** The code of the threads; by default this package's own build. */
  readonly threadEntry?: URL | undefined;
  readonly settings: Settings;
  /** Where results are kept, so that a ladder can go on later. */
  readonly folder?: string | undefined;
  /** Plays nothing, but reports the games that are finished. */
  readonly onlyFinished?: boolean;
}

/** A player in one seat of a fixed seating. */
export interface LadderRow {
  readonly seat: SeatId;
  readonly player: string;
  readonly seating: Seating;
  readonly wins: number;
  readonly games: number;
  /** How much more often it wins than the seating's own player from the same seeds, and the standard error of that. */
  readonly gain: number;
  readonly gainError: number;
  /** Seeds from which it wins and the seating's own player does not, and the other way round. */
  readonly better: number;
  readonly worse: number;
}

export interface LadderReport {
  readonly rows: readonly LadderRow[];
  readonly elo: ReadonlyMap<string, number>;
  /** Games between two players, each pairing and seat by itself. */
  readonly met: readonly HeadToHead[];
  /** At tables for more than two. */
  readonly exchanges: readonly Exchange[];
}

/** The player that the others are measured against, if the game has it for every seat. */
const YARDSTICK = 'steady';

/** Everybody of a game but `random`, which loses to all. */
export const ladderPlayers = (game: Game): string[] =>
  isSearchable(game) ? [YARDSTICK, ...LEVELS] : Object.keys(game.bots).filter((name) => name !== 'random');

/** Plays a tournament: each player in each seat against the yardstick and against the game's own choice of bots. */
export async function ladder(
  game: Game,
  plan: LadderPlan,
  progress: (done: number, of: number) => void,
): Promise<LadderReport> {
  const settings = readSettings(game, plan.settings);
  const seats = game.seats(settings);
  const tables = seatingsOf(game, settings, seats);
  const tasks = tables.flatMap((seating) =>
    seats.flatMap((seat) =>
      challengers(game, settings, seat, seating, plan.players).map((player) => ({ seating, seat, player })),
    ),
  );
  const results = new LadderResults(plan.folder);
  const play = (seating: Seating): Promise<LadderGames> => playAll(game, plan, settings, seating, results);
  const rows: LadderRow[] = [];
  const reported = new Set<string>();
  const met: HeadToHead[] = [];
  for (const [i, { seating, seat, player }] of tasks.entries()) {
    const own = await play(seating);
    const challenged = { ...seating, [seat]: player };
    // A seating of another table with this player in it may be one that was reported already.
    const key = `${seat} ${JSON.stringify(seats.map((it) => challenged[it]))}`;
    if (reported.has(key)) continue;
    reported.add(key);
    const games = await play(challenged);
    const row = { seat, player, seating, ...compare(games, own, seat) };
    if (row.games > 0) rows.push(row);
    const [other] = seats.filter((it) => it !== seat).map((it) => seating[it]);
    if (seats.length === 2 && other !== undefined && other !== player) {
      met.push({ first: player, second: other, firstWins: countWins(games, seat), games: games.size });
    }
    progress(i + 1, tasks.length);
  }
  if (seats.length === 2) met.push(...(await neighbors(plan.players, seats, play)));
  const playersAt = (seating: Seating, seat: SeatId) => challengers(game, settings, seat, seating, plan.players);
  const exchanges = seats.length > 2 ? await exchangesAt(tables, seats, playersAt, play) : [];
  // Of a ladder that is not finished, some pairings have not been played.
  const played = met.filter(({ games }) => games > 0);
  return { rows, elo: played.length > 0 ? eloRatings(played, YARDSTICK) : new Map(), met: played, exchanges };
}

/** Exchanges of one player at a time, at tables whose other players stay. */
async function exchangesAt(
  tables: readonly Seating[],
  seats: readonly SeatId[],
  playersOf: (seating: Seating, seat: SeatId) => readonly string[],
  play: (seating: Seating) => Promise<LadderGames>,
): Promise<Exchange[]> {
  const found: Exchange[] = [];
  for (const seating of tables) {
    for (const seat of seats) {
      const [own = YARDSTICK, ...others] = playersOf(seating, seat);
      for (const { player, inPlaceOf } of exchangesOf(own, others)) {
        const games = await play({ ...seating, [seat]: player });
        const compared = exchanged(seat, games, await play({ ...seating, [seat]: inPlaceOf }));
        if (compared.pairs > 0) found.push({ seat, player, inPlaceOf, ...compared });
      }
    }
  }
  return found;
}

/** Each level against the next one, on swapped seats. */
async function neighbors(
  players: readonly string[],
  seats: readonly SeatId[],
  play: (seating: Seating) => Promise<LadderGames>,
): Promise<HeadToHead[]> {
  const [left = '', right = ''] = seats;
  const levels = LEVELS.filter((level) => players.includes(level));
  const met: HeadToHead[] = [];
  for (const [i, first] of levels.entries()) {
    const second = levels[i + 1];
    if (second === undefined) break;
    for (const seat of seats) {
      const other = seat === left ? right : left;
      const games = await play({ [seat]: first, [other]: second });
      met.push({ first, second, firstWins: countWins(games, seat), games: games.size });
    }
  }
  return met;
}

/** The seatings into which players are put: all yardsticks, and the game's own choice. */
function seatingsOf(game: Game, settings: Settings, seats: readonly SeatId[]): Seating[] {
  const own = botSeating(game, settings);
  if (!seats.every((seat) => playersFor(game, settings, seat).includes(YARDSTICK))) return [own];
  const yardsticks = Object.fromEntries(seats.map((seat) => [seat, YARDSTICK]));
  return seats.every((seat) => own[seat] === YARDSTICK) ? [yardsticks] : [yardsticks, own];
}

/** The seating's own player first, then whoever else may take the seat. */
const challengers = (
  game: Game,
  settings: Settings,
  seat: SeatId,
  seating: Seating,
  players: readonly string[],
): string[] => {
  const allowed = playersFor(game, settings, seat);
  const own = seating[seat] ?? YARDSTICK;
  return [own, ...players.filter((player) => player !== own && allowed.includes(player))];
};

const countWins = (games: LadderGames, seat: SeatId): number =>
  [...games.values()].filter((it) => it.winners.includes(seat)).length;

function compare(played: LadderGames, own: LadderGames, seat: SeatId) {
  const games = [...played.keys()].filter((game) => own.has(game));
  const differences = games.map(
    (game) => Number(played.get(game)?.winners.includes(seat)) - Number(own.get(game)?.winners.includes(seat)),
  );
  const { mean, error } = meanWithError(differences);
  return {
    wins: countWins(played, seat),
    games: played.size,
    gain: mean,
    gainError: error,
    better: differences.filter((it) => it > 0).length,
    worse: differences.filter((it) => it < 0).length,
  };
}

/** Who won each game of a seating. Games that are finished are not played again. */
async function playAll(
  game: Game,
  plan: LadderPlan,
  given: Settings,
  seated: Seating,
  results: LadderResults,
): Promise<LadderGames> {
  const { settings, seating } = resolveSeating(game, given, seated);
  const seats = game.seats(settings);
  const set = Object.entries(plan.settings).map(([name, value]) => `${name}=${value}`);
  const key = [game.id, plan.seed, ...set, ...seats.map((seat) => seating[seat] ?? YARDSTICK)].join('-');
  const known = results.of(key);
  if (plan.onlyFinished) return known;
  const simulation = { settings, seating, seed: plan.seed, check: false };
  const finished = (index: number, outcome: ReturnType<typeof playGame>) => {
    if (isFailure(outcome)) throw new Error(`${outcome.seed}: ${outcome.reason}`);
    if (!known.has(index)) results.add(key, index, outcome);
  };
  if (plan.jobs > 1 && known.size === 0) {
    const { module, games, threadEntry } = plan;
    const share = { module, game: game.id, plan: simulation, games };
    await playOnThreads(share, Math.min(plan.jobs, games), finished, threadEntry);
  } else {
    for (let i = 0; i < plan.games; i++) if (!known.has(i)) finished(i, playGame(game, simulation, i));
  }
  return known;
}
