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

/** The seating of a new game, and the settings that follow from it. */

export const PERSON_PLAYER = 'person';

/** Settings that follow from the seating, so that nobody chooses them directly. */
export function settingsFollowingSeats(game: Game): ReadonlySet<string> {
  const defaults = readSettings(game);
  const found = new Set<string>();
  for (const seat of game.seats(defaults)) {
    for (const player of playersFor(game, defaults, seat)) {
      const { settings } = resolveSeating(game, defaults, { [seat]: player });
      for (const [name, value] of Object.entries(settings)) if (defaults[name] !== value) found.add(name);
    }
  }
  return found;
}

/** Scenarios that change the game, and those that only set which seats people take. */
export function scenariosOf(game: Game): { readonly games: readonly string[]; readonly seatings: readonly string[] } {
  const following = settingsFollowingSeats(game);
  const isSeating = (name: string): boolean => {
    const set = Object.keys(game.scenarios[name] ?? {});
    return set.length > 0 && set.every((setting) => following.has(setting));
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

/** The level that a new game offers first where the rulebook has no opponent of its own. */
const FIRST_LEVEL = 'medium';
/** Players of our own, instead of which a new game offers that level: the heuristic player, and the weakest level. */
const OWN_PLAYERS: readonly string[] = ['steady', 'easy'];

/** The bot that a seat gets without further questions: the rulebook's own, a level that searches, or the game's choice. */
function soloBot(game: Game, settings: Settings, seat: SeatId): string {
  const best = defaultBot(game, settings, seat);
  const hasLevel = OWN_PLAYERS.includes(best) && playersFor(game, settings, seat).includes(FIRST_LEVEL);
  return hasLevel ? FIRST_LEVEL : best;
}

/** One person against bots. */
export const soloSeating = (game: Game, settings: Settings, seat: SeatId): Seating =>
  Object.fromEntries(game.seats(settings).map((it) => [it, it === seat ? PERSON_PLAYER : soloBot(game, settings, it)]));

/** People everywhere, except where a seating scenario has bots. */
export function sharedSeating(game: Game, settings: Settings, scenario?: string): Seating {
  const { seating } = resolveSeating(game, { ...settings, ...(scenario ? game.scenarios[scenario] : {}) }, {});
  return Object.fromEntries(game.seats(settings).map((seat) => [seat, seating[seat] ?? PERSON_PLAYER]));
}

/** Replaces seats and bots that the settings don't allow. */
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

/** The settings and seating with which the match begins, or why it can't. */
export function resolveSetup(
  game: Game,
  chosen: Settings,
  seating: Seating,
): ResolvedSetup | { readonly fault: Message } {
  const following = settingsFollowingSeats(game);
  const free = Object.fromEntries(Object.entries(chosen).filter(([name]) => !following.has(name)));
  try {
    const resolved = resolveSeating(game, readSettings(game, free), seating);
    game.setup(resolved.settings, seedChance(''));
    return resolved;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { fault: error.explanation };
  }
}
