import type { ReaderLanguage, SeatId, Words } from '@sandtable/kernel';
import type { Cover } from '../games/cover.js';
import { COVERS } from '../games/covers.js';
import { isGame } from '../games/index.js';
import { optionalText } from '../words/optional-text.js';

const coverOf = (game: string): Cover | undefined => (isGame(game) ? COVERS[game] : undefined);

export const titleOf = (game: string): string => coverOf(game)?.title ?? game;

export const pictureOf = (game: string): string | undefined => coverOf(game)?.picture;

export const seatWord = (words: Words, game: string, seat: SeatId): string =>
  optionalText(words, `cover.${game}.seat.${seat}`) ?? seat;

/** A sentence about a seat, for people who don't know the game. */
export const sideWord = (words: Words, game: string, seat: SeatId): string =>
  optionalText(words, `cover.${game}.side.${seat}`) ?? '';

/** A short name for a bot: the cover's own, that of a level of strength, or else its name in the game. */
export const botWord = (words: Words, game: string, bot: string): string =>
  optionalText(words, `cover.${game}.bot.${bot}`) ?? optionalText(words, `level.${bot}`) ?? bot;

/** A scenario's short name and description, as far as the cover has them. */
export const scenarioWords = (words: Words, game: string, scenario: string) => ({
  label: optionalText(words, `cover.${game}.scenario.${scenario}`),
  how: optionalText(words, `cover.${game}.scenario.${scenario}.how`) ?? '',
});

export const seatList = (words: Words, language: ReaderLanguage, game: string, seats: readonly SeatId[]): string =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
    seats.map((seat) => seatWord(words, game, seat)),
  );
