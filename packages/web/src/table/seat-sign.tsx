import type { SeatId } from '@sandtable/kernel';
import type { GameUi } from '../games/game-ui.js';

/** A seat's color and sign. The name stands beside it, so screen readers skip it. */
export function SeatSign({ gameUi, seat }: { readonly gameUi: GameUi; readonly seat: SeatId }) {
  const { color, sign } = gameUi.seat(seat);
  return (
    <span className="seat-sign" style={{ background: color }} aria-hidden="true">
      {sign}
    </span>
  );
}
