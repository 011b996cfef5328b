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
  /** What the log says next about the same space, up to the next roll. */
  readonly outcomes: readonly LogEntry[];
}

/** More lines about one roll can't be read in passing. */
const MAX_OUTCOMES = 3;
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
      return {
        ...roll,
        total,
        odds: oddsOf(atLeast, atMost),
        isSuccess: isSuccess(total, atLeast, atMost),
        space: typeof space === 'string' ? space : undefined,
        outcomes: outcomesOf(roll.entry, log.slice(log.indexOf(roll.entry) + 1)),
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

/** The entries right after a roll: the first, and those that follow about the roll's own space. Equal ones are added up. */
function outcomesOf(roll: LogEntry, after: readonly LogEntry[]): readonly LogEntry[] {
  const found: LogEntry[] = [];
  for (const [i, entry] of after.entries()) {
    const { die, space } = entry.params ?? {};
    if (typeof die === 'number' || (i > 0 && (space === undefined || space !== roll.params?.space))) break;
    const same = found.findIndex((other) => kindOf(other) === kindOf(entry));
    const [n, more] = [found[same]?.params?.n, entry.params?.n];
    if (same >= 0 && typeof n === 'number' && typeof more === 'number')
      found[same] = { ...entry, params: { ...entry.params, n: n + more } };
    else found.push(entry);
  }
  return found.slice(0, MAX_OUTCOMES);
}

/** What an entry says, without its number. */
const kindOf = ({ key, params }: LogEntry): string => JSON.stringify([key, { ...params, n: undefined }]);
