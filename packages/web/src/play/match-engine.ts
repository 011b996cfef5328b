import {
  type Answer,
  type DecisionView,
  decisionView,
  type Game,
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
import { inputError } from '../words/text.js';
import type { RunningBots, StartBots } from './bot-thinkers.js';
import { followUp } from './follow-up.js';
import { type NewGame, NotTheWriter, type SavedGame, type StoredGame } from './game-storage.js';
import type { BotProgress, LoggedAnswer, MatchSetup, Moment, Preview, Viewer, ViewHistory } from './play.js';
import { recordRemoved, replayAccepted } from './repair-answers.js';

/** Plays a local game: the match and its bots. Every answer is stored before it is shown. */

/** The storage that the engine needs. */
export interface GameStorage {
  /** Rejects with `NotTheWriter` if the stored game has another writer, or not `storedCount` answers. */
  store(saved: SavedGame, from: number, answers: readonly Answer[], storedCount: number): Promise<void>;
  load(id: string): Promise<StoredGame | undefined>;
  create(begin: NewGame, answers: readonly Answer[]): Promise<string>;
}

/** What the page is sent after a change. `from` says how many of its steps remain; `steps` follow them. */
export interface EngineUpdate {
  readonly viewer: Viewer;
  readonly moment: Moment;
  readonly from: number;
  readonly steps: readonly LoggedAnswer[];
  /** Bots are about to answer. */
  readonly busy: boolean;
  /** The browser could not store the game. */
  readonly isUnsaved: boolean;
  /** Another page plays this game, and this one only shows it. */
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
  /** Lets bots that think play the best that they have found. */
  moveNow(): void;
  /** Bots that think stop; an undo follows. */
  interruptBots(): void;
  answer(n: number, option: string): Promise<void>;
  undo(n: number): Promise<void>;
  preview(option: string): Preview;
  /** For each option the question that follows, if the same seat is asked and the option can be undone. */
  followUps(options: readonly string[]): readonly (DecisionView | undefined)[];
  at(n: number): Moment;
  viewHistory(): ViewHistory;
  record(): string;
  fork(n: number): Promise<string>;
  /** Brings the match to what is stored, which another page may have written. Then this page is the writer, or not. */
  follow(stored: StoredGame, isWriter: boolean): void;
  /** Another page is the writer from now on. */
  stopWriting(): void;
  /** Records with the answers that were cut off. */
  removedRecords(): readonly string[];
  discardRemoved(): Promise<void>;
}

/** Where bots that search think, if not here, and who is shown how far they are. */
export interface ThinkingElsewhere {
  readonly start?: StartBots;
  readonly onThinking?: (thinking: BotProgress) => void;
}

export function openMatchEngine(
  game: Game,
  stored: StoredGame,
  storage: GameStorage,
  onUpdate: (update: EngineUpdate) => void,
  startsAsWriter = true,
  thinking: ThinkingElsewhere = {},
): MatchEngine {
  const { saved: given } = stored;
  if (given.version !== undefined && given.version !== game.version) {
    throw inputError('error.recordVersion', { given: given.version, allowed: game.version });
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
  // Checks the bots now instead of at their first turn.
  seatBots(game, match.seats, setup.seating, seed);
  const isPerson = (seat: SeatId): boolean => setup.seating[seat] === 'person';
  const people = match.seats.filter(isPerson);
  /** The length of the log before each answer, and after the last. */
  const logLengths: number[] = [match.log.length];
  let viewer: Viewer = people[0] ?? 'observer';
  let saved: SavedGame = given;
  let isUnsaved = false;
  let isWriter = startsAsWriter;
  /** How many answers the storage holds, and how many of them are known to be the match's. */
  let storedCount = given.answers;
  let syncedCount = 0;
  /** Answers were cut off, and that is not stored yet. */
  let hasUnstoredCut = false;

  /** Plays the stored answers that the match lacks. Those that the rules refuse are cut off and kept as a record. */
  const replay = ({ answers, stray, saved: found }: StoredGame): void => {
    const from = match.answers.length;
    const accepted = from + replayAccepted(match, answers.slice(from), () => logLengths.push(match.log.length));
    const refused = [...answers.slice(accepted), ...stray];
    saved = found;
    storedCount = found.answers;
    syncedCount = accepted;
    hasUnstoredCut = refused.length > 0;
    if (hasUnstoredCut) saved = { ...found, removed: [...(found.removed ?? []), recordRemoved(match, refused)] };
  };
  replay(stored);

  const stepsFrom = (from: number): LoggedAnswer[] =>
    match.answers.slice(from).map(({ seat }, i) => ({
      n: from + i,
      seat,
      log: match.log.slice(logLengths[from + i], logLengths[from + i + 1]),
    }));

  /**
   * People at one screen see what the seat that is asked sees; while bots think, the seat that was asked last. If several
   * seats are asked at once, the viewer stays as long as possible, so that people change places as rarely as possible.
   */
  const updateViewer = (): void => {
    const asked = match.pending().filter(({ seat }) => isPerson(seat));
    const [first] = asked;
    if (first && !asked.some(({ seat }) => seat === viewer)) viewer = first.seat;
  };
  /** The seat that may undo: the one that answered last, or the viewer if several choose at the same time. */
  const undoSeat = (): SeatId | undefined => {
    const last = match.answers.at(-1);
    const seat = last?.simultaneous ? viewer : last?.seat;
    return seat !== undefined && isPerson(seat) && match.canUndo(seat) ? seat : undefined;
  };
  const moment = (): Moment => {
    updateViewer();
    const asked = isWriter ? match.decision(viewer) : undefined;
    return {
      n: match.answers.length,
      view: match.view(viewer),
      waiting: match.pending().map(({ seat }) => seat),
      decision: asked && isPerson(asked.seat) ? decisionView(asked) : undefined,
      mayUndo: isWriter && undoSeat() !== undefined,
      result: match.result,
    };
  };
  const isBotsTurn = (): boolean => isWriter && match.pending().some(({ seat }) => !isPerson(seat));
  const removedCount = (): number => (saved.removed ?? []).reduce((sum, { count }) => sum + count, 0);
  const updateFrom = (from: number): EngineUpdate => {
    const now = moment();
    return {
      viewer,
      moment: now,
      from,
      steps: stepsFrom(from),
      busy: isBotsTurn(),
      isUnsaved,
      elsewhere: !isWriter,
      removed: isWriter ? removedCount() : 0,
    };
  };

  const follow = (found: StoredGame, nowWriter: boolean): void => {
    const { answers } = match;
    const firstDifference = answers.findIndex(({ seat, option }, n) => {
      const storedAnswer = found.answers[n];
      return storedAnswer?.seat !== seat || storedAnswer.option !== option;
    });
    const from = firstDifference < 0 ? answers.length : firstDifference;
    if (firstDifference >= 0) {
      match = newMatch(game, begin);
      logLengths.splice(1);
    }
    replay(found);
    isWriter = nowWriter;
    onUpdate(updateFrom(Math.min(from, match.answers.length)));
  };
  const stopWriting = (): void => {
    if (!isWriter) return;
    isWriter = false;
    onUpdate(updateFrom(match.answers.length));
  };

  /**
   * Stores the answers from `from` on. Resolves to false if another page is the writer now; its answers then replace
   * ours. If the browser can't store anything, the game continues in memory.
   */
  const store = async (from: number): Promise<boolean> => {
    const { result } = match;
    // An undo may have removed the result.
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
    // Answers that could not be stored before are tried again.
    const first = Math.min(from, syncedCount);
    try {
      await storage.store(saved, first, match.answers.slice(first), storedCount);
      isUnsaved = false;
      hasUnstoredCut = false;
      syncedCount = match.answers.length;
      storedCount = syncedCount;
    } catch (error) {
      const now = error instanceof NotTheWriter ? await storage.load(saved.id).catch(() => undefined) : undefined;
      if (now) {
        follow(now, false);
        return false;
      }
      syncedCount = first;
      isUnsaved = true;
    }
    return true;
  };
  const storeLastAnswer = async (): Promise<boolean> => {
    logLengths.push(match.log.length);
    const from = match.answers.length - 1;
    if (!(await store(from))) return false;
    onUpdate(updateFrom(from));
    return true;
  };

  const playBots = async (): Promise<void> => {
    if (!isWriter) return;
    // Opened for the first time: from now on the list of games shows whose turn it is, or who won.
    if ((saved.version === undefined || hasUnstoredCut) && !(await store(match.answers.length))) return;
    // Bots that continue a game must not repeat the random choices with which they began it.
    const botSeed = `${seed} ${match.answers.length}`;
    const bots = seatBots(game, match.seats, setup.seating, botSeed);
    const doSearch = [...bots.values()].some(({ think }) => think !== undefined);
    if (thinking.start && doSearch && isBotsTurn()) return playElsewhere(thinking.start, botSeed);
    while (isWriter && playBot(match, bots)) await storeLastAnswer();
  };
  /** The bots that think elsewhere now. */
  let running: RunningBots | undefined;
  /** The same with bots that think in workers of their own; this one goes on answering requests. */
  const playElsewhere = async (start: StartBots, botSeed: string): Promise<void> => {
    const { settings: options, seating: seated } = setup;
    const moment = { game: game.id, settings: options, seating: seated, seed: botSeed, position: match.positionJson() };
    const bots = start(moment, (seat, progress) => thinking.onThinking?.({ seat, progress }));
    running = bots;
    try {
      for (let answer = await bots.next(); answer && isWriter; answer = await bots.next()) {
        match.choose(answer.option, answer.seat, answer.reason);
        if (!(await storeLastAnswer())) return;
      }
    } finally {
      bots.stop();
      running = undefined;
    }
  };
  const assertWriterAt = (n: number): void => {
    if (!isWriter) throw inputError('play.error.elsewhere');
    if (n !== match.answers.length)
      throw inputError('error.noSuchAnswer', { number: n, allowed: match.answers.length });
  };

  return {
    opened: { ...updateFrom(0), setup, beginning: match.log.slice(0, logLengths[0]) },
    playBots,
    moveNow: () => running?.moveNow(),
    interruptBots: () => running?.stop(),
    async answer(n, option) {
      assertWriterAt(n);
      match.choose(option, viewer);
      if (!(await storeLastAnswer())) throw inputError('play.error.elsewhere');
      await playBots();
    },
    async undo(n) {
      assertWriterAt(n);
      const seat = undoSeat();
      const at = match.answers.findLastIndex((answer) => answer.seat === seat);
      if (seat === undefined || !match.undo(seat)) return playBots();
      // Other seats may have answered since, in secret as well. Their answers have no log entries yet.
      logLengths.splice(at + 1, 1);
      if (!(await store(at))) throw inputError('play.error.elsewhere');
      onUpdate(updateFrom(at));
      await playBots();
    },
    preview(option) {
      const view = preview(match, option, viewer);
      return view === undefined ? { chance: true } : { view };
    },
    followUps: (options) => options.map((option) => followUp(match, option, viewer)),
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
      assertWriterAt(match.answers.length);
      const { removed: _, ...rest } = saved;
      saved = rest;
      if (await store(match.answers.length)) onUpdate(updateFrom(match.answers.length));
    },
  };
}

/** What a viewer saw at each checkpoint of a match. */
export function viewHistoryOf(match: Match, viewer: Viewer): ViewHistory {
  const replayed = match.fork(0);
  const checkpoints = new Set(match.checkpoints);
  const history = [{ n: 0, view: replayed.view(viewer) }];
  for (const [i, { seat, option }] of match.answers.entries()) {
    replayed.choose(option, seat);
    const n = i + 1;
    if (checkpoints.has(n) || n === match.answers.length) history.push({ n, view: replayed.view(viewer) });
  }
  return history;
}
