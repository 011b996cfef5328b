import { type Answers, CHECKPOINT, type Decision, type Game, type Position, type Result } from '@sandtable/kernel';

/** What a searching player needs of a game's rules. */
export type GameRules<P extends Position> = Pick<Game<P>, 'play' | 'clone' | 'redact' | 'view' | 'hiddenAnswers'>;

/**
 * Runs the rules on a position that it owns, with no log, no undo and no list of answers. It stops at every question and
 * at every checkpoint; the position that it is given must be at one.
 */
export class BareRun<P extends Position> {
  private readonly procedure;
  /** The decisions that wait for an answer; empty at a checkpoint and at the end. */
  pending: readonly Decision[] = [];
  result: Result | undefined;
  /** How many checkpoints have been passed, the first included. */
  checkpoints = 0;

  constructor(
    rules: Pick<GameRules<P>, 'play'>,
    readonly position: P,
  ) {
    this.procedure = rules.play(position);
    this.advance({});
  }

  get isAtCheckpoint(): boolean {
    return this.pending.length === 0 && !this.result;
  }

  /** Goes on from a checkpoint. */
  resume(): void {
    this.advance({});
  }

  /** Gives a legal answer. */
  answer(decision: Decision, option: string): void {
    this.advance(decision.simultaneousGroup ? { [decision.seat]: option } : option);
  }

  private advance(answers: Answers): void {
    let step = this.procedure.next(answers);
    // An empty list of decisions only says that a simultaneous group is complete.
    while (!step.done && step.value !== CHECKPOINT && step.value.length === 0) step = this.procedure.next({});
    this.pending = [];
    if (step.done) this.result = step.value;
    else if (step.value === CHECKPOINT) this.checkpoints++;
    else this.pending = step.value;
  }
}
