import {
  type Answer,
  arrange,
  type Game,
  InputError,
  type Match,
  newMatch,
  playBot,
  preview,
  printRecord,
  readOptions,
  recordOf,
  type SeatId,
  seatBots,
} from '@sandtable/kernel';
import type { Course, Moment, Preview, Setup, Step, Viewer } from './play.js';
import type { NewGame, SavedGame } from './saved.js';

/** A game played in this browser: the match, its bots, and every answer put on the shelf before it is shown. */

/** The shelf as the engine needs it. */
export interface Shelf {
  keep(saved: SavedGame, from: number, answers: readonly Answer[]): Promise<void>;
  create(begin: NewGame, answers: readonly Answer[]): Promise<string>;
}

/** What the table is told. `from` says how many of the steps it knows still stand. */
export interface Frame {
  readonly viewer: Viewer;
  readonly moment: Moment;
  readonly from: number;
  readonly steps: readonly Step[];
  /** Bots are about to answer. */
  readonly busy: boolean;
  /** The browser would not keep it. */
  readonly unkept: boolean;
}

export interface Opened extends Frame {
  readonly setup: Setup;
  readonly beginning: Step['log'];
}

export interface Engine {
  readonly opened: Opened;
  /** Lets bots answer until a person is asked. */
  goOn(): Promise<void>;
  answer(n: number, option: string): Promise<void>;
  undo(n: number): Promise<void>;
  preview(option: string): Preview;
  at(n: number): Moment;
  course(): Course;
  record(): string;
  fork(n: number): Promise<string>;
}

export function openEngine(
  game: Game,
  given: SavedGame,
  answers: readonly Answer[],
  shelf: Shelf,
  tell: (frame: Frame) => void,
): Engine {
  if (given.version !== undefined && given.version !== game.version) {
    throw new InputError('error.recordVersion', { given: given.version, allowed: game.version });
  }
  const { options, seating } = arrange(game, readOptions(game, given.options), given.seating);
  const { seed, position, dice } = given;
  const begin = { options, seed, ...(position ? { position } : {}), ...(dice ? { dice } : {}) };
  const match: Match = newMatch(game, begin);
  const setup: Setup = {
    game: game.id,
    options: match.beginning.options,
    seats: match.seats,
    seating: Object.fromEntries(match.seats.map((seat) => [seat, seating[seat] ?? 'person'])),
  };
  // Refused now rather than when it is the bot's turn.
  seatBots(game, match.seats, setup.seating, seed);
  const isPerson = (seat: SeatId): boolean => setup.seating[seat] === 'person';
  const people = match.seats.filter(isPerson);
  /** How long the log was before each answer, and after the last. */
  const logged: number[] = [match.log.length];
  let viewer: Viewer = people[0] ?? 'observer';
  let saved: SavedGame = given;
  let unkept = false;

  for (const { seat, option, because } of answers) {
    match.choose(option, seat, because);
    logged.push(match.log.length);
  }

  const stepsFrom = (from: number): Step[] =>
    match.answers
      .slice(from)
      .map(({ seat }, i) => ({ n: from + i, seat, log: match.log.slice(logged[from + i], logged[from + i + 1]) }));

  /**
   * At one screen the one who is asked looks on; whoever was asked last while bots think. Where several are asked at
   * once, who sits there goes on: the screen changes hands no more often than it must.
   */
  const look = (): void => {
    const asked = match.pending().filter(({ seat }) => isPerson(seat));
    if (asked.length > 0 && !asked.some(({ seat }) => seat === viewer)) viewer = asked[0].seat;
  };
  /** Who can take an answer back: who gave the last one; of those who choose in secret, who sits there. */
  const undoer = (): SeatId | undefined => {
    const last = match.answers.at(-1);
    const seat = last?.together ? viewer : last?.seat;
    return seat !== undefined && isPerson(seat) && match.canUndo(seat) ? seat : undefined;
  };
  const moment = (): Moment => {
    look();
    const asked = match.decision(viewer);
    return {
      n: match.answers.length,
      view: match.view(viewer),
      waiting: match.pending().map(({ seat }) => seat),
      asked:
        asked && isPerson(asked.seat)
          ? { seat: asked.seat, prompt: asked.prompt, rule: asked.rule, options: asked.options() }
          : undefined,
      mayUndo: undoer() !== undefined,
      result: match.result,
    };
  };
  const botsTurn = (): boolean => match.pending().some(({ seat }) => !isPerson(seat));
  const frame = (from: number): Frame => {
    const now = moment();
    return { viewer, moment: now, from, steps: stepsFrom(from), busy: botsTurn(), unkept };
  };

  /** Puts on the shelf what stands from `from` on. A browser that keeps nothing does not end the game. */
  const keep = async (from: number): Promise<void> => {
    const { result } = match;
    // An end that was taken back is none.
    const { result: _, ...before } = saved;
    saved = {
      ...before,
      options: setup.options,
      seating: setup.seating,
      version: game.version,
      updated: Date.now(),
      answers: match.answers.length,
      waiting: match.pending().map(({ seat }) => seat),
      ...(result ? { result } : {}),
    };
    await shelf.keep(saved, from, match.answers.slice(from)).then(
      () => {
        unkept = false;
      },
      () => {
        unkept = true;
      },
    );
  };
  const answered = async (): Promise<void> => {
    logged.push(match.log.length);
    const from = match.answers.length - 1;
    await keep(from);
    tell(frame(from));
  };

  const goOn = async (): Promise<void> => {
    // Opened for the first time: now the list of games can tell whose turn it is, or who won.
    if (saved.version === undefined) await keep(match.answers.length);
    // Bots that go on with a game must not repeat the chance they began it with.
    const bots = seatBots(game, match.seats, setup.seating, `${seed} ${match.answers.length}`);
    while (playBot(match, bots)) await answered();
  };
  const expect = (n: number): void => {
    if (n !== match.answers.length)
      throw new InputError('error.noSuchAnswer', { number: n, allowed: match.answers.length });
  };

  return {
    opened: { ...frame(0), setup, beginning: match.log.slice(0, logged[0]) },
    goOn,
    async answer(n, option) {
      expect(n);
      match.choose(option, viewer);
      await answered();
      await goOn();
    },
    async undo(n) {
      expect(n);
      const seat = undoer();
      const at = match.answers.findLastIndex((answer) => answer.seat === seat);
      if (seat === undefined || !match.undo(seat)) return;
      // Others may have answered since, in secret as well: they brought nothing yet.
      logged.splice(at + 1, 1);
      await keep(at);
      tell(frame(at));
    },
    preview(option) {
      const view = preview(match, option, viewer);
      return view === undefined ? { chance: true } : { view };
    },
    at(n) {
      const then = match.fork(n);
      const waiting = then.pending().map(({ seat }) => seat);
      return { n, view: then.view(viewer), waiting, asked: undefined, mayUndo: false, result: then.result };
    },
    course: () => courseOf(match, viewer),
    record: () => printRecord(recordOf(match)),
    fork: (n) =>
      shelf.create(
        { ...begin, game: game.id, options: setup.options, seating: setup.seating },
        match.answers.slice(0, n),
      ),
  };
}

/** A match from its beginning, as a viewer saw it at every checkpoint. */
export function courseOf(match: Match, viewer: Viewer): Course {
  const again = match.fork(0);
  const marks = new Set(match.checkpoints);
  const course = [{ n: 0, view: again.view(viewer) }];
  for (const [i, { seat, option }] of match.answers.entries()) {
    again.choose(option, seat);
    const n = i + 1;
    if (marks.has(n) || n === match.answers.length) course.push({ n, view: again.view(viewer) });
  }
  return course;
}
