import type { Language, SeatId, Seating, Settings, Words } from '@sandtable/kernel';
import type { ComponentType } from 'react';
import type { GameName } from '../games/index.js';
import { AndeanAbyssEmblem, ImperialStruggleEmblem, LabyrinthEmblem } from './emblem.js';

/** What is known of a game before it is loaded; its words are keys under `cover.<game>`. */
export interface Cover {
  readonly title: string;
  readonly players: readonly [least: number, most: number];
  readonly hours: readonly [least: number, most: number];
  /** What “Play now” begins. */
  readonly solo: { readonly options: Settings; readonly seating: Seating };
  /** Whom a newcomer plays. */
  readonly first: SeatId;
  readonly Emblem: ComponentType;
}

export const COVERS: Readonly<Record<GameName, Cover>> = {
  'andean-abyss': {
    title: 'Andean Abyss',
    players: [1, 4],
    hours: [2, 4],
    solo: { options: { scenario: 'solo' }, seating: { government: 'person' } },
    first: 'government',
    Emblem: AndeanAbyssEmblem,
  },
  'imperial-struggle': {
    title: 'Imperial Struggle',
    players: [1, 2],
    hours: [3, 6],
    solo: { options: { scenario: 'standard' }, seating: { britain: 'person', france: 'steady' } },
    first: 'britain',
    Emblem: ImperialStruggleEmblem,
  },
  labyrinth: {
    title: 'Labyrinth',
    players: [1, 2],
    hours: [2, 4],
    solo: { options: { scenario: 'solo' }, seating: { us: 'person' } },
    first: 'us',
    Emblem: LabyrinthEmblem,
  },
};

const coverOf = (game: string): Cover | undefined =>
  Object.hasOwn(COVERS, game) ? COVERS[game as GameName] : undefined;

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
