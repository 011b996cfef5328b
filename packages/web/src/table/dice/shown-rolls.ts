import { type LogEntry, oddsAtLeast, oddsAtMost, type Params, type RollOdds, type SeatId } from '@sandtable/kernel';
import type { GameUi } from '../../games/game-ui.js';
import { type LoggedRoll, rollsIn } from '../../games/shared/panels/dice.js';
import type { LoggedAnswer } from '../../play/play.js';
import { referencesIn } from '../references.js';

/** A roll as the board shows it: what was needed, and what came of it. */
export interface ShownRoll extends LoggedRoll {
  readonly total: number;
  /** The totals that succeed; undefined if the roll is an amount. */
  readonly odds: RollOdds | undefined;
  /** Undefined if the roll is an amount, or decides between two things neither of which is a success for everybody. */
  readonly isSuccess: boolean | undefined;
  /** Such a roll: what the number needed brings, what less brings, and what the roll has brought. */
  readonly decided: Pick<Params, 'aim' | 'otherwise' | 'outcome'> | undefined;
  /** The seat whose part of the turn it belongs to. */
  readonly seat: SeatId | undefined;
  /** The space it counts for, as a reference. */
  readonly space: string | undefined;
  /** What the log says next about the same space, up to the next roll. */
  readonly outcomes: readonly LogEntry[];
}

/** More lines about one roll can't be read in passing. */
const MAX_OUTCOMES = 3;
/** More dice than these at once can't be read. */
const MAX_ROLLS = 6;

/** What a log is read with. */
export interface LogContext {
  readonly heading: GameUi['logHeading'];
  readonly seats: readonly SeatId[];
  /** All answers so far. */
  readonly steps: readonly LoggedAnswer[];
}

export const hasRoll = ({ log }: LoggedAnswer): boolean => log.some(({ params }) => typeof params?.die === 'number');

/** The rolls among answers, oldest first. */
export function shownRolls(answers: readonly LoggedAnswer[], context: LogContext): readonly ShownRoll[] {
  const log = answers.flatMap((answer) => answer.log).filter((entry) => !entry.remark);
  return rollsIn(log, MAX_ROLLS)
    .toReversed()
    .map((roll) => {
      const { atLeast, atMost, space, aim, otherwise, outcome } = roll.entry.params ?? {};
      const isDecided = aim !== undefined && otherwise !== undefined && outcome !== undefined;
      const total = roll.die + roll.modifier;
      return {
        ...roll,
        total,
        odds: oddsOf(atLeast, atMost),
        isSuccess: isDecided ? undefined : isSuccess(total, atLeast, atMost),
        decided: isDecided ? { aim, otherwise, outcome } : undefined,
        seat: seatOf(roll.entry, answers, context),
        space: typeof space === 'string' ? space : undefined,
        outcomes: outcomesOf(roll.entry, log.slice(log.indexOf(roll.entry) + 1), context.heading),
      };
    });
}

/** The seat that the last heading before the roll names; undefined in a phase that belongs to nobody. */
function seatOf(
  roll: LogEntry,
  answers: readonly LoggedAnswer[],
  { heading, seats, steps }: LogContext,
): SeatId | undefined {
  const answer = answers.find(({ log }) => log.includes(roll));
  if (!answer) return undefined;
  const isHeading = (entry: LogEntry): boolean => heading(entry) !== undefined;
  const earlier = steps.filter(({ n }) => n < answer.n);
  const last =
    answer.log.slice(0, answer.log.indexOf(roll)).findLast(isHeading) ??
    earlier.findLast(({ log }) => log.some(isHeading))?.log.findLast(isHeading);
  const named = last ? referencesIn(last) : [];
  return seats.find((seat) => named.some((reference) => reference.endsWith(`:${seat}`)));
}

function oddsOf(atLeast: unknown, atMost: unknown): RollOdds | undefined {
  if (typeof atLeast === 'number') return oddsAtLeast(atLeast);
  return typeof atMost === 'number' ? oddsAtMost(atMost) : undefined;
}

function isSuccess(total: number, atLeast: unknown, atMost: unknown): boolean | undefined {
  if (typeof atLeast === 'number') return total >= atLeast;
  return typeof atMost === 'number' ? total <= atMost : undefined;
}

/**
 * The entries right after a roll: the first, and those that follow about the roll's own space, up to a heading. Equal
 * ones are added up.
 */
function outcomesOf(roll: LogEntry, after: readonly LogEntry[], heading: LogContext['heading']): readonly LogEntry[] {
  const found: LogEntry[] = [];
  const own = roll.params?.space;
  for (const [i, entry] of after.entries()) {
    const { die, space } = entry.params ?? {};
    if (typeof die === 'number' || heading(entry) !== undefined) break;
    // Without a space, only the first entry surely speaks of the roll.
    if (space === undefined || own === undefined ? i > 0 : space !== own) break;
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
