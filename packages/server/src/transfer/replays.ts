import { copyFileSync, createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Game } from '@sandtable/kernel';
import { markAfter } from '../matches/history-marks.js';
import { fingerprintOf, gameOf, isUnplayable, RefusedError } from '../matches/live-match.js';
import { replayWhole } from '../matches/rules-version-carry-over.js';
import { entriesFrom, findMatch } from '../store/matches.js';
import type { Entry, StoredMatch } from '../store/store.js';
import { type RowSource, rowsBetween } from './rows.js';

/**
 * The final position of every match when it is replayed from its beginning. It must be the same after the match was moved.
 * A match that this program's rules can't replay is compared by its mark and by the code of the refusal.
 */
export interface Replayed {
  readonly match: string;
  readonly entries: number;
  /** The mark of all of its entries (matches/history-marks.ts). */
  readonly mark: string;
  /** The fingerprint of the final position, or the code of the refusal. */
  readonly position: string;
}

export const REPLAYS_FILE = 'replays.jsonl';
type Games = Readonly<Record<string, Game>>;

/** Replays matches one after another, oldest first. Skips those whose mark is the same as in an earlier run. */
export async function* replayAll(
  source: RowSource,
  games: Games,
  before: AsyncIterator<Replayed> | undefined,
): AsyncGenerator<Replayed> {
  let known = await before?.next();
  for await (const row of rowsBetween(source, 'matches', undefined, undefined)) {
    const stored = await findMatch(source, String(row.id));
    if (!stored) continue;
    const entries = await entriesFrom(source, stored.pk, 0);
    const mark = markAfter(stored.seed, entries);
    const found = known?.done === false && known.value.match === stored.id ? known.value : undefined;
    if (found) known = await before?.next();
    const about = { match: stored.id, entries: entries.length, mark };
    const isSame = found?.mark === mark && found.entries === entries.length;
    yield { ...about, position: isSame ? found.position : await positionOf(games, stored, entries) };
  }
}

async function positionOf(games: Games, stored: StoredMatch, entries: readonly Entry[]): Promise<string> {
  try {
    const game = gameOf(games, stored);
    if (game.version !== stored.version) return 'otherRules';
    const { live, differsAt } = await replayWhole(game, stored, entries);
    return differsAt === undefined ? fingerprintOf(live.match) : 'damaged';
  } catch (error) {
    if (isUnplayable(error) || error instanceof RefusedError) return error.code;
    throw error;
  }
}

/** The complete lines of a file. */
export async function* readReplays(path: string): AsyncGenerator<Replayed> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    try {
      yield JSON.parse(line) as Replayed;
    } catch {
      // The last line is incomplete because the run was interrupted.
      return;
    }
  }
}

/** Keeps the longest result of earlier runs, including interrupted ones. */
export function earlierReplays(folder: string): string | undefined {
  const before = join(folder, `${REPLAYS_FILE}.before`);
  const [longest] = [`${REPLAYS_FILE}.part`, `${REPLAYS_FILE}.before`, REPLAYS_FILE]
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .sort((a, b) => statSync(b).size - statSync(a).size);
  if (longest === undefined) return undefined;
  if (longest !== before) copyFileSync(longest, before);
  return before;
}
