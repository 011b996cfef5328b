import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Match, printRecord, recordOf } from '@sandtable/kernel';

/**
 * Saves the match atomically: the file is always either the old one or the new one.
 * Returns false, and writes nothing, if the file exists and is not one of `own`.
 */
export function saveMatch(match: Match, file: string, own: ReadonlySet<string>): boolean {
  if (existsSync(file) && !own.has(file)) return false;
  const draft = `${file}.${process.pid}.tmp`;
  const to = openSync(draft, 'wx');
  try {
    try {
      writeSync(to, printRecord(recordOf(match)));
      fsyncSync(to);
    } finally {
      closeSync(to);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return true;
}

/** A file name in the folder that is not in use, made of the game and the time. */
export function unusedFileName(folder: string, game: string, at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const base = join(folder, `${game}-${day}-${two(at.getHours())}${two(at.getMinutes())}`);
  let name = `${base}.json`;
  for (let i = 2; existsSync(name); i++) name = `${base}-${i}.json`;
  return name;
}
