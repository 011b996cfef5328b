import {
  type Game,
  kernelMessages,
  type Language,
  type Message,
  type Params,
  type Words,
  words,
} from '@sandtable/kernel';
import { inputError } from './input-error.js';
import type { Io } from './io.js';
import { type CliKey, cliMessages } from './words/index.js';

export type Games = Readonly<Record<string, Game>>;

/** Where games come from: at hand here, and as a module that worker threads import. */
export interface GameSource {
  readonly games: Games;
  readonly module: string;
}

/** What every command is given. */
export interface Context {
  readonly io: Io;
  readonly language: Language;
  readonly gameSource: GameSource;
  say(key: CliKey, params?: Params): string;
  /** Any message, in the words of the game last asked for where it is one of its own. */
  sentence(message: Message): string;
  game(id: string): { readonly game: Game; readonly words: Words };
}

export function contextOf(language: Language, io: Io, gameSource: GameSource): Context {
  let currentWords = words(language, [cliMessages, kernelMessages]);
  return {
    io,
    language,
    gameSource,
    say: (key, params = {}) => currentWords.say({ key, params }),
    sentence: (message) => currentWords.say(message),
    game(id) {
      const game = Object.hasOwn(gameSource.games, id) ? gameSource.games[id] : undefined;
      if (!game) throw inputError('cli.error.game', { given: id, allowed: Object.keys(gameSource.games).join(', ') });
      currentWords = words(language, [cliMessages, kernelMessages, game.messages], game.names);
      return { game, words: currentWords };
    },
  };
}

export { seatName } from '@sandtable/kernel';

/** Words for something only if a catalog has them. */
export const wordsIfAny = (said: Words, key: string): string => (said.has(key) ? said.say({ key }) : '');
