import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeatId } from '@sandtable/kernel';

/** Who won each game of a seating, by the game's number. */
export type Winners = ReadonlyMap<number, readonly SeatId[]>;

/**
 * Keeps the results of a ladder, so that a long one can be stopped and go on. One file per seating, one line per game.
 * Games are the same whoever plays them, so several processes may share a folder. If players change, their results are of
 * no use any more: take another folder.
 */
export class LadderResults {
  private readonly kept = new Map<string, Map<number, readonly SeatId[]>>();

  /** Without a folder, results are kept in memory only. */
  constructor(private readonly folder?: string) {}

  of(seating: string): Winners {
    return this.read(seating);
  }

  add(seating: string, game: number, winners: readonly SeatId[]): void {
    this.read(seating).set(game, winners);
    if (this.folder === undefined) return;
    mkdirSync(this.folder, { recursive: true });
    appendFileSync(this.fileOf(this.folder, seating), `${game} ${winners.join(',')}\n`);
  }

  private read(seating: string): Map<number, readonly SeatId[]> {
    const known = this.kept.get(seating);
    if (known) return known;
    const path = this.folder === undefined ? '' : this.fileOf(this.folder, seating);
    const lines = path !== '' && existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
    const found = new Map(lines.map(readLine));
    this.kept.set(seating, found);
    return found;
  }

  private readonly fileOf = (folder: string, seating: string): string => join(folder, `${seating}.txt`);
}

function readLine(line: string): readonly [number, readonly SeatId[]] {
  const [game = '', winners = ''] = line.split(' ');
  return [Number(game), winners.split(',').filter((seat) => seat !== '')];
}
