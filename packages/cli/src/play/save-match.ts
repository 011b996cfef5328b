import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Match, printRecord, recordOf } from '@sandtable/kernel';

/**
 * Writes the match so that the file is at every moment whole: the old one or the new one.
 * A file that this game did not write is never overwritten; it says so by giving `false`.
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

/** A name in the folder that nothing has yet: the game and the time. */
export function unusedFileName(folder: string, game: string, at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const base = join(folder, `${game}-${day}-${two(at.getHours())}${two(at.getMinutes())}`);
  let name = `${base}.json`;
  for (let i = 2; existsSync(name); i++) name = `${base}-${i}.json`;
  return name;
}
