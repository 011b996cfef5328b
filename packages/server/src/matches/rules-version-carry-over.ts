import type { Game } from '@sandtable/kernel';
import { BEGINNING, type Entry, type StoredMatch } from '../store/store.js';
import {
  entryCount,
  fingerprintOf,
  inSlices,
  isUnplayable,
  type LiveMatch,
  loadMatchInSlices,
  RefusedError,
  replayEntry,
} from './live-match.js';

/**
 * A match that began under another version of the rules continues under the present one if that changes nothing:
 * replayed from its beginning, it must reach the positions whose fingerprints were stored, and the last of these must be
 * of its present position. Otherwise it is refused and stays as it is.
 */
export async function carryOver(game: Game, stored: StoredMatch, entries: readonly Entry[]): Promise<LiveMatch> {
  const refuse = (why: string): never => {
    const begun = `Match ${stored.id} was begun under version ${stored.version} of the rules of ${game.title}`;
    throw new RefusedError('otherRules', `${begun}; this server has version ${game.version}, ${why}.`);
  };
  if (stored.head?.n !== entries.length) refuse('and the fingerprint of its last position was not kept');
  try {
    const { live, differsAt } = await replayWhole(game, { ...stored, version: game.version }, entries);
    if (differsAt === undefined) return live;
    return refuse(`by which it would stand otherwise after ${differsAt} answers`);
  } catch (error) {
    if (isUnplayable(error) && error.code === 'damaged') return refuse('which does not allow all of its answers');
    throw error;
  }
}

/** Replays a match from its beginning. `differsAt`: after how many entries a stored fingerprint first differed. */
export async function replayWhole(
  game: Game,
  stored: StoredMatch,
  entries: readonly Entry[],
): Promise<{ readonly live: LiveMatch; readonly differsAt: number | undefined }> {
  const expected = new Map<number, string | undefined>([
    [stored.snapshot.n, stored.snapshot.fingerprint],
    [stored.head?.n ?? -1, stored.head?.fingerprint],
  ]);
  const live = await loadMatchInSlices(game, { ...stored, snapshot: BEGINNING }, []);
  let differsAt: number | undefined;
  const compare = (): void => {
    const fingerprint = expected.get(entryCount(live));
    if (fingerprint && fingerprint !== fingerprintOf(live.match)) differsAt ??= entryCount(live);
  };
  compare();
  await inSlices(entries, (entry) => {
    replayEntry(live, entry);
    compare();
  });
  return { live, differsAt };
}
