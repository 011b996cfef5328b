import type { Entry } from '../store/store.js';
import { hasPeople, isBot, type Thinker, type Thinking } from './bots.js';
import { answer, headOf, type Live, Refused, slowly, waitingFor } from './live.js';
import type { Table } from './table.js';
import type { Waiting } from './turn-queue.js';

export interface BotTurnHabits {
  readonly thinker: Thinker;
  readonly closed: () => boolean;
  /** One act at a table, with memory and disk agreed; afterwards bots are let think again. */
  readonly act: (table: Table, doing: (live: Live) => Promise<void>) => Promise<void>;
  readonly save: (table: Table, live: Live, entries: readonly Entry[]) => Promise<void>;
  /** An act without anything done, after a while: bots are let think again. */
  readonly later: (table: Table, milliseconds: number) => void;
  readonly report: (error: unknown, what: string) => void;
  /** So many answers of bots are on the disk. */
  readonly answered?: (count: number) => void;
}

/** Bots that fail (they are broken, or never come to an end) try again after a pause, and each is twice the last. */
const FIRST_REST = 1000;
const LONGEST_REST = 3_600_000;

/** Observers don't count: they could keep any number of matches without people ahead of the others. */
export function whoWaits({ live: { stored }, followers }: Pick<Table, 'live' | 'followers'>): Waiting {
  const { seats, seating } = stored;
  if (!hasPeople(seats, seating)) return 'nobody';
  for (const { seat } of followers) if (seats.includes(seat) && !isBot(seating, seat)) return 'connected';
  return 'absent';
}

/** Lets the bots of a table think if one of them is asked, and carries out what they thought. */
export function botTurns(habits: BotTurnHabits): (table: Table) => void {
  const { thinker, closed, act, save, later, report, answered = () => {} } = habits;

  /** The match, if a bot is asked something there. */
  const wanted = ({ live }: Table): Live | undefined =>
    !live.match.result && waitingFor(live).some((seat) => isBot(live.stored.seating, seat)) ? live : undefined;

  const failed = (table: Table, error: unknown): void => {
    report(error, 'bot');
    const rest = Math.min(FIRST_REST * 2 ** table.botFaults++, LONGEST_REST);
    table.botsRestUntil = Date.now() + rest;
    later(table, rest);
  };

  const carryOut = async (table: Table, now: Live, { live, n, thoughts }: Thinking): Promise<void> => {
    // Somebody else may have been faster: then these thoughts are about a position that is no more.
    if (closed() || now !== live || headOf(now) !== n) return;
    const entries: Entry[] = [];
    try {
      if (thoughts.length === 0) throw new Error('bots were asked and did not answer');
      // If one of them is refused, those before it have been carried out in memory alone.
      table.stale = true;
      await slowly(thoughts, ({ seat, option, because }) => entries.push(answer(live, seat, option, because)));
    } catch (error) {
      return failed(table, error);
    }
    await save(table, live, entries);
    table.botFaults = 0;
    answered(entries.length);
  };

  const takeTurn = async (table: Table): Promise<void> => {
    const turn = {};
    table.thinking = turn;
    const end = (): void => {
      if (table.thinking === turn) table.thinking = undefined;
    };
    let thinking: Thinking;
    try {
      thinking = await thinker.think(
        () => wanted(table),
        () => whoWaits(table),
      );
    } catch (error) {
      end();
      if (closed()) return;
      // No bot was asked any more when their turn came; since then one may have been asked again.
      if (error instanceof Refused && error.code === 'late') return later(table, 0);
      return failed(table, error);
    }
    try {
      await act(table, (now) => {
        end();
        return carryOut(table, now, thinking);
      });
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'late')) report(error, 'match');
    } finally {
      end();
    }
  };

  return (table) => {
    if (closed() || table.thinking || !wanted(table)) return;
    const rest = table.botsRestUntil - Date.now();
    if (rest > 0) later(table, rest);
    else void takeTurn(table);
  };
}
