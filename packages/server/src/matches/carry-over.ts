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
 * A match that was begun under another version of its game's rules goes on under today's if they make the same of it:
 * carried out from its beginning, it must come to the fingerprints that were kept of it, the last of them of where it
 * stands now. Otherwise it is refused, and nothing of it is changed.
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

/** A match from its very beginning, and the number of entries after which a kept fingerprint is not the position's. */
export async function replayWhole(
  game: Game,
  stored: StoredMatch,
  entries: readonly Entry[],
): Promise<{ readonly live: LiveMatch; readonly differsAt: number | undefined }> {
  const kept = new Map<number, string | undefined>([
    [stored.snapshot.n, stored.snapshot.fingerprint],
    [stored.head?.n ?? -1, stored.head?.fingerprint],
  ]);
  const live = await loadMatchInSlices(game, { ...stored, snapshot: BEGINNING }, []);
  let differsAt: number | undefined;
  const compare = (): void => {
    const fingerprint = kept.get(entryCount(live));
    if (fingerprint && fingerprint !== fingerprintOf(live.match)) differsAt ??= entryCount(live);
  };
  compare();
  await inSlices(entries, (entry) => {
    replayEntry(live, entry);
    compare();
  });
  return { live, differsAt };
}
