import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { READER_LANGUAGES } from '@sandtable/kernel';
import { editSources } from './edit-sources.js';
import { coverageOf, type Exchange, exportWords, readExchange } from './exchange.js';
import { PARTS } from './parts.js';
import { Sources } from './source-texts.js';

/** The commands of `npm run words`. Returns the exit code. */
export function main(root: string, [command, ...args]: readonly string[]): number {
  switch (command) {
    case 'coverage':
      return coverage();
    case 'export':
      return exportTo(args[0] ?? '', args[1]);
    case 'import':
      return importFrom(root, args[0] ?? '');
    default:
      console.error(USAGE);
      return 1;
  }
}

const USAGE = `npm run words coverage                     how much of each language there is
npm run words export <language> [file]     every text with its context, for a translator
npm run words import <file>                the translated texts, back into the sources
Languages: ${READER_LANGUAGES.join(', ')}`;

function coverage(): number {
  for (const language of READER_LANGUAGES) {
    const parts = coverageOf(PARTS, language);
    const done = parts.reduce((sum, part) => sum + part.done, 0);
    const all = parts.reduce((sum, part) => sum + part.all, 0);
    console.log(`${language}  ${percent(done, all)} of ${all} texts`);
    for (const part of parts.filter((it) => it.done < it.all)) {
      console.log(`      ${part.name.padEnd(24)} ${percent(part.done, part.all)} of ${part.all}`);
    }
  }
  return 0;
}

/** Rounded down: 100 % means all. */
const percent = (done: number, all: number): string => `${Math.floor((100 * done) / all)} %`.padStart(5);

function exportTo(name: string, file: string | undefined): number {
  const language = READER_LANGUAGES.find((it) => it === name);
  if (!language) {
    console.error(USAGE);
    return 1;
  }
  const text = `${JSON.stringify(exportWords(PARTS, language), undefined, 2)}\n`;
  if (file) writeFileSync(file, text);
  else process.stdout.write(text);
  return 0;
}

function importFrom(root: string, file: string): number {
  const exchange = JSON.parse(readFileSync(file, 'utf8')) as Exchange;
  if (exchange.format !== 'sandtable-words-1') {
    console.error(`${file} is not an export of this program.`);
    return 1;
  }
  const { changes, refused } = readExchange(PARTS, exchange);
  const { files, byHand } = editSources(new Sources(root), exchange.language, changes);
  for (const [path, code] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  for (const path of files.keys()) console.log(`Written: ${path}`);
  for (const { part, key, after } of byHand) {
    console.error(
      `By hand, because code puts this text together or half of a help page is missing: ${part.name}:${key}: ${after}`,
    );
  }
  for (const reason of refused) console.error(`Refused: ${reason}`);
  console.log(`${changes.length - byHand.length} texts changed. Run “npm run format” and the tests.`);
  return byHand.length + refused.length > 0 ? 1 : 0;
}
