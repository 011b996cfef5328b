import type { BotFactory } from '../bot.js';
import { say } from '../messages.js';

/** Always the first answer of the list, and it says so: for tests of bots that explain themselves. */
export const miser: BotFactory = (seat) => ({
  answer: ({ decision }) => ({
    option: decision.options()[0],
    because: say('because.first', { seat: `seat:${seat}` }),
  }),
});
