import { createMatch } from '@sandtable/client';
import { createLocal } from '../play/game-storage.js';
import type { CreatedMatchLinks } from './created-match.js';
import type { NewGameDraft } from './new-game-draft.js';
import type { ResolvedSetup } from './new-game-seating.js';
import { tryCollectSeat } from './session.js';
import { links, type StoredLink } from './stored-links.js';

/** Starts a game on this device and resolves to its id. */
export const startLocalGame = (game: string, { settings, seating }: ResolvedSetup, seed: string): Promise<string> =>
  createLocal({ game, options: settings, seating, ...(seed.trim() ? { seed: seed.trim() } : {}) });

/** Creates a match on the server and remembers its links. */
export async function startOnlineMatch(
  game: string,
  { settings, seating }: ResolvedSetup,
  ownSeat: NewGameDraft['ownSeat'],
): Promise<CreatedMatchLinks> {
  const { id, seats, observer, seedHash } = await createMatch(window.location.origin, {
    game,
    options: { ...settings },
    seats: { ...seating },
    dice: 'shared',
  });
  const at = Date.now();
  const linkTo = ([seat, token]: readonly [seat: string, token: string]): StoredLink => ({
    match: id,
    token,
    game,
    seat,
    at,
    seedHash,
    ...(seat === ownSeat ? {} : { given: true }),
  });
  const seatLinks = Object.entries(seats).map(linkTo);
  const observerLink = linkTo(['observer', observer]);
  const created = [...seatLinks, observerLink];
  links.remember(...created);
  const mine = seatLinks.find(({ seat }) => seat === ownSeat) ?? observerLink;
  if (mine.seat !== 'observer') await tryCollectSeat(id, mine.token);
  return { links: created, mine, seedHash };
}
