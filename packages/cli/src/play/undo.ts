import { type Bot, type Match, type Message, optionLabel, type SeatId, type Words } from '@sandtable/kernel';
import { seatName } from '../context.js';
import type { CliKey } from '../words/index.js';

const undoneText = (key: CliKey, params: Message['params'] = {}): Message => ({ key, params });

/**
 * Takes back the last answer if a person gave it, and says what was taken back or why nothing was.
 * A bot's answer is another player's: nobody at the keyboard may take it back.
 */
export function undoLastAnswer(
  match: Match,
  bots: ReadonlyMap<SeatId, Bot>,
  words: Words,
  by?: SeatId,
): { readonly back: boolean; readonly told: Message } {
  const last = match.answers.at(-1);
  if (!last) return { back: false, told: undoneText('cli.undo.nothing') };
  // While others still think about a hidden question, each may take back their own answer to it.
  const mine = match.answers.findLast((it) => !bots.has(it.seat) && (by === undefined || it.seat === by));
  if (mine && match.undo(mine.seat)) {
    const seat = seatName(words, mine.seat);
    return { back: true, told: undoneText('cli.undo.done', { seat, answer: words.say(optionLabel(mine.option)) }) };
  }
  if (last.seat !== mine?.seat)
    return { back: false, told: undoneText('cli.undo.seat', { seat: seatName(words, last.seat) }) };
  return { back: false, told: undoneText('cli.undo.chance') };
}
