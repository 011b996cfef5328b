import type { CreatedMatch, NewMatch } from '@sandtable/client/wire';
import { type Game, readSettings, resolveSeating, seatBots, seedChance } from '@sandtable/kernel';
import { hasPeople } from './matches/bot-thread.js';
import type { LiveMatch } from './matches/live-match.js';
import { newGathering } from './store/gatherings.js';
import { createMatch, type NewStoredMatch, type SeatKey } from './store/matches.js';
import type { Database } from './store/store.js';
import { inputError } from './text.js';
import { newMatchId, newSecret, newToken, sha256 } from './tokens.js';

/** With shared dice the match has a secret, which becomes a seed when people have contributed. */
const newDice = (isShared: boolean): Pick<NewStoredMatch, 'seed' | 'generator' | 'gathering'> => ({
  generator: 'chacha20',
  ...(isShared ? { seed: '', gathering: newGathering(newSecret()) } : { seed: newSecret() }),
});

/** Checks a requested match. An impossible one is refused before anything is stored. */
function validate(games: Readonly<Record<string, Game>>, wanted: NewMatch) {
  const game = Object.hasOwn(games, wanted.game) ? games[wanted.game] : undefined;
  if (!game) throw inputError('error.game', { given: wanted.game, allowed: Object.keys(games).join(', ') });
  const { settings, seating } = resolveSeating(game, readSettings(game, wanted.options), wanted.seats ?? {});
  const seats = game.seats(settings);
  // These throw for seats and bots that do not exist, and for settings that do not go together.
  seatBots(game, seats, seating, wanted.game);
  game.setup(settings, seedChance(wanted.game));
  return { game, settings, seating, seats };
}

/** Stores a new match with a token for the observers and for each seat of a person. */
export async function createNewMatch(
  store: Database,
  games: Readonly<Record<string, Game>>,
  wanted: NewMatch,
): Promise<{ readonly created: CreatedMatch; readonly match: NewStoredMatch }> {
  const { game, settings, seating, seats } = validate(games, wanted);
  const dice = newDice(wanted.dice === 'shared' && hasPeople(seats, seating));
  const tokens = new Map<string, string>();
  for (const seat of [...seats.filter((it) => (seating[it] ?? 'person') === 'person'), 'observer']) {
    tokens.set(seat, newToken());
  }
  const id = newMatchId();
  const keys: SeatKey[] = [...tokens].map(([seat, token]) => ({ seat, tokenHash: sha256(token) }));
  const match: NewStoredMatch = { id, game: game.id, version: game.version, settings, seating, seats, ...dice };
  await createMatch(store, match, keys);
  const { observer = '', ...bySeat } = Object.fromEntries(tokens);
  return { created: { id, seats: bySeat, observer, seedHash: sha256(dice.gathering?.secret ?? dice.seed) }, match };
}

/** A match with the settings and the players of one that is over. */
export const rematchOf = ({ game, stored }: LiveMatch): NewStoredMatch => ({
  id: newMatchId(),
  game: game.id,
  version: game.version,
  settings: stored.settings,
  seating: stored.seating,
  seats: stored.seats,
  ...newDice(stored.draw !== undefined),
});
