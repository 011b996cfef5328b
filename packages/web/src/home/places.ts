import type { Message, SeatId, Seating } from '@sandtable/kernel';
import {
  arrange,
  type Game,
  InputError,
  type Options,
  playersFor,
  readOptions,
  seedChance,
  usualBot,
} from '@sandtable/kernel';

/** Who sits where in a new game, and what that does to its options. */

export const PERSON = 'person';

/** Options that follow from who sits where: nobody chooses them apart from the seats. */
export function followingSeats(game: Game): ReadonlySet<string> {
  const options = readOptions(game);
  const found = new Set<string>();
  for (const seat of game.seats(options)) {
    for (const player of playersFor(game, options, seat)) {
      const { options: then } = arrange(game, options, { [seat]: player });
      for (const [name, value] of Object.entries(then)) if (options[name] !== value) found.add(name);
    }
  }
  return found;
}

/** Scenarios that change the game, and those that only say which seats several people take. */
export function scenariosOf(game: Game): { readonly games: readonly string[]; readonly seatings: readonly string[] } {
  const following = followingSeats(game);
  const isSeating = (name: string): boolean => {
    const set = Object.keys(game.scenarios[name]);
    return set.length > 0 && set.every((option) => following.has(option));
  };
  const all = Object.keys(game.scenarios);
  const isForSeveral = (name: string): boolean =>
    Object.values(together(game, readOptions(game), name)).filter((player) => player === PERSON).length > 1;
  return {
    games: all.filter((name) => !isSeating(name)),
    seatings: all.filter((name) => isSeating(name) && isForSeveral(name)),
  };
}

/** One person against the best bots there are. */
export const alone = (game: Game, options: Options, seat: SeatId): Seating =>
  Object.fromEntries(game.seats(options).map((it) => [it, it === seat ? PERSON : usualBot(game, options, it)]));

/** People everywhere, but where a scenario of seats has bots. */
export function together(game: Game, options: Options, scenario?: string): Seating {
  const { seating } = arrange(game, { ...options, ...(scenario ? game.scenarios[scenario] : {}) }, {});
  return Object.fromEntries(game.seats(options).map((seat) => [seat, seating[seat] ?? PERSON]));
}

/** The seating brought to seats and bots that the options allow. */
export const fitting = (game: Game, options: Options, seating: Seating): Seating =>
  Object.fromEntries(
    game.seats(options).map((seat) => {
      const wanted = seating[seat] ?? PERSON;
      return [seat, playersFor(game, options, seat).includes(wanted) ? wanted : usualBot(game, options, seat)];
    }),
  );

export interface Arranged {
  readonly options: Options;
  readonly seating: Seating;
}

/** What is chosen, as a match begins with it; or why it cannot. */
export function arranged(game: Game, chosen: Options, seating: Seating): Arranged | { readonly fault: Message } {
  const following = followingSeats(game);
  const free = Object.fromEntries(Object.entries(chosen).filter(([name]) => !following.has(name)));
  try {
    const settled = arrange(game, readOptions(game, free), seating);
    game.setup(settled.options, seedChance(''));
    return settled;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { fault: error.told };
  }
}
