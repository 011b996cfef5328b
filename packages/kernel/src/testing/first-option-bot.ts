import type { BotFactory } from '../bot.js';
import { message } from '../messages.js';

/** Always gives the first option, with a reason: for tests of bots that explain themselves. */
export const firstOptionBot: BotFactory = (seat) => ({
  answer({ decision }) {
    const [option] = decision.options;
    if (option === undefined) throw new Error(`${decision.prompt.key} has no option`);
    return { option, reason: message('because.first', { seat: `seat:${seat}` }) };
  },
});
