import type { SeatId } from '@sandtable/kernel';
import type { Entry } from '../store/store.js';
import { type BotMoves, type BotThreads, type BotTurnWatch, hasPeople, isBot } from './bot-thread.js';
import { applyAnswer, entryCount, inSlices, type LiveMatch, RefusedError, waitingFor } from './live-match.js';
import type { Room } from './room.js';
import type { Waiting } from './turn-queue.js';

export interface BotTurnOptions {
  readonly botThreads: BotThreads;
  readonly closed: () => boolean;
  /** Runs one action of a room with memory and disk in agreement; afterwards its bots may think again. */
  readonly runAction: (room: Room, action: (live: LiveMatch) => Promise<void>) => Promise<void>;
  readonly save: (room: Room, live: LiveMatch, entries: readonly Entry[]) => Promise<void>;
  /** Runs an empty action after a delay, so that bots may think again. */
  readonly checkLater: (room: Room, delayMs: number) => void;
  readonly report: (error: unknown, what: string) => void;
  /** Called for bots that search: how many parts of a plan are done (`PROGRESS_PARTS`). */
  readonly onProgress?: (room: Room, seat: SeatId, progress: number) => void;
  /** Called with the number of bot answers that were committed. */
  readonly onAnswered?: (count: number) => void;
}

/** Bots that fail (with an error or a timeout) try again after a delay, which doubles each time. */
const FIRST_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 3_600_000;

/**
 * How long a search takes may depend a little on what the player holds. Where seats have secrets, the moves are shown only
 * at a multiple of this time.
 */
const SHOWN_THINKING_MS = 250;

/** Waits until the time that the bots took says nothing about their hands. */
async function coverTime({ live, searchedMs }: BotMoves): Promise<void> {
  const { match, stored } = live;
  if (searchedMs === undefined || match.game.openInformation || !hasPeople(stored.seats, stored.seating)) return;
  const restMs = SHOWN_THINKING_MS - (searchedMs % SHOWN_THINKING_MS);
  await new Promise<void>((resolve) => setTimeout(resolve, restMs).unref());
}

/** Observers don't count: otherwise they could put any number of matches without people ahead of the others. */
export function whoWaits({ live: { stored }, subscribers }: Pick<Room, 'live' | 'subscribers'>): Waiting {
  const { seats, seating } = stored;
  if (!hasPeople(seats, seating)) return 'nobody';
  for (const { seat } of subscribers) if (seats.includes(seat) && !isBot(seating, seat)) return 'connected';
  return 'absent';
}

/** Lets the bots of a room think if one of them has a decision, and applies their answers. */
export function botTurns(options: BotTurnOptions): (room: Room) => void {
  const { botThreads, closed, runAction, save, checkLater, report, onProgress, onAnswered = () => {} } = options;

  /** The match, if one of its bots has a decision. */
  const matchForBots = ({ live }: Room): LiveMatch | undefined =>
    !live.match.result && waitingFor(live).some((seat) => isBot(live.stored.seating, seat)) ? live : undefined;

  const failed = (room: Room, error: unknown): void => {
    report(error, 'bot');
    const delayMs = Math.min(FIRST_RETRY_DELAY_MS * 2 ** room.botFaults++, MAX_RETRY_DELAY_MS);
    room.botsRestUntil = Date.now() + delayMs;
    checkLater(room, delayMs);
  };

  const applyMoves = async (room: Room, now: LiveMatch, { live, n, moves }: BotMoves): Promise<void> => {
    // The match may have changed while the bots were thinking: then these moves are for an old position.
    if (closed() || now !== live || entryCount(now) !== n) return;
    const entries: Entry[] = [];
    try {
      if (moves.length === 0) throw new Error('bots were asked and did not answer');
      // If one move is refused, those before it were applied in memory only.
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
    const turn: BotTurnWatch = { moveNow: false, onProgress: (seat, progress) => onProgress?.(room, seat, progress) };
    room.thinking = turn;
    const end = (): void => {
      if (room.thinking === turn) room.thinking = undefined;
    };
    let botMoves: BotMoves;
    try {
      botMoves = await botThreads.computeMoves(
        () => matchForBots(room),
        () => whoWaits(room),
        turn,
      );
      if (!turn.moveNow) await coverTime(botMoves);
    } catch (error) {
      end();
      if (closed()) return;
      // No bot had a decision when the turn came. One may have got a decision since then.
      if (error instanceof RefusedError && error.code === 'late') return checkLater(room, 0);
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
    if (closed() || room.thinking || !matchForBots(room)) return;
    const delayMs = room.botsRestUntil - Date.now();
    if (delayMs > 0) checkLater(room, delayMs);
    else void takeTurn(room);
  };
}
