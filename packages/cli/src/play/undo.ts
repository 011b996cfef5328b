import {
  type Bot,
  type Match,
  type Message,
  optionLabel,
  type SeatId,
  seatReference,
  type Words,
} from '@sandtable/kernel';
import { seatName } from '../context.js';
import type { CliKey, CliParams } from '../words/index.js';

const cliMessage = <Key extends CliKey>(key: Key, ...[params = {}]: CliParams<Key>): Message => ({ key, params });

/**
 * Undoes the last answer if a person gave it. `text` says what was undone, or why nothing was.
 * Nobody at the keyboard may undo a bot's answer, because a bot is another player.
 */
export function undoLastAnswer(
  match: Match,
  bots: ReadonlyMap<SeatId, Bot>,
  words: Words,
  by?: SeatId,
): { readonly undone: boolean; readonly text: Message } {
  const last = match.answers.at(-1);
  if (!last) return { undone: false, text: cliMessage('cli.undo.nothing') };
  // While others still think about a simultaneous question, everybody may undo their own answer to it.
  const mine = match.answers.findLast((it) => !bots.has(it.seat) && (by === undefined || it.seat === by));
  if (mine && match.undo(mine.seat)) {
    const seat = seatName(words, mine.seat);
    return { undone: true, text: cliMessage('cli.undo.done', { seat, answer: words.say(optionLabel(mine.option)) }) };
  }
  if (last.seat !== mine?.seat)
    return { undone: false, text: cliMessage('cli.undo.seat', { seat: seatReference(words, last.seat) }) };
  return { undone: false, text: cliMessage('cli.undo.chance') };
}
