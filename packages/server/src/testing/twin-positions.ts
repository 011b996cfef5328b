import {
  type Chance,
  type Game,
  type Match,
  newMatch,
  optionKind,
  type Position,
  type PositionJson,
  randomBelow,
  readSettings,
  resolveSeating,
  type Seating,
  type Settings,
  seatBots,
  seedChance,
} from '@sandtable/kernel';
import { readPositionJson, type Secrets, type Viewer } from '@sandtable/kernel/testing';

/** Two position files that differ only in what the viewer may not see, and the settings of the match. */
export interface TwinPositions {
  readonly options: Settings;
  /** Seats that bots take. */
  readonly seating: Seating;
  readonly notes: readonly [PositionJson, PositionJson];
}

/** How a pair begins: the settings, the seating, and roughly how many answers into a game. */
export interface TwinBeginning {
  readonly options: Settings;
  readonly seating?: Seating;
  readonly seed: string;
  readonly answers: number;
}

/**
 * Plays random answers up to a checkpoint where a person is asked and nothing can be undone, and makes the twin there from
 * the game's own list of its secrets. Undefined if the game ends before.
 */
export function twinPositions<P extends Position>(
  { game, change }: Secrets<P>,
  viewer: Viewer,
  { options: wanted, seating: taken = {}, seed, answers }: TwinBeginning,
): TwinPositions | undefined {
  const { settings, seating } = resolveSeating(game, readSettings(game, wanted), taken);
  const match = newMatch(game, { seed, settings }, { log: false });
  const bots = seatBots(game, match.seats, seating, seed);
  const chance = seedChance(`twins ${seed}`);
  const isPlace = (): boolean =>
    match.answers.length >= answers &&
    match.checkpoints.at(-1) === match.answers.length &&
    match.pending().every(({ seat }) => !bots.has(seat));
  while (!isPlace()) {
    if (match.result) return undefined;
    const pending = match.pending();
    const decision = pending[randomBelow(chance, pending.length)];
    const { seat } = decision;
    const bot = bots.get(seat);
    const option = bot
      ? bot.answer({ decision, seat, position: () => game.redact(match.position, seat) }).option
      : pick(decision.options, chance);
    match.choose(option, seat);
  }
  const [one, two] = [positionOf(match), positionOf(match)];
  change(two, viewer, chance);
  game.check(two);
  return { options: settings, seating, notes: [noteAt(game, one, settings), noteAt(game, two, settings)] };
}

const positionOf = <P extends Position>({ game, beginning, positionJson }: Match<P>): P =>
  readPositionJson(game, positionJson(), game.setup(beginning.settings, seedChance(''))).position;

const noteAt = <P extends Position>(game: Game<P>, position: P, settings: Settings): PositionJson =>
  newMatch({ ...game, setup: () => position }, { seed: '', settings }).positionJson();

/** A random option. Asides are rare, so that games progress. */
export function pick(options: readonly string[], chance: Chance): string {
  const main = options.filter((option) => optionKind(option) !== 'aside');
  const list = main.length > 0 && randomBelow(chance, 8) > 0 ? main : options;
  return list[randomBelow(chance, list.length)];
}
