import {
  type Bot,
  botSeating,
  newMatch,
  playBots,
  readSettings,
  resolveSeating,
  type SeatId,
  seatBots,
} from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';

interface Times {
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Measures, on one core, how long games between the game's own bots take and how long each answer takes. */
export function benchBots(context: Context, id: string, seconds: number, json: boolean): number {
  const { io, say, language } = context;
  const { game, words } = context.game(id);
  const chosen = readSettings(game);
  const { settings, seating } = resolveSeating(game, chosen, botSeating(game, chosen));

  /** Plays whole games until the time is up and times each game and each answer in milliseconds. */
  const playFor = (limitSeconds: number, name: string) => {
    const games: number[] = [];
    const answers: number[] = [];
    const began = performance.now();
    let decisions = 0;
    let now = began;
    while (now - began < 1000 * limitSeconds) {
      const seed = `${name} ${games.length}`;
      const match = newMatch(game, { settings, seed }, { log: false });
      playBots(match, timed(seatBots(game, match.seats, seating, seed), answers));
      decisions += match.answers.length;
      const ended = performance.now();
      games.push(ended - now);
      now = ended;
    }
    return {
      seconds: (now - began) / 1000,
      decisions,
      games: timesOf(games),
      count: games.length,
      answers: timesOf(answers),
    };
  };

  // The JavaScript engine compiles the rules while they run, so we measure only after a warm-up.
  playFor(2 * seconds, 'warm-up');
  const run = playFor(seconds, 'bench');
  const report = {
    game: game.id,
    options: settings,
    seating,
    seconds: run.seconds,
    games: run.count,
    decisions: run.decisions,
    gamesPerSecond: run.count / run.seconds,
    decisionsPerSecond: run.decisions / run.seconds,
    gameMilliseconds: run.games,
    answerMilliseconds: run.answers,
  };
  if (json) {
    io.out(`${JSON.stringify(report)}\n`);
    return 0;
  }
  const show = (n: number) => n.toLocaleString(language, { maximumSignificantDigits: 4 });
  const shown = ({ mean, p50, p99, max }: Times) => ({
    mean: show(mean),
    p50: show(p50),
    p99: show(p99),
    max: show(max),
  });
  const lines = [
    say('cli.bench.headBots', { game: game.title, seconds }),
    ...Object.entries(seating).map(([seat, bot]) => say('cli.play.seatBot', { seat: seatName(words, seat), bot })),
    say('cli.bench.games', { n: show(report.gamesPerSecond) }),
    say('cli.bench.decisions', { n: show(report.decisionsPerSecond) }),
    say('cli.bench.game', shown(run.games)),
    say('cli.bench.answer', shown(run.answers)),
  ];
  io.out(`${lines.join('\n')}\n`);
  return 0;
}

/** The same bots; the time of every answer is added to `times`. */
const timed = (bots: ReadonlyMap<SeatId, Bot>, times: number[]): Map<SeatId, Bot> =>
  new Map(
    [...bots].map(([seat, bot]) => [
      seat,
      {
        answer(turn) {
          const began = performance.now();
          const answer = bot.answer(turn);
          times.push(performance.now() - began);
          return answer;
        },
      },
    ]),
  );

function timesOf(times: readonly number[]): Times {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { mean: times.reduce((sum, n) => sum + n, 0) / times.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
