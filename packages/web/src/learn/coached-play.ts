import { type Message, optionLabel } from '@sandtable/kernel';
import type { Play, PlaySnapshot } from '../play/play.js';
import { text } from '../words/text.js';
import type { Lesson, LessonStep } from './lesson.js';

/** The state of a lesson. */
interface CoachState {
  /** Counted from 0. */
  readonly step: number;
  readonly steps: number;
  readonly text: Message;
  readonly look: readonly string[];
  readonly panel: string | undefined;
  readonly tab: string | undefined;
  /** The answer that the coach waits for; without one, `next` continues. */
  readonly wants: string | undefined;
  /** Shown after the learner tried another option. */
  readonly hint: Message | undefined;
  readonly over: boolean;
}

export interface CoachedPlay {
  /** The game as the learner plays it. Only the option that the lesson asks for is answered. */
  readonly play: Play;
  coaching(): CoachState;
  subscribe(listener: () => void): () => void;
  next(): void;
  /** Gives the answers of the steps before this one, for a learner who comes back. */
  resumeAt(step: number): Promise<void>;
}

/** Adds a coach to a game. Another option than the expected one only changes the coach's text. */
export function coachPlay(play: Play, { steps }: Lesson): CoachedPlay {
  const listeners = new Set<() => void>();
  let at = 0;
  let isResumed = false;
  let hint: Message | undefined;
  let coaching = describe();
  function current(): LessonStep {
    const step = steps[at];
    if (!step) throw new Error('a lesson needs a step');
    return step;
  }
  function describe(): CoachState {
    const { text, look = [], panel, tab, answer } = current();
    const over = at === steps.length - 1;
    return { step: at, steps: steps.length, text, look, panel, tab, wants: answer, hint, over };
  }
  const change = (): void => {
    coaching = describe();
    for (const listener of [...listeners]) listener();
  };
  const advance = (): void => {
    hint = undefined;
    at = Math.min(at + 1, steps.length - 1);
    change();
  };

  let source: PlaySnapshot | undefined;
  let shown: PlaySnapshot | undefined;
  /** A lesson has no undo, because each step builds on the one before. */
  const snapshot = (): PlaySnapshot => {
    const now = play.snapshot();
    if (source !== now || !shown) {
      source = now;
      shown = { ...now, moment: { ...now.moment, mayUndo: false } };
    }
    return shown;
  };

  // A lesson explains every question, so none is answered together with the one before.
  const { followUps: _, ...single } = play;
  const lesson: Play = {
    ...single,
    snapshot,
    async answer(option) {
      const { answer, instead } = current();
      if (option === answer) {
        await play.answer(option);
        return advance();
      }
      hint = instead ?? (answer ? text('learn.instead', { option: optionLabel(answer) }) : text('learn.readFirst'));
      change();
    },
    undo: async () => undefined,
  };
  return {
    play: lesson,
    coaching: () => coaching,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async resumeAt(step) {
      if (isResumed) return;
      isResumed = true;
      while (at < Math.min(step, steps.length - 1)) {
        const { answer } = current();
        if (answer !== undefined) await play.answer(answer);
        at++;
      }
      change();
    },
    next() {
      if (current().answer === undefined) advance();
    },
  };
}
