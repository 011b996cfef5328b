import { readFileSync } from 'node:fs';
import { READER_LANGUAGES } from '@sandtable/kernel';
import { Command, type CommanderError } from 'commander';
import { bench } from './commands/bench.js';
import { checkCommand } from './commands/check.js';
import { exportCommand, importCommand } from './commands/export-import.js';
import { listGames } from './commands/games.js';
import { defaultServer, host } from './commands/host.js';
import { LADDER_DEFAULTS, ladderCommand } from './commands/ladder.js';
import { protocol } from './commands/protocol.js';
import { replay } from './commands/replay.js';
import { serve } from './commands/serve.js';
import { SIMULATE_DEFAULTS, simulateCommand } from './commands/simulate.js';
import { TRAIN_DEFAULTS, trainCommand } from './commands/train.js';
import type { Context } from './context.js';
import type { Flags } from './flags.js';
import { localize, refusalOf } from './localize-help.js';
import { join } from './online/join.js';
import { play } from './play/play.js';

type Action = (argument: string, flags: Flags) => Promise<number> | number;

const collect = (value: string, before: string[]): string[] => [...before, value];

/** Defines the commands and their flags. */
export function programFor(context: Context): { run(argv: readonly string[]): Promise<number> } {
  const { say } = context;
  let code = 0;
  const program = new Command('sandtable').description(say('cli.help.program'));

  const command = (name: string, about: string, argument: readonly [string, string], act: Action) =>
    program
      .command(name)
      .description(about)
      .argument(...argument)
      .action(async (given: string, flags: Flags) => {
        code = await act(given, flags);
      });
  const gameArgument: readonly [string, string] = ['<game>', say('cli.help.game')];
  const withSeatsAndSettings = (made: Command): Command =>
    made
      .option('--seat <seat=player>', say('cli.help.seat'), collect, [])
      .option('--set <name=value>', say('cli.help.set'), collect, []);
  const withSeed = (made: Command): Command => withSeatsAndSettings(made).option('--seed <text>', say('cli.help.seed'));

  program
    .command('games')
    .description(say('cli.help.games'))
    .action(() => {
      code = listGames(context);
    });

  withSeed(command('play', say('cli.help.play'), gameArgument, (game, flags) => play(context, game, flags)))
    .option('--solo <seat>', say('cli.help.solo'))
    .option('--file <record>', say('cli.help.file'))
    .option('--explain', say('cli.help.explain'));

  withSeatsAndSettings(command('host', say('cli.help.host'), gameArgument, (game, flags) => host(context, game, flags)))
    .option('--solo <seat>', say('cli.help.solo'))
    .option('--dice <who>', say('cli.help.dice'))
    .option('--server <address>', say('cli.help.server', { usual: defaultServer(context) }));

  command('join', say('cli.help.join'), ['<link>', say('cli.help.link')], (link, flags) =>
    join(context, link, flags),
  ).option('--explain', say('cli.help.explain'));

  program
    .command('serve')
    .description(say('cli.help.serve'))
    .option('--port <number>', say('cli.help.port'))
    .option('--host <address>', say('cli.help.address'))
    .option('--data <folder>', say('cli.help.data'))
    .option('--database <url>', say('cli.help.database'))
    .action(async (flags: Flags) => {
      code = await serve(context, flags);
    });

  const dataFlag = (made: Command): Command => made.option('--data <place>', say('cli.help.dataOrDatabase'));
  dataFlag(program.command('check').description(say('cli.help.checkMatches'))).action(async (flags: Flags) => {
    code = await checkCommand(context, flags);
  });
  dataFlag(
    command('export', say('cli.help.export'), ['<folder>', say('cli.help.exportFolder')], (folder, flags) =>
      exportCommand(context, folder, flags),
    ),
  );
  dataFlag(
    command('import', say('cli.help.import'), ['<folder>', say('cli.help.importFolder')], (folder, flags) =>
      importCommand(context, folder, flags),
    ),
  );

  withSeed(
    command('simulate', say('cli.help.simulate'), gameArgument, (game, flags) => simulateCommand(context, game, flags)),
  )
    .option('--games <number>', say('cli.help.number', { usual: SIMULATE_DEFAULTS.games }))
    .option('--jobs <number>', say('cli.help.jobs'))
    .option('--check', say('cli.help.check'))
    .option('--json', say('cli.help.json'));

  command('train', say('cli.help.train'), gameArgument, (game, flags) => trainCommand(context, game, flags))
    .option('--games <number>', say('cli.help.trainGames', { usual: TRAIN_DEFAULTS.games }))
    .option('--rounds <number>', say('cli.help.rounds'))
    .option('--self <number>', say('cli.help.selfGames'))
    .option('--pairs <number>', say('cli.help.pairs'))
    .option('--jobs <number>', say('cli.help.trainJobs'))
    .option('--seed <text>', say('cli.help.seed'))
    .option('--folder <folder>', say('cli.help.folder'))
    .option('--out <file>', say('cli.help.out'));

  command('ladder', say('cli.help.ladder'), gameArgument, (game, flags) => ladderCommand(context, game, flags))
    .option('--players <names>', say('cli.help.players'))
    .option('--games <number>', say('cli.help.perPairing', { usual: LADDER_DEFAULTS.games }))
    .option('--jobs <number>', say('cli.help.jobs'))
    .option('--seed <text>', say('cli.help.seed'))
    .option('--set <name=value>', say('cli.help.set'), collect, [])
    .option('--folder <folder>', say('cli.help.results'))
    .option('--finished', say('cli.help.finished'))
    .option('--out <file>', say('cli.help.out'))
    .option('--json', say('cli.help.json'));

  command('replay', say('cli.help.replay'), ['<file>', say('cli.help.record')], (file, flags) =>
    replay(context, file, flags),
  )
    .option('--at <number>', say('cli.help.at'))
    .option('--json', say('cli.help.json'));

  command('protocol', say('cli.help.protocol'), gameArgument, (game) => protocol(context, game));

  command('bench', say('cli.help.bench'), gameArgument, (game, flags) => bench(context, game, flags))
    .option('--bots', say('cli.help.bots'))
    .option('--seconds <number>', say('cli.help.seconds'))
    .option('--json', say('cli.help.json'));

  program
    .option('--lang <language>', say('cli.help.lang', { allowed: READER_LANGUAGES.join(', ') }))
    .version(version(), '--version', say('cli.help.version'))
    .helpCommand('help [command]', say('cli.help.helpCommand'));

  for (const each of [program, ...program.commands]) {
    localize(each, context);
    each.exitOverride((error: CommanderError) => {
      throw refusalOf(error, each, context) ?? error;
    });
  }

  return {
    async run(argv) {
      try {
        await program.parseAsync(argv, { from: 'user' });
      } catch (error) {
        if (isAnswered(error)) return 0;
        throw error;
      }
      return code;
    },
  };
}

/** Whether the library has already answered: somebody asked for help or the version. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^commander\.(help|version)/.test(String(error.code));

function version(): string {
  const about: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '';
}
