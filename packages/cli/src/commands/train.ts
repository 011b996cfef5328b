import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isSearchable } from '@sandtable/ai';
import type { Context } from '../context.js';
import type { Flags } from '../flags.js';
import { inputError } from '../input-error.js';
import { progressBar } from '../progress-bar.js';
import { wholeNumber } from '../read-input.js';
import { curveSvg } from '../train/curve.js';
import { TrainingFolder } from '../train/storage.js';
import { type OnProgress, train } from '../train/train.js';
import { weightsModule } from '../train/weights-module.js';

export const TRAIN_DEFAULTS = { games: '3000', rounds: '2', self: '300', pairs: '200', seed: '1' } as const;

/** `sandtable train`: trains the networks of a game’s searching players. It goes on where an earlier run stopped. */
export async function trainCommand(context: Context, id: string, flags: Flags): Promise<number> {
  const { io, say, gameSource } = context;
  const { game } = context.game(id);
  if (!isSearchable(game)) throw inputError('cli.error.notSearchable', { game: game.title });
  const plan = {
    seed: flags.seed ?? TRAIN_DEFAULTS.seed,
    games: wholeNumber(flags.games ?? TRAIN_DEFAULTS.games, '--games', 10, 1_000_000),
    rounds: wholeNumber(flags.rounds ?? TRAIN_DEFAULTS.rounds, '--rounds', 0, 100),
    selfGames: wholeNumber(flags.self ?? TRAIN_DEFAULTS.self, '--self', 10, 1_000_000),
    pairs: wholeNumber(flags.pairs ?? TRAIN_DEFAULTS.pairs, '--pairs', 10, 1_000_000),
  };
  const folder = new TrainingFolder(flags.folder ?? `train-${id}`);
  const jobs = wholeNumber(flags.jobs ?? String(availableParallelism()), '--jobs', 1, 256);
  const options = { jobs, module: gameSource.module, entry: gameSource.threads?.training };
  const bar = io.isInteractive.err ? progressBar((text) => io.control('err', text)) : undefined;
  const onProgress: OnProgress = (net, stage, done, of) => {
    if (bar) bar.show(done, of, `${net} ${stage}`);
    else if (done === of) io.err(`${net} ${stage} ${done}/${of}\n`);
  };
  const { weights, curve } = await train(game, game.ai, plan, folder, onProgress, options);
  bar?.clear();
  folder.write('curve.svg', curveSvg(`${game.title}: ${say('cli.train.error')}`, curve));
  folder.write('weights.ts', weightsModule(weights));
  if (flags.out !== undefined) writeFileSync(flags.out, weightsModule(weights));
  for (const { net, stage, error } of curve)
    io.out(`${net.padEnd(14)} ${stage.padEnd(16)} ${errorBar(error)} ${error.toFixed(4)}\n`);
  io.out(`${JSON.stringify(weights.training)}\n`);
  io.out(`${say('cli.train.done', { digest: weights.digest })}\n`);
  return 0;
}

const BAR_WIDTH = 40;
/** The error of a network that always says one half. */
const WORST = 0.25;
const errorBar = (error: number): string =>
  '█'.repeat(Math.round((Math.min(error, WORST) / WORST) * BAR_WIDTH)).padEnd(BAR_WIDTH, '░');
