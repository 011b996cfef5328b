/** War tiles (3.7): each side's own set, Basic ones first. */
const TILE_SYMBOLS = ['none', 'debt', 'fort-or-fleet', 'unflag'] as const;
export type TileSymbol = (typeof TILE_SYMBOLS)[number];
export interface TileFacts {
  readonly strength: number;
  readonly symbol: TileSymbol;
}

const several = (count: number, strength: number, symbol: TileSymbol): TileFacts[] =>
  Array.from({ length: count }, () => ({ strength, symbol }));

const BASIC: readonly TileFacts[] = [
  ...several(3, 2, 'none'),
  ...several(4, 1, 'none'),
  ...several(4, 0, 'debt'),
  ...several(2, 0, 'fort-or-fleet'),
  ...several(3, -1, 'unflag'),
];
/** The same values in every war; only their names differ. */
const BONUS: readonly TileFacts[] = [
  ...several(2, 3, 'none'),
  ...several(4, 2, 'none'),
  ...several(2, 1, 'none'),
  ...several(2, 1, 'debt'),
  ...several(2, 1, 'fort-or-fleet'),
];
export const TILES: readonly TileFacts[] = [...BASIC, ...BONUS];
export const BASIC_TILES: readonly number[] = BASIC.map((_, i) => i);
export const BONUS_TILES: readonly number[] = BONUS.map((_, i) => BASIC.length + i);
export const isBasic = (tile: number): boolean => tile < BASIC.length;
/** 5.6.1. */
export const BONUS_PER_THEATER = 2;
