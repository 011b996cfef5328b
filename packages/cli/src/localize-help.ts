import type { Command, CommanderError, Option } from 'commander';
import type { Context } from './context.js';
import { inputError } from './input-error.js';
import type { PlainCliKey } from './words/index.js';

/** The headings that the command-line library itself writes in help pages. */
const HEADINGS: Readonly<Record<string, PlainCliKey>> = {
  'Usage:': 'cli.help.usage',
  'Arguments:': 'cli.help.arguments',
  'Options:': 'cli.help.options',
  'Commands:': 'cli.help.commands',
  'Global Options:': 'cli.help.globalOptions',
};

export function localize(command: Command, { io, say }: Context): void {
  command
    .helpOption('-h, --help', say('cli.help.help'))
    .showSuggestionAfterError(false)
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => (HEADINGS[title] ? say(HEADINGS[title]) : title),
      styleUsage: (usage) =>
        usage
          .replace('[options]', `[${say('cli.help.anyOptions')}]`)
          .replace('[command]', `[${say('cli.help.anyCommand')}]`),
      subcommandTerm: (it) => [it.name(), ...it.registeredArguments.map((a) => `<${a.name()}>`)].join(' '),
      // Leaves out the library's own “(default: …)”, which is always in English.
      optionDescription: (option: Option) => option.description,
      argumentDescription: (argument) => argument.description,
    })
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: () => {},
      outputError: () => {},
      getOutHelpWidth: () => io.columns,
    });
}

/** Turns the library's refusals into our sentences. The refused word is only in its English text, between quotes. */
export function refusalOf(error: CommanderError, command: Command, context: Context): Error | undefined {
  const given = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const top = command.parent ?? command;
  const commands = () => top.commands.map((it) => it.name()).join(', ');
  switch (error.code) {
    case 'commander.unknownOption': {
      const flags = [...command.options, ...(command.parent?.options ?? [])].flatMap((it) => it.long ?? []);
      return inputError('cli.error.flag', { given, allowed: [...flags, '--help'].join(', ') });
    }
    case 'commander.unknownCommand':
      return inputError('cli.error.command', { given, allowed: commands() });
    case 'commander.missingArgument': {
      const usage = `${top.name()} ${command.name()} <${given}>`;
      if (given !== 'game') return inputError('cli.error.missing', { given, usage });
      return inputError('cli.error.missingGame', { usage, allowed: Object.keys(context.gameSource.games).join(', ') });
    }
    case 'commander.optionMissingArgument':
      return inputError('cli.error.flagValue', { given });
    case 'commander.excessArguments': {
      const extra = command.args.slice(command.registeredArguments.length).join(' ');
      return inputError('cli.error.excess', { given: extra, command: command.name() });
    }
    case 'commander.help':
      // Somebody asked for help on a command that does not exist.
      return error.exitCode === 0
        ? undefined
        : inputError('cli.error.command', { given: command.args[1] ?? '', allowed: commands() });
    default:
      return undefined;
  }
}
