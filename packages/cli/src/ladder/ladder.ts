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
import { eloRatings, type HeadToHead } from './ratings.js';

export interface LadderPlan {
  readonly players: readonly string[];
  /** Games of each pairing and seat; all use the same seeds. */
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
  readonly module: string;
  readonly settings: Settings;
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
}

export interface LadderReport {
  readonly rows: readonly LadderRow[];
  readonly elo: ReadonlyMap<string, number>;
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
      challengers(game, settings, seat, plan.players).map((player) => ({ seating, seat, player })),
    ),
  );
  const played = new Map<string, readonly (readonly SeatId[])[]>();
  const play = async (seating: Seating): Promise<readonly (readonly SeatId[])[]> => {
    const key = JSON.stringify(seats.map((seat) => seating[seat]));
    const known = played.get(key);
    if (known) return known;
    const winners = await playAll(game, plan, settings, seating);
    played.set(key, winners);
    return winners;
  };
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
    const winners = await play(challenged);
    rows.push({ seat, player, seating, ...compare(winners, own, seat) });
    const [other] = seats.filter((it) => it !== seat).map((it) => seating[it]);
    if (seats.length === 2 && other !== undefined && other !== player) {
      met.push({ first: player, second: other, firstWins: countWins(winners, seat), games: winners.length });
    }
    progress(i + 1, tasks.length);
  }
  if (seats.length === 2) met.push(...(await neighbors(plan.players, seats, play)));
  return { rows, elo: seats.length === 2 ? eloRatings(met, YARDSTICK) : new Map() };
}

/** Each level against the next one, on swapped seats. */
async function neighbors(
  players: readonly string[],
  seats: readonly SeatId[],
  play: (seating: Seating) => Promise<readonly (readonly SeatId[])[]>,
): Promise<HeadToHead[]> {
  const [left = '', right = ''] = seats;
  const levels = LEVELS.filter((level) => players.includes(level));
  const met: HeadToHead[] = [];
  for (const [i, first] of levels.entries()) {
    const second = levels[i + 1];
    if (second === undefined) break;
    for (const seat of seats) {
      const other = seat === left ? right : left;
      const winners = await play({ [seat]: first, [other]: second });
      met.push({ first, second, firstWins: countWins(winners, seat), games: winners.length });
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

const challengers = (game: Game, settings: Settings, seat: SeatId, players: readonly string[]): string[] => {
  const allowed = playersFor(game, settings, seat);
  return players.filter((player) => allowed.includes(player));
};

const countWins = (winners: readonly (readonly SeatId[])[], seat: SeatId): number =>
  winners.filter((it) => it.includes(seat)).length;

function compare(winners: readonly (readonly SeatId[])[], own: readonly (readonly SeatId[])[], seat: SeatId) {
  const games = winners.length;
  const differences = winners.map((it, i) => Number(it.includes(seat)) - Number(own[i]?.includes(seat)));
  const gain = differences.reduce((sum, it) => sum + it, 0) / games;
  const variance = differences.reduce((sum, it) => sum + (it - gain) ** 2, 0) / Math.max(1, games - 1);
  return { wins: countWins(winners, seat), games, gain, gainError: Math.sqrt(variance / games) };
}

/** Who won each game of a seating. */
async function playAll(
  game: Game,
  plan: LadderPlan,
  given: Settings,
  seated: Seating,
): Promise<readonly (readonly SeatId[])[]> {
  const { settings, seating } = resolveSeating(game, given, seated);
  const simulation = { settings, seating, seed: plan.seed, check: false };
  const winners: (readonly SeatId[])[] = [];
  const finished = (index: number, outcome: ReturnType<typeof playGame>) => {
    if (isFailure(outcome)) throw new Error(`${outcome.seed}: ${outcome.reason}`);
    winners[index] = outcome.winners;
  };
  if (plan.jobs > 1) {
    const { module, games } = plan;
    await playOnThreads({ module, game: game.id, plan: simulation, games }, Math.min(plan.jobs, games), finished);
  } else for (let i = 0; i < plan.games; i++) finished(i, playGame(game, simulation, i));
  return winners;
}
