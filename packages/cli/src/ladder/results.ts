import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeatId } from '@sandtable/kernel';

/** How a game of a ladder ended. */
export interface LadderGame {
  readonly winners: readonly SeatId[];
  /** By seat; empty in results that were kept before scores were. */
  readonly scores: Readonly<Record<SeatId, number>>;
}

/** The games of a seating, by their numbers. */
export type LadderGames = ReadonlyMap<number, LadderGame>;

/**
 * Keeps the results of a ladder, so that a long one can be stopped and go on. One file per seating, one line per game.
 * Games are the same whoever plays them, so several processes may share a folder. If players change, their results are of
 * no use any more: take another folder.
 */
export class LadderResults {
  private readonly kept = new Map<string, Map<number, LadderGame>>();

  /** Without a folder, results are kept in memory only. */
  constructor(private readonly folder?: string) {}

  of(seating: string): LadderGames {
    return this.read(seating);
  }

  add(seating: string, number: number, { winners, scores }: LadderGame): void {
    this.read(seating).set(number, { winners, scores });
    if (this.folder === undefined) return;
    mkdirSync(this.folder, { recursive: true });
    const written = Object.entries(scores).map(([seat, score]) => `${seat}:${score}`);
    appendFileSync(this.fileOf(this.folder, seating), `${number} ${winners.join(',')} ${written.join(',')}\n`);
  }

  private read(seating: string): Map<number, LadderGame> {
    const known = this.kept.get(seating);
    if (known) return known;
    const path = this.folder === undefined ? '' : this.fileOf(this.folder, seating);
    const lines = path !== '' && existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
    const found = new Map(lines.map(readLine));
    this.kept.set(seating, found);
    return found;
  }

  private readonly fileOf = (folder: string, seating: string): string => join(folder, `${seating}.txt`);
}

function readLine(line: string): readonly [number, LadderGame] {
  const [number = '', winners = '', scores = ''] = line.split(' ');
  const pairs = listed(scores).map((it) => it.split(':'));
  return [
    Number(number),
    {
      winners: listed(winners),
      scores: Object.fromEntries(pairs.map(([seat = '', score]) => [seat, Number(score)])),
    },
  ];
}

const listed = (text: string): string[] => text.split(',').filter((it) => it !== '');
