import { playBots, seatBots } from '../bot-players.js';
import type { Game } from '../game.js';
import type { Language } from '../languages.js';
import { newMatch } from '../match.js';
import { type Message, words } from '../messages.js';
import type { Position } from '../position.js';
import { optionLabel } from '../procedure.js';
import type { Settings } from '../settings.js';
import { kernelMessages } from '../words/index.js';

/** One position in this many is shown as tables too. */
const TABLES_EVERY = 50;

/**
 * Plays a whole game at random with everything said in a language: prompts, options, log, tables and the end. Throws at a
 * key without words and at a reference to one of these kinds that is left as it is written.
 */
export function sayWholeGame<P extends Position>(
  game: Game<P>,
  language: Language,
  { seed, settings, kinds }: { readonly seed: string; readonly settings: Settings; readonly kinds: readonly string[] },
): void {
  const spoken = words(language, [kernelMessages, game.messages], game.names);
  const reference = new RegExp(`\\b(${kinds.join('|')}):[a-z0-9-]`);

  function hear(message: Message, inside = ''): void {
    if (!spoken.has(message.key)) throw new Error(`no words for ${message.key} ${inside}`);
    const text = spoken.say(message);
    if (text === '' || reference.test(text)) throw new Error(`${message.key} says “${text}”`);
    for (const param of Object.values(message.params ?? {})) if (typeof param === 'object') hear(param, message.key);
  }

  const match = newMatch(game, { seed, settings });
  const bots = seatBots(game, match.seats, Object.fromEntries(match.seats.map((seat) => [seat, 'random'])), seed);
  let heard = 0;
  const listen = () => {
    for (const entry of match.log.slice(heard)) hear(entry);
    heard = match.log.length;
    for (const { prompt, options } of match.pending()) {
      hear(prompt);
      for (const option of options) hear(optionLabel(option));
    }
    if (match.answers.length % TABLES_EVERY > 0) return;
    const view = game.redact(match.position, match.decision()?.seat ?? 'observer');
    for (const { title, head, rows } of game.tables(view)) {
      for (const cell of [title, ...head, ...rows.flat()]) if (typeof cell === 'object') hear(cell);
    }
  };
  listen();
  playBots(match, bots, listen);
  if (!match.result) throw new Error('the game has not ended');
  hear(match.result.reason);
}
