import { type Game, newMatch, type PositionJson, seatBots } from '@sandtable/kernel';
import { type BotMove, type BotTask, MAX_BOT_MOVES } from './bot-thread.js';

/** Plays the bots of a match from a position until a person must answer, or until more urgent bots wait. */
export function playBotMoves(
  game: Game,
  { settings, seating, seed, position }: Omit<BotTask, 'game'>,
  othersWait: () => boolean = () => false,
): BotMove[] {
  const match = newMatch(game, { settings, seed, position: position as PositionJson }, { log: false });
  const bots = seatBots(game, match.seats, seating, seed);
  const moves: BotMove[] = [];
  while (moves.length < MAX_BOT_MOVES) {
    const decision = match.pending().find(({ seat }) => bots.has(seat));
    const bot = decision && bots.get(decision.seat);
    if (!decision || !bot) break;
    const { seat } = decision;
    const { option, reason } = bot.answer({ decision, seat, position: () => game.redact(match.position, seat) });
    match.choose(option, seat);
    moves.push(reason ? { seat, option, reason } : { seat, option });
    if (othersWait()) break;
  }
  return moves;
}
