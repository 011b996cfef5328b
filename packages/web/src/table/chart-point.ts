import type { SeatId } from '@sandtable/kernel';

/** Every seat's score when `card` cards (turns, rounds) had begun. */
export interface ChartPoint {
  readonly card: number;
  readonly scores: Readonly<Record<SeatId, number>>;
}
