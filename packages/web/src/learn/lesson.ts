import { type Message, message, type PositionJson, type Seating, type Settings } from '@sandtable/kernel';

/** A guided game: a fixed beginning, and what to do at each of the learner's decisions. */
export interface Lesson {
  readonly settings: Settings;
  readonly seed: string;
  readonly seating: Seating;
  readonly position?: PositionJson;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** What the teacher says. */
  readonly text: Message;
  /** References lit on the board meanwhile. */
  readonly look?: readonly string[];
  /** The heading (by its id) of what it is about beside the board: brought into view and framed. */
  readonly panel?: string;
  /** The answer that goes on with the lesson; without one, a button does. */
  readonly answer?: string;
  /** Said when something else is tried; nothing is answered then. */
  readonly instead?: Message;
}

/** A step by the name of its text among the game's lesson words. */
export const step = (name: string, more: Omit<LessonStep, 'text'> = {}): LessonStep => ({
  text: message(`lesson.${name}`),
  ...more,
});
