import { type Answer, InputError, type Match, printRecord, recordOf, writeAnswer } from '@sandtable/kernel';
import type { RemovedAnswers } from './game-storage.js';

/**
 * If two pages stored answers alternately, the answers don't make one game. Answers count up to the first one that the
 * rules refuse; the rest is cut off.
 */

/** Plays the answers until the rules refuse one, and returns how many they accepted. */
export function replayAccepted(match: Match, answers: readonly Answer[], onAccepted: () => void): number {
  for (const [n, { seat, option, reason }] of answers.entries()) {
    try {
      match.choose(option, seat, reason);
    } catch (error) {
      // An error in the rules is no reason to cut off answers.
      if (!(error instanceof InputError)) throw error;
      return n;
    }
    onAccepted();
  }
  return answers.length;
}

/** A record of everything that was stored: the accepted answers, then the removed ones on a line of their own. */
export function recordRemoved(match: Match, removed: readonly Answer[]): RemovedAnswers {
  const record = recordOf(match);
  const { answers, end } = record;
  const all = [...answers, removed.map(writeAnswer)];
  return {
    count: removed.length,
    record: printRecord({ ...record, answers: all, end: { ...end, answers: end.answers + removed.length } }),
  };
}
