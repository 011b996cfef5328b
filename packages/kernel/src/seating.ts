import type { SeatId } from './procedure.js';

/** Who sits where: a bot's name, or `person`. */
export type Seating = Readonly<Record<SeatId, string>>;
