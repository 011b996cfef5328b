import type { Language, Options, SeatId, Seating, Words } from '@sandtable/kernel';
import type { ComponentType } from 'react';
import type { GameName } from '../games/index.js';
import { AndeanAbyssEmblem } from './emblem.js';

/** What is known of a game before it is loaded; its words are `cover.<game>.about`, `.solo` and `.seat.<seat>`. */
export interface Cover {
  readonly title: string;
  readonly players: readonly [least: number, most: number];
  readonly hours: readonly [least: number, most: number];
  /** What “Play now” begins. */
  readonly solo: { readonly options: Options; readonly seating: Seating };
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
};

export const coverOf = (game: string): Cover | undefined =>
  Object.hasOwn(COVERS, game) ? COVERS[game as GameName] : undefined;

export const titleOf = (game: string): string => coverOf(game)?.title ?? game;

export function seatWord(words: Words, game: string, seat: SeatId): string {
  const key = `cover.${game}.seat.${seat}`;
  return words.has(key) ? words.say({ key }) : seat;
}

export const seatList = (words: Words, language: Language, game: string, seats: readonly SeatId[]): string =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
    seats.map((seat) => seatWord(words, game, seat)),
  );
