import type { Game, Position } from '../game.js';
import { type Match, newMatch, replayAnswer } from '../match.js';
import type { Options } from '../options.js';
import { parseRecord, printRecord, recordOf, replayRecord } from '../record.js';
import { arrange, playBots, seatBots } from '../table.js';

/** A whole game written down: at random, but for seats that the options give to a bot. */
export function playedOut<P extends Position>(game: Game<P>, seed: string, options: Options): string {
  const match = newMatch(game, { seed, options });
  const random = Object.fromEntries(match.seats.map((seat) => [seat, 'random']));
  const { seating } = arrange(game, match.beginning.options, {});
  playBots(match, seatBots(game, match.seats, { ...random, ...seating }, seed));
  return printRecord(recordOf(match));
}

/** The game of a record, stopped half way and gone on with. */
export function resumed<P extends Position>(game: Game<P>, text: string): Match<P> {
  const record = parseRecord(text);
  const answers = record.answers.flat();
  const half = Math.floor(answers.length / 2);
  const match = replayRecord(game, record, half);
  for (const [index, answer] of answers.slice(half).entries()) replayAnswer(match, answer, half + index);
  return match;
}
