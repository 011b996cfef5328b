import { createMatch } from '@sandtable/client';
import { createLocal } from '../play/saved.js';
import type { Draft } from './draft.js';
import { type KeptLink, links } from './links.js';
import type { Made } from './made-match.js';
import type { Arranged } from './places.js';
import { collectQuietly } from './session.js';

/** Begins a game on this device; gives its id. */
export const beginHere = (game: string, { options, seating }: Arranged, seed: string): Promise<string> =>
  createLocal({ game, options, seating, ...(seed.trim() ? { seed: seed.trim() } : {}) });

/** Makes a match on the server and remembers its links. */
export async function beginOnline(game: string, { options, seating }: Arranged, you: Draft['you']): Promise<Made> {
  const { id, seats, observer, seedHash } = await createMatch(window.location.origin, {
    game,
    options: { ...options },
    seats: { ...seating },
    dice: 'shared',
  });
  const at = Date.now();
  const kept = Object.entries({ ...seats, observer }).map(
    ([seat, token]): KeptLink => ({
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
  if (mine.seat !== 'observer') await collectQuietly(id, mine.token);
  return { links: kept, mine, seedHash };
}
