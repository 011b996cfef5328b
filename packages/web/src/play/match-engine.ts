import {
  type Answer,
  type Game,
  InputError,
  type Match,
  newMatch,
  pickBeginning,
  playBot,
  preview,
  printRecord,
  readSettings,
  recordOf,
  resolveSeating,
  type SeatId,
  seatBots,
} from '@sandtable/kernel';
import { type NewGame, NotTheWriter, type SavedGame, type StoredGame } from './game-storage.js';
import type { LoggedAnswer, MatchSetup, Moment, Preview, Viewer, ViewHistory } from './play.js';
import { recordRemoved, replayAccepted } from './repair-answers.js';

/** A game played in this browser: the match, its bots, and every answer put on the shelf before it is shown. */

/** The shelf as the engine needs it. */
export interface GameStorage {
  /** Rejects with `NotTheWriter` if the game has another writer, or not the `stored` answers that this one believes. */
  keep(saved: SavedGame, from: number, answers: readonly Answer[], stored: number): Promise<void>;
  takeDown(id: string): Promise<StoredGame | undefined>;
  create(begin: NewGame, answers: readonly Answer[]): Promise<string>;
}

/** What the table is told. `from` says how many of the steps it knows still stand. */
export interface EngineUpdate {
  readonly viewer: Viewer;
  readonly moment: Moment;
  readonly from: number;
  readonly steps: readonly LoggedAnswer[];
  /** Bots are about to answer. */
  readonly busy: boolean;
  /** The browser would not keep it. */
  readonly unkept: boolean;
  /** Another page plays this game: here it is only shown. */
  readonly elsewhere: boolean;
  /** How many stored answers were cut off because the rules refuse them. */
  readonly removed: number;
}

export interface OpenedGame extends EngineUpdate {
  readonly setup: MatchSetup;
  readonly beginning: LoggedAnswer['log'];
}

export interface MatchEngine {
  readonly opened: OpenedGame;
  /** Lets bots answer until a person is asked. */
  playBots(): Promise<void>;
  answer(n: number, option: string): Promise<void>;
  undo(n: number): Promise<void>;
  preview(option: string): Preview;
  at(n: number): Moment;
  viewHistory(): ViewHistory;
  record(): string;
  fork(n: number): Promise<string>;
  /** Brings the match to what is stored, which another page may have written; from then on this page writes, or not. */
  follow(stored: StoredGame, writes: boolean): void;
  /** Another page writes from now on. */
  stopWriting(): void;
  /** Records with the answers that were cut off. */
  removedRecords(): readonly string[];
  discardRemoved(): Promise<void>;
}

export function openMatchEngine(
  game: Game,
  stored: StoredGame,
  storage: GameStorage,
  tell: (update: EngineUpdate) => void,
  writes = true,
): MatchEngine {
  const { saved: given } = stored;
  if (given.version !== undefined && given.version !== game.version) {
    throw new InputError('error.recordVersion', { given: given.version, allowed: game.version });
  }
  const { settings, seating } = resolveSeating(game, readSettings(game, given.options), given.seating);
  const { seed } = given;
  const begin = { ...pickBeginning(given), settings };
  let match: Match = newMatch(game, begin);
  const setup: MatchSetup = {
    game: game.id,
    settings: match.beginning.settings,
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
  let writing = writes;
  /** As many answers as the shelf says it has, and how many of them are known to be the match's. */
  let storedCount = given.answers;
  let kept = 0;
  /** Something was cut off, and the shelf doesn't know it yet. */
  let isCut = false;

  /** Goes on with stored answers from where the match is. What the rules refuse is cut off, and kept as a record. */
  const replay = ({ answers, stray, saved: found }: StoredGame): void => {
    const from = match.answers.length;
    const accepted = from + replayAccepted(match, answers.slice(from), () => logged.push(match.log.length));
    const refused = [...answers.slice(accepted), ...stray];
    saved = found;
    storedCount = found.answers;
    kept = accepted;
    isCut = refused.length > 0;
    if (isCut) saved = { ...found, removed: [...(found.removed ?? []), recordRemoved(match, refused)] };
  };
  replay(stored);

  const stepsFrom = (from: number): LoggedAnswer[] =>
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
    const seat = last?.simultaneous ? viewer : last?.seat;
    return seat !== undefined && isPerson(seat) && match.canUndo(seat) ? seat : undefined;
  };
  const moment = (): Moment => {
    look();
    const asked = writing ? match.decision(viewer) : undefined;
    return {
      n: match.answers.length,
      view: match.view(viewer),
      waiting: match.pending().map(({ seat }) => seat),
      decision:
        asked && isPerson(asked.seat)
          ? { seat: asked.seat, prompt: asked.prompt, rule: asked.rule, options: asked.options() }
          : undefined,
      mayUndo: writing && undoer() !== undefined,
      result: match.result,
    };
  };
  const botsTurn = (): boolean => writing && match.pending().some(({ seat }) => !isPerson(seat));
  const removedCount = (): number => (saved.removed ?? []).reduce((sum, { count }) => sum + count, 0);
  const frame = (from: number): EngineUpdate => {
    const now = moment();
    return {
      viewer,
      moment: now,
      from,
      steps: stepsFrom(from),
      busy: botsTurn(),
      unkept,
      elsewhere: !writing,
      removed: writing ? removedCount() : 0,
    };
  };

  const follow = (found: StoredGame, mayWrite: boolean): void => {
    const { answers } = match;
    const differs = answers.findIndex(({ seat, option }, n) => {
      const there = found.answers[n];
      return there?.seat !== seat || there.option !== option;
    });
    const from = differs < 0 ? answers.length : differs;
    if (differs >= 0) {
      match = newMatch(game, begin);
      logged.splice(1);
    }
    replay(found);
    writing = mayWrite;
    tell(frame(Math.min(from, match.answers.length)));
  };
  const stopWriting = (): void => {
    if (!writing) return;
    writing = false;
    tell(frame(match.answers.length));
  };

  /**
   * Puts on the shelf what stands from `from` on; false if another page writes the game now, whose answers then stand.
   * A browser that keeps nothing does not end the game.
   */
  const keep = async (from: number): Promise<boolean> => {
    const { result } = match;
    // An end that was taken back is none.
    const { result: _, ...before } = saved;
    saved = {
      ...before,
      options: setup.settings,
      seating: setup.seating,
      version: game.version,
      updated: Date.now(),
      answers: match.answers.length,
      waiting: match.pending().map(({ seat }) => seat),
      ...(result ? { result } : {}),
    };
    // What could not be kept before is tried again.
    const first = Math.min(from, kept);
    try {
      await storage.keep(saved, first, match.answers.slice(first), storedCount);
      unkept = false;
      isCut = false;
      kept = match.answers.length;
      storedCount = kept;
    } catch (error) {
      const now = error instanceof NotTheWriter ? await storage.takeDown(saved.id).catch(() => undefined) : undefined;
      if (now) {
        follow(now, false);
        return false;
      }
      kept = first;
      unkept = true;
    }
    return true;
  };
  const answered = async (): Promise<boolean> => {
    logged.push(match.log.length);
    const from = match.answers.length - 1;
    if (!(await keep(from))) return false;
    tell(frame(from));
    return true;
  };

  const playBots = async (): Promise<void> => {
    // Opened for the first time: now the list of games can tell whose turn it is, or who won.
    if (!writing) return;
    if ((saved.version === undefined || isCut) && !(await keep(match.answers.length))) return;
    // Bots that go on with a game must not repeat the chance they began it with.
    const bots = seatBots(game, match.seats, setup.seating, `${seed} ${match.answers.length}`);
    while (writing && playBot(match, bots)) await answered();
  };
  const expect = (n: number): void => {
    if (!writing) throw new InputError('play.error.elsewhere');
    if (n !== match.answers.length)
      throw new InputError('error.noSuchAnswer', { number: n, allowed: match.answers.length });
  };

  return {
    opened: { ...frame(0), setup, beginning: match.log.slice(0, logged[0]) },
    playBots,
    async answer(n, option) {
      expect(n);
      match.choose(option, viewer);
      if (!(await answered())) throw new InputError('play.error.elsewhere');
      await playBots();
    },
    async undo(n) {
      expect(n);
      const seat = undoer();
      const at = match.answers.findLastIndex((answer) => answer.seat === seat);
      if (seat === undefined || !match.undo(seat)) return;
      // Others may have answered since, in secret as well: they brought nothing yet.
      logged.splice(at + 1, 1);
      if (!(await keep(at))) throw new InputError('play.error.elsewhere');
      tell(frame(at));
    },
    preview(option) {
      const view = preview(match, option, viewer);
      return view === undefined ? { chance: true } : { view };
    },
    at(n) {
      const then = match.fork(n);
      const waiting = then.pending().map(({ seat }) => seat);
      return { n, view: then.view(viewer), waiting, decision: undefined, mayUndo: false, result: then.result };
    },
    viewHistory: () => viewHistoryOf(match, viewer),
    record: () => printRecord(recordOf(match)),
    fork: (n) =>
      storage.create(
        { ...pickBeginning(given), game: game.id, options: setup.settings, seating: setup.seating },
        match.answers.slice(0, n),
      ),
    follow,
    stopWriting,
    removedRecords: () => (saved.removed ?? []).map(({ record }) => record),
    async discardRemoved() {
      expect(match.answers.length);
      const { removed: _, ...rest } = saved;
      saved = rest;
      if (await keep(match.answers.length)) tell(frame(match.answers.length));
    },
  };
}

/** A match from its beginning, as a viewer saw it at every checkpoint. */
export function viewHistoryOf(match: Match, viewer: Viewer): ViewHistory {
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
