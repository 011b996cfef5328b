/** The two sides (1.0). */
export const SIDES = ['us', 'jihadist'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Record<Side, T>;
export const other = (side: Side): Side => (side === 'us' ? 'jihadist' : 'us');
export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ us: make('us'), jihadist: make('jihadist') });
