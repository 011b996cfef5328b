import type { SeatId } from '@sandtable/kernel';
import type { GameUi } from '../games/game-ui.js';

/** A seat by its color and its sign; beside its name it says nothing to a screen reader. */
export function SeatSign({ gameUi, seat }: { readonly gameUi: GameUi; readonly seat: SeatId }) {
  const { color, sign } = gameUi.seat(seat);
  return (
    <span className="seat-sign" style={{ background: color }} aria-hidden="true">
      {sign}
    </span>
  );
}
