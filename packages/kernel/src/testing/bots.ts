import type { BotFactory } from '../bot.js';
import type { Match } from '../match.js';
import type { Position } from '../position.js';
import type { SeatId } from '../procedure.js';

/** A bot that is created again for each answer. A bot without memory plays the same game this way. */
export const statelessBot =
  <P extends Position>(make: BotFactory<P>): BotFactory<P> =>
  (seat, seed) => ({ answer: (turn) => make(seat, seed).answer(turn) });

/** The keys of the reasons that bots on these seats gave for their answers. */
export const reasonsGiven = <P extends Position>(match: Match<P>, seats: readonly SeatId[]): ReadonlySet<string> =>
  new Set(
    match.answers.flatMap(({ seat, reason: message }) => {
      const reason = message?.params?.reason;
      return seats.includes(seat) && typeof reason === 'object' ? [reason.key] : [];
    }),
  );
