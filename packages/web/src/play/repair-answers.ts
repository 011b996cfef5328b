import { type Answer, InputError, type Match, printRecord, recordOf, writeAnswer } from '@sandtable/kernel';
import type { RemovedAnswers } from './game-storage.js';

/**
 * Answers that two pages once stored in turns don't make one game. What the rules accept stands; from the first answer
 * that they refuse on, nothing does.
 */

/** Gives the answers to the match one by one, as far as the rules accept them; returns how many they accepted. */
export function replayAccepted(match: Match, answers: readonly Answer[], onAccepted: () => void): number {
  for (const [n, { seat, option, reason }] of answers.entries()) {
    try {
      match.choose(option, seat, reason);
    } catch (error) {
      // A fault in the rules is no reason to cut off anything.
      if (!(error instanceof InputError)) throw error;
      return n;
    }
    onAccepted();
  }
  return answers.length;
}

/** Everything that was stored, as a record: first what was accepted, then, on a line of its own, what was not. */
export function recordRemoved(match: Match, removed: readonly Answer[]): RemovedAnswers {
  const record = recordOf(match);
  const { answers, end } = record;
  const all = [...answers, removed.map(writeAnswer)];
  return {
    count: removed.length,
    record: printRecord({ ...record, answers: all, end: { ...end, answers: end.answers + removed.length } }),
  };
}
