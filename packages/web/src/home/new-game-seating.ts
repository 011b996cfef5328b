import type { Message, SeatId, Seating } from '@sandtable/kernel';
import {
  defaultBot,
  type Game,
  InputError,
  playersFor,
  readSettings,
  resolveSeating,
  type Settings,
  seedChance,
} from '@sandtable/kernel';

/** Who sits where in a new game, and what that does to its options. */

export const PERSON_PLAYER = 'person';

/** Options that follow from who sits where: nobody chooses them apart from the seats. */
export function settingsFollowingSeats(game: Game): ReadonlySet<string> {
  const options = readSettings(game);
  const found = new Set<string>();
  for (const seat of game.seats(options)) {
    for (const player of playersFor(game, options, seat)) {
      const { settings: then } = resolveSeating(game, options, { [seat]: player });
      for (const [name, value] of Object.entries(then)) if (options[name] !== value) found.add(name);
    }
  }
  return found;
}

/** Scenarios that change the game, and those that only say which seats several people take. */
export function scenariosOf(game: Game): { readonly games: readonly string[]; readonly seatings: readonly string[] } {
  const following = settingsFollowingSeats(game);
  const isSeating = (name: string): boolean => {
    const set = Object.keys(game.scenarios[name]);
    return set.length > 0 && set.every((option) => following.has(option));
  };
  const all = Object.keys(game.scenarios);
  const isForSeveral = (name: string): boolean =>
    Object.values(sharedSeating(game, readSettings(game), name)).filter((player) => player === PERSON_PLAYER).length >
    1;
  return {
    games: all.filter((name) => !isSeating(name)),
    seatings: all.filter((name) => isSeating(name) && isForSeveral(name)),
  };
}

/** One person against the best bots there are. */
export const soloSeating = (game: Game, settings: Settings, seat: SeatId): Seating =>
  Object.fromEntries(
    game.seats(settings).map((it) => [it, it === seat ? PERSON_PLAYER : defaultBot(game, settings, it)]),
  );

/** People everywhere, but where a scenario of seats has bots. */
export function sharedSeating(game: Game, settings: Settings, scenario?: string): Seating {
  const { seating } = resolveSeating(game, { ...settings, ...(scenario ? game.scenarios[scenario] : {}) }, {});
  return Object.fromEntries(game.seats(settings).map((seat) => [seat, seating[seat] ?? PERSON_PLAYER]));
}

/** The seating brought to seats and bots that the options allow. */
export const fitSeating = (game: Game, settings: Settings, seating: Seating): Seating =>
  Object.fromEntries(
    game.seats(settings).map((seat) => {
      const wanted = seating[seat] ?? PERSON_PLAYER;
      return [seat, playersFor(game, settings, seat).includes(wanted) ? wanted : defaultBot(game, settings, seat)];
    }),
  );

export interface ResolvedSetup {
  readonly settings: Settings;
  readonly seating: Seating;
}

/** What is chosen, as a match begins with it; or why it cannot. */
export function resolveSetup(
  game: Game,
  chosen: Settings,
  seating: Seating,
): ResolvedSetup | { readonly fault: Message } {
  const following = settingsFollowingSeats(game);
  const free = Object.fromEntries(Object.entries(chosen).filter(([name]) => !following.has(name)));
  try {
    const settled = resolveSeating(game, readSettings(game, free), seating);
    game.setup(settled.settings, seedChance(''));
    return settled;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { fault: error.explanation };
  }
}
