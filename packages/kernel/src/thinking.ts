/** A part of a bot's thinking that can be carried out anywhere, in any order, with the same result. Plain data. */
export type ThinkingTask = Readonly<Record<string, unknown>>;

/** Progress is counted in this many parts of a bot's budget. */
export const PROGRESS_PARTS = 20;

/** Where a bot's thinking stands, and what it wants to know before it goes on. */
export interface ThinkingStep {
  /**
   * How many parts of its simulations are done. Every plan counts through all parts, one by one, whatever the position is:
   * only the time between two of them differs.
   */
  readonly progress: number;
  readonly tasks: readonly ThinkingTask[];
}

export interface ThinkingReply {
  /** The results of the tasks, in their order. */
  readonly results: readonly unknown[];
  /** Somebody asked for a move now: the bot plays the best that it has found. */
  readonly moveNow: boolean;
}

/** An answer that is found in steps. */
export type Thinking<A> = Generator<ThinkingStep, A, ThinkingReply>;

/** What a host that can't wait for steps gives a bot. */
export interface ThinkingWatch {
  /** Called before each step. It may throw, and the bot gives no answer then. */
  onStep?(step: ThinkingStep): void;
  /** Whether somebody has asked for a move now. */
  isMoveNow?(): boolean;
}

/** Thinks to the end in one go. */
export function thinkThrough<A>(
  thinking: Thinking<A>,
  carryOut: (task: ThinkingTask) => unknown,
  watch: ThinkingWatch = {},
): A {
  let step = thinking.next();
  while (!step.done) {
    watch.onStep?.(step.value);
    const moveNow = watch.isMoveNow?.() ?? false;
    step = thinking.next({ results: moveNow ? [] : step.value.tasks.map(carryOut), moveNow });
  }
  return step.value;
}
