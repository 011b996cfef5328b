import { InputError } from '@sandtable/kernel';
import { menu } from './commands/menu.js';
import { type Context, contextOf, type GameSource } from './context.js';
import { firstLine } from './first-line.js';
import { ioAt, type Terminal } from './io.js';
import { languageFor, languageOf } from './language.js';
import { programFor } from './program.js';

const EXIT = { done: 0, fault: 1, refused: 2 } as const;

/** Runs the command and returns its exit code. Errors are one sentence, never a stack trace. */
export async function run(argv: readonly string[], terminal: Terminal, gameSource: GameSource): Promise<number> {
  const io = ioAt(terminal);
  let context = contextOf(languageOf(io.env), io, gameSource);
  try {
    context = contextOf(languageFor(argv, io.env), io, gameSource);
    if (!isCommand(argv)) {
      const chosen = await menu(context);
      return chosen ? run(chosen, terminal, gameSource) : EXIT.done;
    }
    return await programFor(context).run(normalizeFlags(argv));
  } catch (error) {
    return reportError(error, context);
  }
}

function reportError(error: unknown, context: Context): number {
  if (error instanceof InputError) {
    context.io.err(`${context.sentence(error.explanation)}\n`);
    return EXIT.refused;
  }
  context.io.err(`${context.say('cli.error.fault', { reason: firstLine(error) })}\n`);
  return EXIT.fault;
}

/** False if nothing but a language is given: that opens the menu. */
function isCommand(argv: readonly string[]): boolean {
  if (argv.at(-1) === '--lang') return true;
  return argv.some((word, index) => word !== '--lang' && !word.startsWith('--lang=') && argv[index - 1] !== '--lang');
}

/** `--option` is the older name of `--set`. */
const canonicalFlag = (word: string): string => word.replace(/^--option(?==|$)/, '--set');

/** `--seat a=x b=y` means `--seat a=x --seat b=y`; people write both. */
function normalizeFlags(argv: readonly string[]): string[] {
  const words: string[] = [];
  let flag = '';
  for (const given of argv) {
    const word = canonicalFlag(given);
    if (word === '--seat' || word === '--set') {
      flag = word;
      words.push(word);
      continue;
    }
    const further = flag !== '' && words.at(-1) !== flag && !word.startsWith('-') && word.includes('=');
    if (further) words.push(flag, word);
    else {
      if (words.at(-1) !== flag) flag = '';
      words.push(word);
    }
  }
  return words;
}
