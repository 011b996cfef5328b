import {
  type Game,
  readSettings,
  resolveSeating,
  type SeatId,
  type Seating,
  seatBots,
  seedChance,
  type Words,
} from '@sandtable/kernel';
import { type Context, seatName, wordsIfAny } from '../context.js';
import type { Flags } from '../flags.js';
import { formatTable } from '../format-text.js';
import { inputError } from '../input-error.js';
import { progressBar } from '../progress-bar.js';
import { readSeating, readSettingPairs, wholeNumber } from '../read-input.js';
import type { SimulationPlan } from '../simulate/play-game.js';
import { type Simulation, simulate } from '../simulate/simulate.js';
import type { Tally } from '../simulate/tally.js';
import type { PlainCliKey } from '../words/index.js';

export const SIMULATE_DEFAULTS = { games: '100', jobs: '1', seed: '1', bot: 'random' } as const;

/** `sandtable simulate`: lets bots play many games against each other and reports statistics. */
export async function simulateCommand(context: Context, id: string, flags: Flags): Promise<number> {
  const { io, say } = context;
  const { game, words } = context.game(id);
  const simulation = planFor(context, game, flags);
  const { games, jobs, plan } = simulation;
  const bar = io.isInteractive.err ? progressBar((text) => io.control('err', text)) : undefined;
  const done = await simulate(game, simulation, (count) => bar?.show(count, games));
  bar?.clear();
  if (done.failure) {
    const { kind, seed, answers, reason } = done.failure;
    const key = kind === 'invariant' ? 'cli.simulate.invariant' : 'cli.simulate.fault';
    io.err(`${say(key, { seed, number: answers, reason })}\n`);
    return 1;
  }
  const { tally, seconds } = done;
  const perSecond = (n: number) => n / Math.max(seconds, 1e-9);
  if (flags.json) {
    const { wins, scores, stats, answers, digest, ended, decisions } = tally;
    const report = {
      game: game.id,
      games,
      ended,
      decisions,
      seconds,
      wins,
      digest,
      scores,
      stats,
      answers,
      seed: plan.seed,
      jobs,
      options: plan.settings,
      seating: plan.seating,
      gamesPerSecond: perSecond(games),
      decisionsPerSecond: perSecond(decisions),
    };
    io.out(`${JSON.stringify(report)}\n`);
  } else io.out(`${formatReport(context, game, words, simulation, tally, seconds)}\n`);
  return 0;
}

function planFor({ gameSource }: Context, game: Game, flags: Flags): Simulation {
  const named = readSeating(flags.seat);
  for (const [seat, name] of Object.entries(named)) {
    if (name === 'person')
      throw inputError('cli.error.personInSimulation', { seat, allowed: Object.keys(game.bots).join(', ') });
  }
  const { settings, seating: seated } = resolveSeating(game, readSettings(game, readSettingPairs(flags.set)), named);
  const seats = game.seats(settings);
  const seating: Seating = { ...Object.fromEntries(seats.map((seat) => [seat, SIMULATE_DEFAULTS.bot])), ...seated };
  const plan: SimulationPlan = {
    settings,
    seating,
    seed: flags.seed ?? SIMULATE_DEFAULTS.seed,
    check: flags.check === true,
  };
  // Refuses settings that exclude each other, and unknown seats and bots, before the first game.
  game.setup(settings, seedChance(plan.seed));
  seatBots(game, seats, seating, plan.seed);
  const games = wholeNumber(flags.games ?? SIMULATE_DEFAULTS.games, '--games', 1, 10_000_000);
  const jobs = wholeNumber(flags.jobs ?? SIMULATE_DEFAULTS.jobs, '--jobs', 1, 256);
  const { module, threads } = gameSource;
  return { plan, games, jobs, seats, module, ...(threads ? { threadEntry: threads.simulation } : {}) };
}

function formatReport(
  { say, language }: Context,
  game: Game,
  words: Words,
  { games, jobs, plan, seats }: Simulation,
  tally: Tally,
  seconds: number,
): string {
  const show = (n: number, digits = 1) =>
    n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const row = (seat: SeatId) => {
    const score = tally.scores[seat];
    const wins = tally.wins[seat];
    if (!score || wins === undefined) throw new Error(`${seat} was not counted`);
    const share = tally.ended > 0 ? (100 * wins) / tally.ended : 0;
    const numbers = [show(wins, 0), show(share), show(score.mean), show(score.deviation)];
    return [seatName(words, seat), plan.seating[seat] ?? SIMULATE_DEFAULTS.bot, ...numbers];
  };
  const head = COLUMN_HEADS.map((key) => say(key));
  const lines = [
    say('cli.simulate.ended', { game: game.title, ended: tally.ended, games, seed: plan.seed }),
    '',
    formatTable(head, seats.map(row)),
    '',
    say('cli.simulate.answers', { mean: show(tally.answers.mean), deviation: show(tally.answers.deviation) }),
  ];
  for (const [name, { mean, deviation }] of Object.entries(tally.stats)) {
    const stat = wordsIfAny(words, `stat.${name}`) || name;
    lines.push(say('cli.simulate.stat', { stat, mean: show(mean), deviation: show(deviation) }));
  }
  const rate = (n: number) => show(n / Math.max(seconds, 1e-9));
  lines.push(
    say('cli.simulate.speed', {
      games: rate(games),
      decisions: rate(tally.decisions),
      seconds: show(seconds, 2),
      jobs,
    }),
    say('cli.simulate.digest', { digest: tally.digest }),
  );
  return lines.join('\n');
}

const COLUMN_HEADS: readonly PlainCliKey[] = [
  'cli.simulate.seat',
  'cli.simulate.player',
  'cli.simulate.wins',
  'cli.simulate.percent',
  'cli.simulate.score',
  'cli.simulate.deviation',
];
