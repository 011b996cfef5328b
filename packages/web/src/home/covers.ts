import type { Language, SeatId, Words } from '@sandtable/kernel';
import type { Cover } from '../games/cover.js';
import { COVERS } from '../games/covers.js';
import { isGame } from '../games/index.js';

const coverOf = (game: string): Cover | undefined => (isGame(game) ? COVERS[game] : undefined);

export const titleOf = (game: string): string => coverOf(game)?.title ?? game;

export const seatWord = (words: Words, game: string, seat: SeatId): string =>
  known(words, `cover.${game}.seat.${seat}`) || seat;

/** A seat in a sentence, for who does not know the game. */
export const sideWord = (words: Words, game: string, seat: SeatId): string =>
  known(words, `cover.${game}.side.${seat}`);

/** A bot's name in few words, or the one that the game spells it by. */
export const botWord = (words: Words, game: string, bot: string): string =>
  known(words, `cover.${game}.bot.${bot}`) || bot;

/** A scenario by a short name and a sentence; empty where the cover has none. */
export const scenarioWords = (words: Words, game: string, scenario: string) => ({
  label: known(words, `cover.${game}.scenario.${scenario}`),
  how: known(words, `cover.${game}.scenario.${scenario}.how`),
});

const known = (words: Words, key: string): string => (words.has(key) ? words.say({ key }) : '');

export const seatList = (words: Words, language: Language, game: string, seats: readonly SeatId[]): string =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
    seats.map((seat) => seatWord(words, game, seat)),
  );
