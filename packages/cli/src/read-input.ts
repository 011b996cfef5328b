import { readFileSync } from 'node:fs';
import { type MatchRecord, parseRecord, type Seating, type Settings } from '@sandtable/kernel';
import { inputError } from './input-error.js';

type Pairs = Readonly<Record<string, string>>;

function pairs(given: readonly string[], flag: string): Pairs {
  const read = new Map<string, string>();
  for (const text of given) {
    const split = text.indexOf('=');
    if (split < 1 || split === text.length - 1) throw inputError('cli.error.pair', { given: text, flag });
    const name = text.slice(0, split);
    if (read.has(name)) throw inputError('cli.error.twice', { given: name, flag });
    read.set(name, text.slice(split + 1));
  }
  return Object.fromEntries(read);
}

export const readSeating = (given: readonly string[]): Seating => pairs(given, '--seat');
export const readSettingPairs = (given: readonly string[]): Settings => pairs(given, '--set');

/** Reads a number of the given shape between two limits. A refusal names the limits. */
const numberIn =
  (shape: RegExp, refusal: 'cli.error.number' | 'cli.error.seconds') =>
  (given: string, flag: string, min: number, max: number): number => {
    const n = shape.test(given) ? Number(given) : Number.NaN;
    if (!(n >= min && n <= max)) throw inputError(refusal, { given, flag, least: String(min), most: String(max) });
    return n;
  };

export const wholeNumber = numberIn(/^\d{1,12}$/, 'cli.error.number');
export const secondsOf = numberIn(/^\d{1,12}(\.\d{1,3})?$/, 'cli.error.seconds');

export function readRecordFile(file: string): MatchRecord {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    throw inputError(code === 'ENOENT' ? 'cli.error.noFile' : 'cli.error.unreadable', { file, code });
  }
  return parseRecord(text);
}

/** The system's error code (`EACCES`), which is the same in every language. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
