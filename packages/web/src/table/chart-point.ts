import type { SeatId } from '@sandtable/kernel';

/** How the seats stood when so many cards (turns, rounds) had begun. */
export interface ChartPoint {
  readonly card: number;
  readonly scores: Readonly<Record<SeatId, number>>;
}
