import { answerOrDefault, type BotAnswer, type BotFactory, InputError, toBotAnswer } from '@sandtable/kernel';
import { solitaire } from '../automa/bot.js';
import { isSolitaire, type Position } from '../position.js';
import { type BySide, SIDES, type Side } from '../sides.js';
import * as cards from './cards.js';
import { disrupt, disruptCell } from './disrupt.js';
import * as events from './events-answers.js';
import {
  type Answerer,
  type AnswerTable,
  type HeuristicInput,
  heuristicInputOf,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { JIHADIST_ANSWERS } from './jihadist/answers.js';
import { alert, alertWhich } from './plots.js';
import * as troops from './troops.js';
import { schengenIdeas, warOfIdeas } from './war-of-ideas.js';

/**
 * Our own players for both sides, not from the rulebook. They play like careful beginners who look one step ahead, so
 * that whole games can run without a person, and one person can play the two-player game. They have no memory: each
 * answer follows from the question and the position.
 */

export const ANSWERS: AnswerTable = {
  play: cards.play,
  use: cards.use,
  reserves: cards.reserves,
  order: cards.order,
  reassessment: cards.reassessmentCard,
  'reassessment.next': cards.reassessmentNext,
  operation: cards.operation,
  warOfIdeas,
  disrupt,
  'disrupt.cell': disruptCell,
  'deploy.from': troops.deployFrom,
  'deploy.to': troops.deployWhere,
  'deploy.number': troops.deployNumber,
  regimeChange: troops.regimeChange,
  'regimeChange.from': troops.regimeChangeFrom,
  'regimeChange.number': troops.regimeChangeNumber,
  withdraw: troops.withdraw,
  'withdraw.to': troops.withdrawTo,
  'withdraw.number': troops.withdrawNumber,
  nato: () => scoredOption('no', 0, 'nato'),
  alert,
  'alert.which': alertWhich,
  'event.country': events.country,
  'event.test': events.test,
  'event.cell': events.cell,
  'event.plot': alert,
  'event.plot.which': alertWhich,
  'event.postureOf': events.postureOf,
  'event.posture': events.posture,
  'event.regimeChange': events.regimeChangeNow,
  'event.ideas': schengenIdeas,
  'event.discard': cards.discard,
  'event.backChannel': cards.discard,
  'event.extra': cards.extra,
  'event.recover': cards.recover,
};

const BY_SIDE: BySide<Readonly<Record<string, Answerer | undefined>>> = { us: ANSWERS, jihadist: JIHADIST_ANSWERS };

/** The answer to any question that a side can be asked, always one of the options. */
export const answerDecision = (q: HeuristicInput, side: Side = 'us'): ScoredOption =>
  answerOrDefault(q, BY_SIDE[side][q.key]);

/** No reason for the choice of a card: it would reveal the rest of the hand (7.6: a second 3-Ops card). Its use gets a reason later. */
const SILENT: readonly string[] = ['play', 'event.extra', 'event.second'];

export const steady: BotFactory<Position> = (seat, seed) => {
  const side = SIDES.find((it) => it === seat);
  if (!side) throw new InputError('error.steadySeat', { given: seat, allowed: SIDES.join(', ') });
  return {
    answer(turn): BotAnswer {
      const g = turn.position();
      // 9.4: in the solitaire game the chart decides, whichever bot is seated.
      if (side === 'jihadist' && isSolitaire(g)) return solitaire(seat, seed).answer(turn);
      const q = heuristicInputOf(turn.decision, g);
      const found = answerDecision(q, side);
      return SILENT.includes(q.key) ? { option: found.option } : toBotAnswer(found);
    },
  };
};
