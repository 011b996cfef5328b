import { type LogEntry, oddsAtLeast, oddsAtMost, type RollOdds } from '@sandtable/kernel';
import { type LoggedRoll, rollsIn } from '../../games/shared/panels/dice.js';
import type { LoggedAnswer } from '../../play/play.js';

/** A roll as the board shows it: what was needed, and what came of it. */
export interface ShownRoll extends LoggedRoll {
  readonly total: number;
  /** The totals that succeed; undefined if the roll is an amount. */
  readonly odds: RollOdds | undefined;
  /** Undefined if the roll is an amount. */
  readonly isSuccess: boolean | undefined;
  /** The space it counts for, as a reference. */
  readonly space: string | undefined;
  /** What the log says next, up to the next roll. */
  readonly outcome: LogEntry | undefined;
}

/** More dice than these at once can't be read. */
const MAX_ROLLS = 6;

/** The rolls among answers, oldest first. */
export function shownRolls(answers: readonly LoggedAnswer[]): readonly ShownRoll[] {
  const log = answers.flatMap((answer) => answer.log).filter((entry) => !entry.remark);
  return rollsIn(log, MAX_ROLLS)
    .toReversed()
    .map((roll) => {
      const { atLeast, atMost, space } = roll.entry.params ?? {};
      const total = roll.die + roll.modifier;
      const next = log[log.indexOf(roll.entry) + 1];
      return {
        ...roll,
        total,
        odds: oddsOf(atLeast, atMost),
        isSuccess: isSuccess(total, atLeast, atMost),
        space: typeof space === 'string' ? space : undefined,
        outcome: next && typeof next.params?.die !== 'number' ? next : undefined,
      };
    });
}

function oddsOf(atLeast: unknown, atMost: unknown): RollOdds | undefined {
  if (typeof atLeast === 'number') return oddsAtLeast(atLeast);
  return typeof atMost === 'number' ? oddsAtMost(atMost) : undefined;
}

function isSuccess(total: number, atLeast: unknown, atMost: unknown): boolean | undefined {
  if (typeof atLeast === 'number') return total >= atLeast;
  return typeof atMost === 'number' ? total <= atMost : undefined;
}
