import {
  type Game,
  type Match,
  newMatch,
  parseRecord,
  playBots,
  printRecord,
  readSettings,
  recordOf,
  replayRecord,
  type Settings,
  seatBots,
} from '@sandtable/kernel';
import type { Context } from '../context.js';
import type { Flags } from '../flags.js';
import { secondsOf } from '../read-input.js';
import { benchBots } from './bench-bots.js';

const SAMPLES = 20;

/** Measures how fast the rules are in random play, on one core. */
export function bench(context: Context, id: string, flags: Flags): number {
  const { io, say, language } = context;
  const seconds = secondsOf(flags.seconds ?? '5', '--seconds', 0.1, 3600);
  if (flags.bots) return benchBots(context, id, seconds, flags.json === true);
  const { game } = context.game(id);
  const settings = readSettings(game);
  // The JavaScript engine compiles the rules while they run, so we measure only after a warm-up.
  playFor(game, settings, 2 * seconds, 'warm-up');
  const speed = playFor(game, settings, seconds, 'bench');
  const samples = Array.from({ length: SAMPLES }, (_, i) => randomGame(game, settings, `sample ${i}`, true));
  const printed = samples.map((match) => printRecord(recordOf(match)));
  const bytes = printed.map((text) => new TextEncoder().encode(text).length);
  // One answer before the end, because a finished game has no decision to compute.
  const positionFiles = samples.map((match) => match.fork(Math.max(0, match.answers.length - 1)).positionJson());
  const report = {
    game: game.id,
    ...speed,
    recordBytes: { mean: Math.round(bytes.reduce((a, b) => a + b, 0) / SAMPLES), max: Math.max(...bytes) },
    copyMicroseconds: 1000 * timeOf(samples, (match) => game.clone(match.position)),
    loadRecordMilliseconds: timeOf(printed, (text) => replayRecord(game, parseRecord(text))),
    loadNoteMilliseconds: timeOf(positionFiles, (position) => newMatch(game, { settings, seed: 'note', position })),
  };
  if (flags.json) {
    io.out(`${JSON.stringify(report)}\n`);
    return 0;
  }
  const show = (n: number) => n.toLocaleString(language, { maximumSignificantDigits: 4 });
  const lines = [
    say('cli.bench.head', { game: game.title, seconds }),
    say('cli.bench.games', { n: show(report.gamesPerSecond) }),
    say('cli.bench.decisions', { n: show(report.decisionsPerSecond) }),
    say('cli.bench.record', { mean: show(report.recordBytes.mean), max: show(report.recordBytes.max) }),
    say('cli.bench.copy', { n: show(report.copyMicroseconds) }),
    say('cli.bench.loadRecord', { n: show(report.loadRecordMilliseconds) }),
    say('cli.bench.loadNote', { n: show(report.loadNoteMilliseconds) }),
  ];
  io.out(`${lines.join('\n')}\n`);
  return 0;
}

function randomGame(game: Game, settings: Settings, seed: string, log: boolean): Match {
  const match = newMatch(game, { settings, seed }, { log });
  const seating = Object.fromEntries(match.seats.map((seat) => [seat, 'random']));
  playBots(match, seatBots(game, match.seats, seating, seed));
  return match;
}

/** Plays whole games until the time is up. */
function playFor(game: Game, settings: Settings, seconds: number, seed: string) {
  const began = performance.now();
  let games = 0;
  let decisions = 0;
  let spent = 0;
  while (spent < seconds) {
    decisions += randomGame(game, settings, `${seed} ${games++}`, false).answers.length;
    spent = (performance.now() - began) / 1000;
  }
  return { seconds: spent, games, decisions, gamesPerSecond: games / spent, decisionsPerSecond: decisions / spent };
}

/** Milliseconds per item, averaged over as many rounds as fit into a quarter of a second. */
function timeOf<T>(items: readonly T[], act: (item: T) => unknown): number {
  for (const item of items) act(item);
  const began = performance.now();
  let count = 0;
  let spent = 0;
  while (spent < 250) {
    for (const item of items) act(item);
    count += items.length;
    spent = performance.now() - began;
  }
  return spent / count;
}
