import { type Chance, randomBelow, seedChance } from './chance.js';
import type { Message } from './messages.js';
import type { Position } from './position.js';
import type { Decision, SeatId } from './procedure.js';

/** What a player is given: the decision and what its seat may see. */
export interface BotTurn<P extends Position> {
  readonly decision: Decision;
  readonly seat: SeatId;
  /** The position with hidden things blank; made when asked for. */
  position(): P;
}

export interface BotAnswer {
  readonly option: string;
  /** Why, for readers who want to know: rule and reason. */
  readonly reason?: Message;
}

/** A bot is a player: it answers a decision with one of the options. */
export interface Bot<P extends Position = Position> {
  answer(turn: BotTurn<P>): BotAnswer;
}
/**
 * Makes one bot for a seat of a match. Its own chance comes from the seed and never touches the match's; scripted dice
 * come first, and all bots of a match share one list of them, in the order in which they roll.
 */
export type BotFactory<P extends Position = Position> = (seat: SeatId, seed: string, dice?: number[]) => Bot<P>;

/** A bot's own chance. The list of scripted dice is not copied: whoever rolls next takes the next die. */
export function botChance(seed: string, dice: number[] = []): Chance {
  const chance = seedChance(seed);
  chance.scriptedDice = dice;
  return chance;
}

/** One aside in this many decisions that offer one: often enough to test them, rare enough to get on with the game. */
const ASIDE_ODDS = 24;

/** Any legal answer, evenly; every game has this one. */
export const randomBot: BotFactory = (seat, seed) => {
  const chance = seedChance(`random ${seat} ${seed}`);
  return {
    answer({ decision }) {
      const options = decision.options();
      // Asides come last in every list, so the main road is a prefix of it.
      let main = options.length;
      while (main > 0 && options[main - 1].startsWith('aside:')) main--;
      const aside = main === 0 || (main < options.length && randomBelow(chance, ASIDE_ODDS) === 0);
      const option = aside
        ? options[main + randomBelow(chance, options.length - main)]
        : options[randomBelow(chance, main)];
      return { option };
    },
  };
};
