import type { ReaderLanguage, SeatId, Words } from '@sandtable/kernel';
import type { Cover } from '../games/cover.js';
import { COVERS } from '../games/covers.js';
import { isGame } from '../games/index.js';

const coverOf = (game: string): Cover | undefined => (isGame(game) ? COVERS[game] : undefined);

export const titleOf = (game: string): string => coverOf(game)?.title ?? game;

export const pictureOf = (game: string): string | undefined => coverOf(game)?.picture;

export const seatWord = (words: Words, game: string, seat: SeatId): string =>
  textOf(words, `cover.${game}.seat.${seat}`) || seat;

/** A sentence about a seat, for people who don't know the game. */
export const sideWord = (words: Words, game: string, seat: SeatId): string =>
  textOf(words, `cover.${game}.side.${seat}`);

/** A short name for a bot: the cover's own, that of a level of strength, or else its name in the game. */
export const botWord = (words: Words, game: string, bot: string): string =>
  textOf(words, `cover.${game}.bot.${bot}`) || textOf(words, `level.${bot}`) || bot;

/** A scenario's short name and description; empty where the cover has none. */
export const scenarioWords = (words: Words, game: string, scenario: string) => ({
  label: textOf(words, `cover.${game}.scenario.${scenario}`),
  how: textOf(words, `cover.${game}.scenario.${scenario}.how`),
});

const textOf = (words: Words, key: string): string => (words.has(key) ? words.say({ key }) : '');

export const seatList = (words: Words, language: ReaderLanguage, game: string, seats: readonly SeatId[]): string =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
    seats.map((seat) => seatWord(words, game, seat)),
  );
