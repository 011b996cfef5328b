import { answerOrDefault, type BotAnswer, type BotFactory, toBotAnswer } from '@sandtable/kernel';
import { solitaire } from '../automa/bot.js';
import { isSolitaire, type Position } from '../position.js';
import { type QuestionId, type QuestionIdFor, type QuestionParams, questionInput } from '../questions.js';
import { type BySide, SIDES, type Side } from '../sides.js';
import { inputError } from '../text.js';
import * as cards from './cards.js';
import { disrupt, disruptCell } from './disrupt.js';
import * as events from './events-answers.js';
import { type Answerer, type AnswerTable, type AnyInput, type ScoredOption, scoredOption } from './heuristic-input.js';
import { JIHADIST_ANSWERS } from './jihadist/answers.js';
import { alert, alertWhich } from './plots.js';
import * as troops from './troops.js';
import { schengenIdeas, warOfIdeas } from './war-of-ideas.js';

/**
 * Our own players for both sides, not from the rulebook. They play like careful beginners who look one step ahead, so
 * that whole games can run without a person, and one person can play the two-player game. They have no memory: each
 * answer follows from the question and the position.
 */

/** Every question that the US can be asked. */
const US_ANSWERS: AnswerTable<QuestionIdFor<'us'>> = {
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

const BY_SIDE: BySide<Partial<AnswerTable<QuestionId>>> = { us: US_ANSWERS, jihadist: JIHADIST_ANSWERS };
const answererOf = <Id extends QuestionId>(side: Side, key: Id): Answerer<QuestionParams<Id>> | undefined =>
  BY_SIDE[side][key];

/** The answer to any question that a side can be asked, always one of the options. */
export const answerDecision = (q: AnyInput, side: Side = 'us'): ScoredOption =>
  answerOrDefault(q, answererOf(side, q.key));

/** No reason for the choice of a card: it would reveal the rest of the hand (7.6: a second 3-Ops card). Its use gets a reason later. */
const SILENT: readonly QuestionId[] = ['play', 'event.extra', 'event.second'];

export const steady: BotFactory<Position> = (seat, seed) => {
  const side = SIDES.find((it) => it === seat);
  if (!side) throw inputError('error.steadySeat', { given: seat, allowed: SIDES.join(', ') });
  return {
    answer(turn): BotAnswer {
      const g = turn.position();
      // 9.4: in the solitaire game the chart decides, whichever bot is seated.
      if (side === 'jihadist' && isSolitaire(g)) return solitaire(seat, seed).answer(turn);
      const q = { ...questionInput(turn.decision), g };
      const found = answerDecision(q, side);
      return SILENT.includes(q.key) ? { option: found.option } : toBotAnswer(found);
    },
  };
};
