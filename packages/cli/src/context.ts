import {
  type Game,
  kernelMessages,
  type Language,
  type Message,
  type Params,
  type Words,
  words,
} from '@sandtable/kernel';
import type { Io } from './io.js';
import { refuse } from './refuse.js';
import { type CliKey, cliMessages } from './words/index.js';

export type Games = Readonly<Record<string, Game>>;

/** Where games come from: at hand here, and as a module that worker threads import. */
export interface Shelf {
  readonly games: Games;
  readonly module: string;
}

/** What every command is given. */
export interface Context {
  readonly io: Io;
  readonly language: Language;
  readonly shelf: Shelf;
  say(key: CliKey, params?: Params): string;
  /** Any message, in the words of the game last asked for where it is one of its own. */
  tell(message: Message): string;
  game(id: string): { readonly game: Game; readonly words: Words };
}

export function contextOf(language: Language, io: Io, shelf: Shelf): Context {
  let voice = words(language, [cliMessages, kernelMessages]);
  return {
    io,
    language,
    shelf,
    say: (key, params = {}) => voice.say({ key, params }),
    tell: (message) => voice.say(message),
    game(id) {
      const game = Object.hasOwn(shelf.games, id) ? shelf.games[id] : undefined;
      if (!game) throw refuse('cli.error.game', { given: id, allowed: Object.keys(shelf.games).join(', ') });
      voice = words(language, [cliMessages, kernelMessages, game.messages], game.names);
      return { game, words: voice };
    },
  };
}

export { seatName } from '@sandtable/kernel';

/** Words for something only if a catalog has them. */
export const wordsFor = (said: Words, key: string): string => (said.has(key) ? said.say({ key }) : '');
