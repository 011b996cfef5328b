import { type Message, message, optionLabel } from '@sandtable/kernel';
import type { Play, PlaySnapshot } from '../play/play.js';
import type { Lesson, LessonStep } from './lesson.js';

/** Where a lesson stands. */
interface CoachState {
  /** Counted from 0. */
  readonly step: number;
  readonly steps: number;
  readonly text: Message;
  readonly look: readonly string[];
  readonly panel: string | undefined;
  /** The answer that the teacher waits for; without one, `next` goes on. */
  readonly wants: string | undefined;
  /** Said after something else was tried. */
  readonly hint: Message | undefined;
  readonly over: boolean;
}

export interface CoachedPlay {
  /** The game as the learner plays it: what the lesson does not ask for is not answered. */
  readonly play: Play;
  coaching(): CoachState;
  subscribe(call: () => void): () => void;
  next(): void;
}

/** Puts a teacher beside a game. A wrong choice changes nothing but what the teacher says. */
export function coachPlay(play: Play, { steps }: Lesson): CoachedPlay {
  const listeners = new Set<() => void>();
  let at = 0;
  let hint: Message | undefined;
  let coaching = describe();
  function describe(): CoachState {
    const { text, look = [], panel, answer }: LessonStep = steps[at];
    return { step: at, steps: steps.length, text, look, panel, wants: answer, hint, over: at === steps.length - 1 };
  }
  const change = (): void => {
    coaching = describe();
    for (const call of [...listeners]) call();
  };
  const go = (): void => {
    hint = undefined;
    at = Math.min(at + 1, steps.length - 1);
    change();
  };

  let seen: PlaySnapshot | undefined;
  let shown: PlaySnapshot | undefined;
  /** What was done in a lesson stays: the next step builds on it. */
  const snapshot = (): PlaySnapshot => {
    const now = play.snapshot();
    if (seen !== now || !shown) {
      seen = now;
      shown = { ...now, moment: { ...now.moment, mayUndo: false } };
    }
    return shown;
  };

  const lesson: Play = {
    ...play,
    snapshot,
    async answer(option) {
      const { answer, instead } = steps[at];
      if (option === answer) {
        await play.answer(option);
        return go();
      }
      hint =
        instead ?? (answer ? message('learn.instead', { option: optionLabel(answer) }) : message('learn.readFirst'));
      change();
    },
    undo: async () => undefined,
  };
  return {
    play: lesson,
    coaching: () => coaching,
    subscribe(call) {
      listeners.add(call);
      return () => listeners.delete(call);
    },
    next() {
      if (steps[at].answer === undefined) go();
    },
  };
}
