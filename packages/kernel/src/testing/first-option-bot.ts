import type { BotFactory } from '../bot.js';
import { message } from '../messages.js';

/** Always gives the first option, with a reason: for tests of bots that explain themselves. */
export const firstOptionBot: BotFactory = (seat) => ({
  answer: ({ decision }) => ({
    option: decision.options()[0],
    reason: message('because.first', { seat: `seat:${seat}` }),
  }),
});
