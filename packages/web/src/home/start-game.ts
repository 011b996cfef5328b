import { createMatch } from '@sandtable/client';
import { createLocal } from '../play/game-storage.js';
import type { CreatedMatchLinks } from './created-match.js';
import type { NewGameDraft } from './new-game-draft.js';
import type { ResolvedSetup } from './new-game-seating.js';
import { tryCollectSeat } from './session.js';
import { links, type StoredLink } from './stored-links.js';

/** Begins a game on this device; gives its id. */
export const startLocalGame = (game: string, { settings, seating }: ResolvedSetup, seed: string): Promise<string> =>
  createLocal({ game, options: settings, seating, ...(seed.trim() ? { seed: seed.trim() } : {}) });

/** Makes a match on the server and remembers its links. */
export async function startOnlineMatch(
  game: string,
  { settings, seating }: ResolvedSetup,
  you: NewGameDraft['ownSeat'],
): Promise<CreatedMatchLinks> {
  const { id, seats, observer, seedHash } = await createMatch(window.location.origin, {
    game,
    options: { ...settings },
    seats: { ...seating },
    dice: 'shared',
  });
  const at = Date.now();
  const kept = Object.entries({ ...seats, observer }).map(
    ([seat, token]): StoredLink => ({
      match: id,
      token,
      game,
      seat,
      at,
      seedHash,
      ...(seat === you ? {} : { given: true }),
    }),
  );
  links.remember(...kept);
  const mine = kept.find(({ seat }) => seat === you) ?? kept[kept.length - 1];
  if (mine.seat !== 'observer') await tryCollectSeat(id, mine.token);
  return { links: kept, mine, seedHash };
}
