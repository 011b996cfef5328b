import type { SeatId } from './procedure.js';

/** Which player (a bot's name, or `person`) takes each seat. */
export type Seating = Readonly<Record<SeatId, string>>;
