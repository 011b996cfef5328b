import { games } from './games.js';
import { startCommand } from './start-command.js';

/** The command's beginning in the bundle (scripts/bundle.mjs), which has the code of the worker threads beside it. */
const beside = (name: string): URL => new URL(`./${name}.js`, import.meta.url);

await startCommand({
  games,
  module: beside('games').href,
  threads: {
    bots: beside('bot-thread'),
    heavyReads: beside('heavy-reads'),
    simulation: beside('simulation'),
    training: beside('training'),
  },
});
