import { type Answer, type Game, newMatch, type PositionJson, playBot, seatBots } from '@sandtable/kernel';
import { type BotTask, MAX_BOT_MOVES } from './bot-thread.js';

/** Plays the bots of a match from a position until a person must answer, or until more urgent bots wait. */
export function playBotMoves(
  game: Game,
  { settings, seating, seed, position }: Omit<BotTask, 'game'>,
  othersWait: () => boolean = () => false,
): Answer[] {
  const match = newMatch(game, { settings, seed, position: position as PositionJson }, { log: false });
  const bots = seatBots(game, match.seats, seating, seed);
  const moves: Answer[] = [];
  while (moves.length < MAX_BOT_MOVES) {
    const move = playBot(match, bots);
    if (!move) break;
    moves.push(move);
    if (othersWait()) break;
  }
  return moves;
}
