import { isReaderLanguage, LANGUAGES, READER_LANGUAGES, type ReaderLanguage } from '@sandtable/kernel';
import { inputError } from './input-error.js';

const known = (word: string): ReaderLanguage | undefined => (isReaderLanguage(word) ? word : undefined);

/**
 * The reader's language: `--lang`, or else the environment's if we have it.
 * We look for it before anything is parsed, because refusals and help need it.
 */
export function languageFor(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ReaderLanguage {
  const asked = lastLangFlag(argv);
  if (asked === undefined) return languageOf(env);
  const language = known(asked);
  if (!language) throw inputError('cli.error.language', { given: asked, allowed: READER_LANGUAGES.join(', ') });
  return language;
}

export function languageOf(env: Readonly<Record<string, string | undefined>>): ReaderLanguage {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const wanted = set.slice(0, 2).toLowerCase();
  // A draft must be asked for.
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

function lastLangFlag(argv: readonly string[]): string | undefined {
  let asked: string | undefined;
  for (const [index, word] of argv.entries()) {
    if (word === '--') break;
    if (word === '--lang') asked = argv[index + 1] ?? asked;
    else if (word.startsWith('--lang=')) asked = word.slice('--lang='.length);
  }
  return asked;
}
