import { type Chance, randomBelow, seedChance } from './chance.js';
import type { SeatKnowledge } from './knowledge.js';
import type { Message } from './messages.js';
import type { Position } from './position.js';
import type { DecisionView, SeatId } from './procedure.js';
import type { Thinking, ThinkingTask, ThinkingWatch } from './thinking.js';

/** What a bot is given: the decision, and what its seat may see. */
export interface BotTurn<P extends Position> {
  readonly decision: DecisionView;
  readonly seat: SeatId;
  /** The redacted position; made only when this is called. */
  position(): P;
  /** The way from the last checkpoint to here, for bots that think ahead. Made only when this is called. */
  knowledge?(): SeatKnowledge<P>;
  /** Follows the bot while it thinks, and may ask it to move at once. */
  readonly watch?: ThinkingWatch | undefined;
  /** No person plays in this match, so a reason may speak of what is hidden. */
  isOpenTable?(): boolean;
}

export interface BotAnswer {
  readonly option: string;
  /** The rule and the reason, for readers who want to know. */
  readonly reason?: Message;
}

/** Answers a decision with one of its options. */
export interface Bot<P extends Position = Position> {
  answer(turn: BotTurn<P>): BotAnswer;
  /** The same answer in steps, for hosts that let several workers think or must not block. Bots that search have it. */
  think?(turn: BotTurn<P>): Thinking<BotAnswer>;
  /** Carries out a task of another copy of this bot at the same turn; the result depends on nothing else. */
  carryOut?(turn: BotTurn<P>, task: ThinkingTask): unknown;
}
/**
 * Makes one bot for a seat of a match. A bot has its own chance, made from the seed, and never touches the match's.
 * It takes scripted dice first; all bots of a match share one list of them, in the order in which they roll.
 */
export type BotFactory<P extends Position = Position> = (seat: SeatId, seed: string, dice?: number[]) => Bot<P>;

/** A bot's own chance. The list of scripted dice is not copied: the next bot to roll takes the next die. */
export function botChance(seed: string, dice: number[] = []): Chance {
  const chance = seedChance(seed);
  chance.scriptedDice = dice;
  return chance;
}

/** The bot takes an aside in one of this many decisions: often enough to test asides, rarely enough to finish games. */
const ASIDE_ODDS = 24;

/** Picks any legal answer, each main option equally likely. Every game has this bot. */
export const randomBot: BotFactory = (seat, seed) => {
  const chance = seedChance(`random ${seat} ${seed}`);
  return {
    answer({ decision }) {
      const options = decision.options;
      // Asides come last in every list, so the main options are its beginning.
      let main = options.length;
      while (main > 0 && options[main - 1]?.startsWith('aside:')) main--;
      const aside = main === 0 || (main < options.length && randomBelow(chance, ASIDE_ODDS) === 0);
      const option = aside
        ? options[main + randomBelow(chance, options.length - main)]
        : options[randomBelow(chance, main)];
      if (option === undefined) throw new Error(`${decision.prompt.key} has no option`);
      return { option };
    },
  };
};
