import type { SeatId, Seating, Settings, Texts } from '@sandtable/kernel';
import type { ComponentType } from 'react';

/** What the home page shows of a game before any of the game itself is loaded. */
export interface Cover<CoverTexts extends Texts = Texts> {
  readonly title: string;
  readonly players: readonly [least: number, most: number];
  readonly hours: readonly [least: number, most: number];
  /** The game that “Play now” starts. */
  readonly solo: { readonly options: Settings; readonly seating: Seating };
  /** The same against `medium`, where “Play now” is a game against the rulebook’s own opponent. */
  readonly soloAgainstLevel?: Cover['solo'];
  /** The seat that a new game offers first. */
  readonly first: SeatId;
  readonly Emblem: ComponentType;
  /** The address of a picture of the board. */
  readonly picture?: string;
  /** Its texts; every key begins with `cover.<game>`. */
  readonly words: CoverTexts;
}
