import { type Answer, type Game, newMatch, type PositionJson, playBot, type SeatId, seatBots } from '@sandtable/kernel';
import { type BotTask, MAX_BOT_MOVES, type OthersWaiting } from './bot-thread.js';

/** What the thread learns from outside while bots think, and what it reports. */
export interface BotMoveEvents {
  readonly othersWait?: () => OthersWaiting;
  readonly isMoveNow?: () => boolean;
  readonly onProgress?: (seat: SeatId, progress: number) => void;
}

/** Thrown before a bot begins another plan while other matches wait. */
class NextPlanLater extends Error {}

/**
 * Plays the bots of a match from a position until a person must answer, or until other bots wait. Bots that plan whole
 * turns are interrupted only before their next plan: the rest of a plan costs nothing, and would have to be found again.
 */
export function playBotMoves(
  game: Game,
  { settings, seating, seed, position }: Omit<BotTask, 'game'>,
  { othersWait = () => 'none', isMoveNow = () => false, onProgress }: BotMoveEvents = {},
): { readonly moves: Answer[]; readonly hasPlanned: boolean } {
  const match = newMatch(game, { settings, seed, position: position as PositionJson }, { log: false });
  const bots = seatBots(game, match.seats, seating, seed);
  const moves: Answer[] = [];
  let hasPlanned = false;
  let progress = -1;
  const watch = {
    isMoveNow,
    onStep(step: { readonly progress: number }): void {
      const begins = step.progress === 0 && progress !== 0;
      if (begins && moves.length > 0 && othersWait() !== 'none') throw new NextPlanLater();
      hasPlanned = true;
      const seat = match.pending().find((it) => bots.has(it.seat))?.seat;
      if (step.progress !== progress && seat !== undefined) onProgress?.(seat, step.progress);
      progress = step.progress;
    },
  };
  try {
    while (moves.length < MAX_BOT_MOVES) {
      const move = playBot(match, bots, watch);
      if (!move) break;
      moves.push(move);
      progress = -1;
      if (!hasPlanned && othersWait() === 'moreUrgent') break;
    }
  } catch (error) {
    if (!(error instanceof NextPlanLater)) throw error;
  }
  return { moves, hasPlanned };
}
