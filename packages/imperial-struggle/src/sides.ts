/** The two powers. */
export const SIDES = ['britain', 'france'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Record<Side, T>;
export const other = (side: Side): Side => (side === 'britain' ? 'france' : 'britain');
export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ britain: make('britain'), france: make('france') });
