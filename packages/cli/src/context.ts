import { type Game, kernelMessages, type Message, type ReaderLanguage, type Words, words } from '@sandtable/kernel';
import type { ThreadEntries } from '@sandtable/server';
import { inputError } from './input-error.js';
import type { Io } from './io.js';
import { type CliKey, type CliParams, cliMessages } from './words/index.js';

export type Games = Readonly<Record<string, Game>>;

/** The games themselves, and the module from which worker threads import them. */
export interface GameSource {
  readonly games: Games;
  readonly module: string;
  /** Where the code of worker threads is; by default in the packages' own builds. */
  readonly threads?: ThreadEntries & { readonly simulation: URL; readonly training: URL };
}

/** What every command is given. */
export interface Context {
  readonly io: Io;
  readonly language: ReaderLanguage;
  readonly gameSource: GameSource;
  say<Key extends CliKey>(key: Key, ...params: CliParams<Key>): string;
  /** Any message as a sentence, with the words of the game that `game` last returned. */
  sentence(message: Message): string;
  game(id: string): { readonly game: Game; readonly words: Words };
}

export function contextOf(language: ReaderLanguage, io: Io, gameSource: GameSource): Context {
  let currentWords = words(language, [cliMessages, kernelMessages]);
  return {
    io,
    language,
    gameSource,
    say: (key, ...[params = {}]) => currentWords.say({ key, params }),
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

/** The text of a key, or an empty text if no catalog has the key. */
export const wordsIfAny = (words: Words, key: string): string => (words.has(key) ? words.say({ key }) : '');
