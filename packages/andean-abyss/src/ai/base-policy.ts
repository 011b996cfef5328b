import { type Bot, type BotAnswer, type BotFactory, botChance } from '@sandtable/kernel';
import { anything } from '../automa/bot-context.js';
import { answerDecision as answerAsNonplayer, botContextOf } from '../automa/index.js';
import { heuristicInputOf } from '../heuristic/actions.js';
import { answerDecision as answerAsGovernment } from '../heuristic/index.js';
import type { Position } from '../position.js';
import { factionAsked, type QuestionId } from '../questions.js';

/** Deals that chapter 8 says nothing about, because non-players never make any (8.1.2). */
const DECLINED: readonly QuestionId[] = ['ship', 'ship.agree', 'transfer.agree', 'transfer.agreeShipment'];

/**
 * The player whose turns the search begins with and who plays on after them: the Government as our heuristic player
 * does, the insurgents as the rulebook's non-players (8.0), whether or not they are ones in this match.
 */
export const basePolicy: BotFactory<Position> = (seat, seed): Bot<Position> => {
  const dice = botChance(`base ${seat} ${seed}`);
  return {
    answer(turn): BotAnswer {
      const { decision } = turn;
      if (factionAsked(decision) === 'government') {
        return { option: answerAsGovernment(heuristicInputOf(decision, turn.position())).option };
      }
      const context = botContextOf(turn, dice);
      if (DECLINED.includes(context.key) && context.options.includes('no')) return { option: 'no' };
      const { option } = answerAsNonplayer(context);
      return { option: context.options.includes(option) ? option : anything(context).option };
    },
  };
};
