import type { Message, PositionJson, Seating, Settings } from '@sandtable/kernel';

/** A guided first game: a fixed beginning, and what to do at each of the learner's decisions. */
export interface Lesson {
  readonly settings: Settings;
  readonly seed: string;
  readonly seating: Seating;
  readonly position?: PositionJson;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** The coach's text. */
  readonly text: Message;
  /** References that the board highlights meanwhile. */
  readonly look?: readonly string[];
  /** The id of a panel's heading. The panel is scrolled into view and framed. */
  readonly panel?: string;
  /** The tab that holds the panel: it is opened, or on a phone the button that opens it is framed. */
  readonly tab?: string;
  /** The answer that continues the lesson; without one, a button does. */
  readonly answer?: string;
  /** Shown when the learner tries another option, which is not answered. */
  readonly instead?: Message;
}

/** A step with the coach's text. */
export const step = (text: Message, more: Omit<LessonStep, 'text'> = {}): LessonStep => ({ text, ...more });
