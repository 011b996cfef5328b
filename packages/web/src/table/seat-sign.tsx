import type { SeatId } from '@sandtable/kernel';
import type { Front } from '../games/front.js';

/** A seat by its colour and its sign; beside its name it says nothing to a screen reader. */
export function SeatSign({ front, seat }: { readonly front: Front; readonly seat: SeatId }) {
  const { colour, sign } = front.seat(seat);
  return (
    <span className="seat-sign" style={{ background: colour }} aria-hidden="true">
      {sign}
    </span>
  );
}
