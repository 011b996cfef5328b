import type { Entry } from '../store/store.js';
import { type BotMoves, type BotThread, hasPeople, isBot } from './bot-thread.js';
import { applyAnswer, entryCount, inSlices, type LiveMatch, RefusedError, waitingFor } from './live-match.js';
import type { Room } from './room.js';
import type { Waiting } from './turn-queue.js';

export interface BotTurnOptions {
  readonly botThread: BotThread;
  readonly closed: () => boolean;
  /** One act at a table, with memory and disk agreed; afterwards bots are let think again. */
  readonly runAction: (room: Room, doing: (live: LiveMatch) => Promise<void>) => Promise<void>;
  readonly save: (room: Room, live: LiveMatch, entries: readonly Entry[]) => Promise<void>;
  /** An act without anything done, after a while: bots are let think again. */
  readonly runLater: (room: Room, delayMs: number) => void;
  readonly report: (error: unknown, what: string) => void;
  /** So many answers of bots are on the disk. */
  readonly onAnswered?: (count: number) => void;
}

/** Bots that fail (they are broken, or never come to an end) try again after a pause, and each is twice the last. */
const FIRST_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 3_600_000;

/** Observers don't count: they could keep any number of matches without people ahead of the others. */
export function whoWaits({ live: { stored }, subscribers }: Pick<Room, 'live' | 'subscribers'>): Waiting {
  const { seats, seating } = stored;
  if (!hasPeople(seats, seating)) return 'nobody';
  for (const { seat } of subscribers) if (seats.includes(seat) && !isBot(seating, seat)) return 'connected';
  return 'absent';
}

/** Lets the bots of a table think if one of them is asked, and carries out what they thought. */
export function botTurns(options: BotTurnOptions): (room: Room) => void {
  const { botThread, closed, runAction, save, runLater, report, onAnswered = () => {} } = options;

  /** The match, if a bot is asked something there. */
  const wanted = ({ live }: Room): LiveMatch | undefined =>
    !live.match.result && waitingFor(live).some((seat) => isBot(live.stored.seating, seat)) ? live : undefined;

  const failed = (room: Room, error: unknown): void => {
    report(error, 'bot');
    const delayMs = Math.min(FIRST_RETRY_DELAY_MS * 2 ** room.botFaults++, MAX_RETRY_DELAY_MS);
    room.botsRestUntil = Date.now() + delayMs;
    runLater(room, delayMs);
  };

  const applyMoves = async (room: Room, now: LiveMatch, { live, n, moves }: BotMoves): Promise<void> => {
    // Somebody else may have been faster: then these thoughts are about a position that is no more.
    if (closed() || now !== live || entryCount(now) !== n) return;
    const entries: Entry[] = [];
    try {
      if (moves.length === 0) throw new Error('bots were asked and did not answer');
      // If one of them is refused, those before it have been carried out in memory alone.
      room.stale = true;
      await inSlices(moves, ({ seat, option, reason }) => entries.push(applyAnswer(live, seat, option, reason)));
    } catch (error) {
      return failed(room, error);
    }
    await save(room, live, entries);
    room.botFaults = 0;
    onAnswered(entries.length);
  };

  const takeTurn = async (room: Room): Promise<void> => {
    const turn = {};
    room.thinking = turn;
    const end = (): void => {
      if (room.thinking === turn) room.thinking = undefined;
    };
    let botMoves: BotMoves;
    try {
      botMoves = await botThread.computeMoves(
        () => wanted(room),
        () => whoWaits(room),
      );
    } catch (error) {
      end();
      if (closed()) return;
      // No bot was asked any more when their turn came; since then one may have been asked again.
      if (error instanceof RefusedError && error.code === 'late') return runLater(room, 0);
      return failed(room, error);
    }
    try {
      await runAction(room, (now) => {
        end();
        return applyMoves(room, now, botMoves);
      });
    } catch (error) {
      if (!(error instanceof RefusedError && error.code === 'late')) report(error, 'match');
    } finally {
      end();
    }
  };

  return (room) => {
    if (closed() || room.thinking || !wanted(room)) return;
    const delayMs = room.botsRestUntil - Date.now();
    if (delayMs > 0) runLater(room, delayMs);
    else void takeTurn(room);
  };
}
