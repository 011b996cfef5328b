import { type GeneratorName, seedChance } from './chance.js';
import { InputError } from './errors.js';
import type { Game, Json, Result } from './game.js';
import type { Message } from './messages.js';
import type { LogEntry, Position } from './position.js';
import { type PositionJson, readPositionJson, settingsOfPosition, writePositionJson } from './position-json.js';
import { type Answers, CHECKPOINT, type Decision, type Procedure, type SeatId } from './procedure.js';
import { readSettings, type Settings } from './settings.js';

/** What makes a match: the same beginning and the same answers always give the same game. */
export interface Beginning {
  readonly settings?: Settings;
  readonly seed: string;
  /** What makes the dice from the seed; `xoshiro128**` if it isn't named. */
  readonly generator?: GeneratorName;
  /** A position written down by hand or by a match; the scenario's where it is silent. */
  readonly position?: PositionJson;
  /** The next rolls, for tests and puzzles; the record is marked. */
  readonly dice?: readonly number[];
}

export interface Answer {
  readonly seat: SeatId;
  readonly option: string;
  /** Several seats were asked at once. */
  readonly simultaneous?: true;
  /** Why, if a bot said so; told in the log, not in records. */
  readonly reason?: Message;
}

/** A match as a host sees it: decisions to answer, a log to read, undo, views, and what to store. */
export interface Match<P extends Position = Position> {
  readonly game: Game<P>;
  readonly beginning: Beginning & { readonly settings: Settings };
  readonly seats: readonly SeatId[];
  readonly position: P;
  readonly result: Result | undefined;
  readonly log: readonly LogEntry[];
  /** All answers so far, and after how many of them each checkpoint came. */
  readonly answers: readonly Answer[];
  readonly checkpoints: readonly number[];

  /** The decisions that still wait for an answer. */
  pending(): readonly Decision[];
  /** The one of this seat, or the first of all. */
  decision(seat?: SeatId): Decision | undefined;
  choose(option: string, seat?: SeatId, reason?: Message): void;
  canUndo(seat?: SeatId): boolean;
  /** Takes back the seat's last answer; never across chance, hidden information or another seat's answer. */
  undo(seat?: SeatId): boolean;
  view(seat: SeatId | 'observer'): Json;
  /** Where the game stands: the last checkpoint and the answers since. Enough to go on from. */
  positionJson(): PositionJson;
  /** An independent match from here, or from after the first `at` answers. */
  fork(at?: number): Match<P>;
}

export interface MatchOptions {
  /** Keep a log; a simulation does without. */
  readonly log?: boolean;
}

interface Checkpoint<P> {
  readonly position: P;
  readonly answered: number;
  readonly logged: number;
}

/** The beginning in something that holds more, such as a record. */
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
  // What the note tells of since its checkpoint is answered again below and belongs to the match's own answers:
  // it can be taken back, and a record tells of it once. So it is with the note's options.
  const { since: _, options: __, ...checkpoint } = position ?? {};
  const start = { ...rest, settings, ...(position ? { position: checkpoint } : {}) };
  const match = run(game, start, matchOptions, { position: from.position, answers: [], checkpoints: [], log: [] });
  for (const [index, answer] of from.since.entries()) replayAnswer(match, answer, index);
  return match;
}

/** Answers as a record writes them: `seat=option` where several seats are asked at once, else the option alone. */
export function replayAnswer<P extends Position>(match: Match<P>, written: string, index: number): void {
  const split = written.indexOf('=');
  const [seat, option] = split < 0 ? [undefined, written] : [written.slice(0, split), written.slice(split + 1)];
  try {
    match.choose(option, seat);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError('error.answerAt', { number: index + 1, given: written, reason: error.explanation });
  }
}

export const writeAnswer = ({ seat, option, simultaneous }: Answer): string =>
  simultaneous ? `${seat}=${option}` : option;

/** A past to go on from: a position at a checkpoint and what led there. */
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
  /** Answers known to be legal, carried out without listing an option. */
  further: readonly Answer[] = [],
): Match<P> {
  const answers: Answer[] = [...start.answers];
  const checkpoints: number[] = [...start.checkpoints];
  const log: LogEntry[] = [...start.log];
  /** Every checkpoint that undo can still need, newest last. */
  const kept: Checkpoint<P>[] = [];
  /** Answers before this one cannot be taken back. */
  let floor = answers.length;
  let position = start.position;
  let procedure: Procedure<Result> = game.play(position);
  let pending: readonly Decision[] = [];
  /** What those who are asked at once have in common, and how many answers there were before theirs. */
  let block: object | undefined;
  let opened = 0;
  let revealed = false;
  let result: Result | undefined;

  /** Starts the rules at a checkpoint; the first thing they do is to pass it. */
  const enter = (at: P) => {
    position = at;
    if (matchOptions.log !== false) position.log = log;
    procedure = game.play(position);
    block = undefined;
    result = undefined;
    advance({});
  };

  const advance = (all: Answers) => {
    let step = procedure.next(all);
    for (; !step.done; step = procedure.next({})) {
      if (step.value === CHECKPOINT) {
        while (kept.length > 1 && kept[1].answered <= floor) kept.shift();
        kept.push({ position: game.clone(position), answered: answers.length, logged: log.length });
        if (checkpoints.at(-1) !== answers.length) checkpoints.push(answers.length);
      } else if (step.value.length === 0) {
        // Why somebody chose in secret is told with what was chosen, not before.
        for (const secret of answers.slice(opened)) remark(secret);
        revealed = true;
      } else break;
    }
    pending = step.done || step.value === CHECKPOINT ? [] : step.value;
    if (step.done) result = step.value;
    const together = pending.at(0)?.simultaneousGroup;
    if (block !== together) {
      block = together;
      opened = answers.length;
    }
  };

  const remark = ({ reason }: Answer) => {
    if (reason) position.log?.push({ ...reason, remark: true });
  };

  /** Carries out an answer known to be legal. */
  const apply = (answer: Answer) => {
    answers.push(answer);
    const looks = position.chance.revealCount;
    revealed = false;
    if (block) advance({ [answer.seat]: answer.option });
    else {
      remark(answer);
      advance(answer.option);
    }
    if (revealed || position.chance.revealCount !== looks) floor = answers.length;
  };

  /** Back to a checkpoint and forward again through the first `count` answers. */
  const rebuild = (count: number) => {
    while (kept[kept.length - 1].answered > count) kept.pop();
    const from = kept.pop();
    if (!from) throw new Error('a match keeps the checkpoint before every answer that can be taken back');
    const again = answers.slice(from.answered, count);
    answers.length = from.answered;
    log.length = from.logged;
    while (checkpoints.length > 0 && checkpoints[checkpoints.length - 1] > from.answered) checkpoints.pop();
    enter(game.clone(from.position));
    for (const answer of again) apply(answer);
  };

  /** The answer a seat could take back: its own last, or one to a question others still think about. */
  const retractable = (seat: SeatId | undefined): number => {
    const open = block ? answers.length - opened : 0;
    const oldest = Math.max(floor, answers.length - Math.max(open, 1));
    for (let i = answers.length - 1; i >= oldest; i--) {
      if (seat === undefined || answers[i].seat === seat) return i;
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
    decision: (seat) => (seat === undefined ? pending.at(0) : pending.find((it) => it.seat === seat)),

    choose(option, seat, reason) {
      if (result) throw new InputError('error.ended');
      const decision = match.decision(seat);
      if (!decision) throw new InputError('error.notAsked', { seat: seat ?? '' });
      if (!decision.options().includes(option)) {
        throw new InputError('error.notAnOption', { given: option, allowed: decision.options().join(', ') });
      }
      const before = answers.length;
      try {
        const answer: Answer = reason ? { seat: decision.seat, option, reason } : { seat: decision.seat, option };
        apply(block ? { ...answer, simultaneous: true } : answer);
      } catch (error) {
        // A fault in the rules must not leave half an answer behind.
        rebuild(before);
        throw error;
      }
    },

    canUndo: (seat) => retractable(seat) >= 0,
    undo(seat) {
      const index = retractable(seat);
      if (index < 0) return false;
      const after = answers.slice(index + 1);
      rebuild(index);
      for (const answer of after) apply(answer);
      return true;
    },

    view: (seat) => game.view(position, seat),
    positionJson() {
      const last = kept[kept.length - 1];
      return writePositionJson(game, beginning.settings, last.position, answers.slice(last.answered).map(writeAnswer));
    },
    fork(at = answers.length) {
      if (!Number.isInteger(at) || at > answers.length || at < 0) {
        throw new InputError('error.noSuchAnswer', { number: at, allowed: answers.length });
      }
      const near = kept.findLast((c) => c.answered <= at);
      if (near) {
        const behind: StartingPoint<P> = {
          position: game.clone(near.position),
          answers: answers.slice(0, near.answered),
          checkpoints: checkpoints.filter((c) => c < near.answered),
          log: log.slice(0, near.logged),
        };
        return run(game, beginning, matchOptions, behind, answers.slice(near.answered, at));
      }
      const scenario = game.setup(beginning.settings, chanceOf(beginning));
      const start = beginning.position ? readPositionJson(game, beginning.position, scenario).position : scenario;
      const nothing: StartingPoint<P> = { position: start, answers: [], checkpoints: [], log: [] };
      return run(game, beginning, matchOptions, nothing, answers.slice(0, at));
    },
  };

  enter(position);
  for (const answer of further) apply(answer);
  return match;
}
