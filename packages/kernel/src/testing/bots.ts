import type { BotFactory } from '../bot.js';
import type { Match } from '../match.js';
import type { Position } from '../position.js';
import type { SeatId } from '../procedure.js';

/** A bot made anew for each answer: one that remembers nothing plays the same game so. */
export const statelessBot =
  <P extends Position>(make: BotFactory<P>): BotFactory<P> =>
  (seat, seed) => ({ answer: (turn) => make(seat, seed).answer(turn) });

/** The keys of the reasons that bots on these seats gave for their answers. */
export const reasonsGiven = <P extends Position>(match: Match<P>, seats: readonly SeatId[]): ReadonlySet<string> =>
  new Set(
    match.answers.flatMap(({ seat, reason: because }) => {
      const reason = because?.params?.reason;
      return seats.includes(seat) && typeof reason === 'object' ? [reason.key] : [];
    }),
  );
