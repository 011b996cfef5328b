import { type GeneratorName, seedChance } from './chance.js';
import { InputError } from './errors.js';
import type { Game, Json, Result } from './game.js';
import type { SeatKnowledge } from './knowledge.js';
import type { Message } from './messages.js';
import type { LogEntry, Position } from './position.js';
import { type PositionJson, readPositionJson, settingsOfPosition, writePositionJson } from './position-json.js';
import { type Answers, CHECKPOINT, type Decision, type Procedure, type SeatId } from './procedure.js';
import { readSettings, type Settings } from './settings.js';
import { inputError } from './text.js';

/** How a match starts. The same beginning and the same answers always give the same match. */
export interface Beginning {
  readonly settings?: Settings;
  readonly seed: string;
  /** The random generator; default: `xoshiro128**`. */
  readonly generator?: GeneratorName;
  /** A position file, written by hand or by a match. Missing fields are those of the scenario. */
  readonly position?: PositionJson;
  /** The first rolls, for tests and puzzles. The record is marked as scripted. */
  readonly dice?: readonly number[];
}

export interface Answer {
  readonly seat: SeatId;
  readonly option: string;
  /** Several seats were asked at once. */
  readonly simultaneous?: true;
  /** A bot's reason. It goes into the log but not into records. */
  readonly reason?: Message;
}

/** A match as a host uses it: decisions, answers, log, undo, views and what to store. */
export interface Match<P extends Position = Position> {
  readonly game: Game<P>;
  readonly beginning: Beginning & { readonly settings: Settings };
  readonly seats: readonly SeatId[];
  readonly position: P;
  readonly result: Result | undefined;
  readonly log: readonly LogEntry[];
  readonly answers: readonly Answer[];
  /** For each checkpoint, the number of answers before it. */
  readonly checkpoints: readonly number[];

  /** The decisions that wait for an answer. */
  pending(): readonly Decision[];
  /** The pending decision of this seat; without a seat, the first pending decision. */
  decision(seat?: SeatId): Decision | undefined;
  choose(option: string, seat?: SeatId, reason?: Message): void;
  canUndo(seat?: SeatId): boolean;
  /** Undoes the seat's last answer, but never across chance, hidden information or another seat's answer. */
  undo(seat?: SeatId): boolean;
  view(seat: SeatId | 'observer'): Json;
  /** What the seat knows of the way from the last checkpoint to here. */
  knowledge(seat: SeatId): SeatKnowledge<P>;
  /** A position file: the last checkpoint and the answers since. A match can go on from it. */
  positionJson(): PositionJson;
  /** An independent match that goes on from here, or from after the first `at` answers. */
  fork(at?: number): Match<P>;
}

export interface MatchOptions {
  /** Keep a log; default: true. Simulations turn it off. */
  readonly log?: boolean;
}

interface Checkpoint<P> {
  readonly position: P;
  readonly answered: number;
  readonly logged: number;
  /** Its number among all checkpoints that the rules have passed. */
  readonly passed: number;
}

/**
 * As long as nobody looks back, a checkpoint is copied only if the last copy is at least this many answers old: copies are
 * most of what a simulated game allocates, and any checkpoint can be reached again from the copy before it.
 */
const ANSWERS_PER_COPY = 24;

/** An answer since the last checkpoint, and what others may know of it. */
interface AnswerSince {
  readonly seat: SeatId;
  readonly option: string;
  /** It stays hidden from other seats: always, or until the others of its group have answered. */
  readonly hidden: boolean;
  readonly group: object | undefined;
  revealing: boolean;
}

/** The fields of a beginning, from an object that may hold more, such as a record. */
export const pickBeginning = ({ settings, seed, generator, position, dice }: Beginning): Beginning => ({
  ...(settings ? { settings } : {}),
  seed,
  ...(generator ? { generator } : {}),
  ...(position ? { position } : {}),
  ...(dice ? { dice } : {}),
});

const chanceOf = ({ seed, dice, generator }: Beginning) => seedChance(seed, dice, generator);

export function newMatch<P extends Position>(
  game: Game<P>,
  beginning: Beginning,
  matchOptions: MatchOptions = {},
): Match<P> {
  const settings = beginning.position
    ? settingsOfPosition(game, beginning.position, beginning.settings)
    : readSettings(game, beginning.settings);
  const scenario = game.setup(settings, chanceOf(beginning));
  const from = beginning.position
    ? readPositionJson(game, beginning.position, scenario)
    : { position: scenario, since: [] };
  const { position, ...rest } = beginning;
  // The file's answers since its checkpoint are given again below and become answers of this match: they can be undone,
  // and a record must hold them only once. The same goes for the file's settings.
  const { since: _, options: __, ...checkpoint } = position ?? {};
  const start = { ...rest, settings, ...(position ? { position: checkpoint } : {}) };
  const match = run(game, start, matchOptions, { position: from.position, answers: [], checkpoints: [], log: [] });
  for (const [index, answer] of from.since.entries()) replayAnswer(match, answer, index);
  return match;
}

/** Gives an answer as records write it: `seat=option` if several seats were asked at once, else the option alone. */
export function replayAnswer<P extends Position>(match: Match<P>, written: string, index: number): void {
  const split = written.indexOf('=');
  const [seat, option] = split < 0 ? [undefined, written] : [written.slice(0, split), written.slice(split + 1)];
  try {
    match.choose(option, seat);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw inputError('error.answerAt', { number: index + 1, given: written, reason: error.explanation });
  }
}

export const writeAnswer = ({ seat, option, simultaneous }: Answer): string =>
  simultaneous ? `${seat}=${option}` : option;

/** Where a match goes on from: a position at a checkpoint, and the answers and log that led there. */
interface StartingPoint<P> {
  readonly position: P;
  readonly answers: readonly Answer[];
  readonly checkpoints: readonly number[];
  readonly log: readonly LogEntry[];
}

function run<P extends Position>(
  game: Game<P>,
  beginning: Match<P>['beginning'],
  matchOptions: MatchOptions,
  start: StartingPoint<P>,
  /** Answers that are known to be legal; they are carried out without listing any options. */
  legalAnswers: readonly Answer[] = [],
): Match<P> {
  const answers: Answer[] = [...start.answers];
  const checkpoints: number[] = [...start.checkpoints];
  const log: LogEntry[] = [...start.log];
  /** Copies of checkpoints, newest last: from the first, every point that undo may still need can be reached. */
  const kept: Checkpoint<P>[] = [];
  /** How many checkpoints the rules have passed, and how long the log was at the last of them. */
  let passed = 0;
  let loggedAtLast = 0;
  /** Somebody has looked back and will again: from then on every checkpoint is copied. */
  let copiesEach = false;
  /** The answers with a lower index can't be undone. */
  let undoFloor = answers.length;
  let position = start.position;
  let procedure: Procedure<Result> = game.play(position);
  let pending: readonly Decision[] = [];
  /** The simultaneous group that is being asked, and the number of answers before its first one. */
  let group: object | undefined;
  let groupStart = 0;
  /** Whether the last answer completed a simultaneous group. */
  let groupCompleted = false;
  let result: Result | undefined;
  /** The answers since the last checkpoint, and the outcomes of all rolls since. */
  let since: AnswerSince[] = [];
  let shownOutcomes: number[] = [];

  /** Starts the rules at a checkpoint. The first thing that they yield is that checkpoint. */
  const enter = (at: P) => {
    position = at;
    if (matchOptions.log !== false) position.log = log;
    procedure = game.play(position);
    group = undefined;
    result = undefined;
    advance({});
  };

  const advance = (all: Answers) => {
    let step = procedure.next(all);
    for (; !step.done; step = procedure.next({})) {
      if (step.value === CHECKPOINT) {
        passed++;
        loggedAtLast = log.length;
        if (checkpoints.at(-1) !== answers.length) checkpoints.push(answers.length);
        const copied = kept.at(-1);
        if (!copied || copiesEach || answers.length >= copied.answered + ANSWERS_PER_COPY) keep(game.clone(position));
        since = [];
        shownOutcomes = [];
        position.chance.shownOutcomes = shownOutcomes;
      } else if (step.value.length === 0) {
        // The reason for a secret answer is logged when the answer becomes known, not before.
        for (const secret of answers.slice(groupStart)) remark(secret);
        groupCompleted = true;
      } else break;
    }
    pending = step.done || step.value === CHECKPOINT ? [] : step.value;
    if (step.done) result = step.value;
    const pendingGroup = pending.at(0)?.simultaneousGroup;
    if (group !== pendingGroup) {
      group = pendingGroup;
      groupStart = answers.length;
    }
  };

  /** Keeps a copy of the last checkpoint, and drops copies that undo no longer needs. */
  const keep = (copy: P): Checkpoint<P> => {
    for (let second = kept.at(1); second && second.answered <= undoFloor; second = kept.at(1)) kept.shift();
    const checkpoint = { position: copy, answered: checkpoints.at(-1) ?? 0, logged: loggedAtLast, passed };
    kept.push(checkpoint);
    return checkpoint;
  };

  /** The last checkpoint. If it was not copied, the rules run again from the last copy up to it. */
  const lastCheckpoint = (): Checkpoint<P> => {
    copiesEach = true;
    const copied = kept.at(-1);
    if (!copied) throw new Error(`the rules of ${game.id} must begin with a checkpoint`);
    if (copied.passed === passed) return copied;
    const again = game.clone(copied.position);
    const rules = game.play(again);
    const given = answers.slice(copied.answered).values();
    let step = rules.next({});
    for (let left = passed - copied.passed; left > 0; ) {
      if (step.done) throw new Error(`the rules of ${game.id} end before a checkpoint that they have passed`);
      step = rules.next(step.value === CHECKPOINT || step.value.length === 0 ? {} : answersOf(given.next().value));
      if (step.value === CHECKPOINT) left--;
    }
    return keep(again);
  };

  /** What the rules are resumed with. */
  const answersOf = (answer: Answer | undefined): Answers => {
    if (!answer) throw new Error(`the rules of ${game.id} ask more often than they have`);
    const option = presentId(answer.option);
    return answer.simultaneous ? { [answer.seat]: option } : option;
  };

  const remark = ({ reason }: Answer) => {
    if (reason) position.log?.push({ ...reason, remark: true });
  };

  const presentId = (option: string): string => game.formerOptionIds?.get(option) ?? option;

  /** Carries out an answer that is known to be legal; `option` is the present id of its option. */
  const apply = (answer: Answer, option = presentId(answer.option)) => {
    answers.push(answer);
    const { seat } = answer;
    const { revealCount } = position.chance;
    const added: AnswerSince = { seat, option, hidden: staysHidden(seat), group, revealing: false };
    since.push(added);
    groupCompleted = false;
    if (group) advance({ [seat]: option });
    else {
      remark(answer);
      advance(option);
    }
    if (!groupCompleted && position.chance.revealCount === revealCount) return;
    added.revealing = true;
    undoFloor = answers.length;
  };

  /** Whether the seat's answer to what it is asked now stays hidden from the other seats. */
  const staysHidden = (seat: SeatId): boolean => {
    const key = game.hiddenAnswers && match.decision(seat)?.promptKey;
    return key !== undefined && game.hiddenAnswers?.includes(key) === true;
  };

  /** Restores a checkpoint and replays up to the first `count` answers. */
  const rebuild = (count: number) => {
    copiesEach = true;
    let from = kept.pop();
    while (from && from.answered > count) from = kept.pop();
    if (!from) throw new Error('a match keeps the checkpoint before every answer that can be undone');
    const again = answers.slice(from.answered, count);
    answers.length = from.answered;
    log.length = from.logged;
    passed = from.passed - 1;
    for (let last = checkpoints.at(-1); last !== undefined && last > from.answered; last = checkpoints.at(-1)) {
      checkpoints.pop();
    }
    enter(game.clone(from.position));
    for (const answer of again) apply(answer);
  };

  /**
   * The index of the answer that a seat could undo, or -1: the last answer if it is the seat's own, or the seat's last
   * answer in a simultaneous group that others still think about.
   */
  const undoableAnswer = (seat: SeatId | undefined): number => {
    const inGroup = group ? answers.length - groupStart : 0;
    const oldest = Math.max(undoFloor, answers.length - Math.max(inGroup, 1));
    for (let i = answers.length - 1; i >= oldest; i--) {
      if (seat === undefined || answers[i]?.seat === seat) return i;
    }
    return -1;
  };

  const match: Match<P> = {
    game,
    beginning,
    seats: game.seats(beginning.settings),
    answers,
    checkpoints,
    log,
    get position() {
      return position;
    },
    get result() {
      return result;
    },
    pending: () => pending,
    decision(seat) {
      const [first] = pending;
      return seat === undefined || first?.seat === seat ? first : pending.find((it) => it.seat === seat);
    },

    choose(option, seat, reason) {
      if (result) throw inputError('error.ended');
      const decision = match.decision(seat);
      if (!decision) throw inputError('error.notAsked', { seat: seat ?? '' });
      const isOffered = decision.options.includes(option);
      const present = isOffered ? option : presentId(option);
      if (!isOffered && !decision.options.includes(present)) {
        throw inputError('error.notAnOption', { given: option, allowed: decision.options.join(', ') });
      }
      const before = answers.length;
      try {
        const answer: Answer = reason ? { seat: decision.seat, option, reason } : { seat: decision.seat, option };
        apply(group ? { ...answer, simultaneous: true } : answer, present);
      } catch (error) {
        // A fault in the rules must not leave a half-applied answer behind.
        rebuild(before);
        throw error;
      }
    },

    canUndo: (seat) => undoableAnswer(seat) >= 0,
    undo(seat) {
      const index = undoableAnswer(seat);
      if (index < 0) return false;
      const after = answers.slice(index + 1);
      rebuild(index);
      for (const answer of after) apply(answer);
      return true;
    },

    view: (seat) => game.view(position, seat),
    knowledge(seat) {
      const last = lastCheckpoint();
      const isKnown = (it: AnswerSince) => it.seat === seat || !(it.hidden || (it.group && it.group === group));
      return {
        checkpoint: game.redact(last.position, seat),
        now: game.redact(position, seat),
        answers: since.map((it) => ({
          seat: it.seat,
          option: isKnown(it) ? it.option : undefined,
          revealing: it.revealing,
        })),
        shownOutcomes: [...shownOutcomes],
      };
    },
    positionJson() {
      const last = lastCheckpoint();
      return writePositionJson(game, beginning.settings, last.position, answers.slice(last.answered).map(writeAnswer));
    },
    fork(at = answers.length) {
      if (!Number.isInteger(at) || at > answers.length || at < 0) {
        throw inputError('error.noSuchAnswer', { number: at, allowed: answers.length });
      }
      lastCheckpoint();
      const nearest = kept.findLast((c) => c.answered <= at);
      if (nearest) {
        const start: StartingPoint<P> = {
          position: game.clone(nearest.position),
          answers: answers.slice(0, nearest.answered),
          checkpoints: checkpoints.filter((c) => c < nearest.answered),
          log: log.slice(0, nearest.logged),
        };
        return run(game, beginning, matchOptions, start, answers.slice(nearest.answered, at));
      }
      const scenario = game.setup(beginning.settings, chanceOf(beginning));
      const first = beginning.position ? readPositionJson(game, beginning.position, scenario).position : scenario;
      const start: StartingPoint<P> = { position: first, answers: [], checkpoints: [], log: [] };
      return run(game, beginning, matchOptions, start, answers.slice(0, at));
    },
  };

  enter(position);
  for (const answer of legalAnswers) apply(answer);
  return match;
}
