import { answerOrDefault, type Bot, type BotAnswer, type BotFactory, randomBot, toBotAnswer } from '@sandtable/kernel';
import type { Position } from '../position.js';
import { factionAsked, type QuestionId, type QuestionParams } from '../questions.js';
import { inputError } from '../text.js';
import { bestAction, discord, eventHalf, heuristicInputOf } from './actions.js';
import type { ByDefault } from './by-default.js';
import { EVENT_ANSWERS } from './events.js';
import {
  type Answerer,
  type AnswerTable,
  type AnyInput,
  type OfMove,
  offeredNumbers,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { operationStep } from './operation-step.js';
import {
  deployNumber,
  deploySpace,
  redeployFrom,
  redeployNumber,
  redeployTo,
  specialForces,
  zone,
} from './redeploy.js';
import { airLiftFrom, airLiftTo, eradicate, eradicateShift, liftNumber } from './special.js';
import { activate, airStrike, target } from './strike.js';
import { assaultSpace, findNext, sweepFrom, sweepKind, sweepNumber, sweepPolice, sweepSpace } from './sweep.js';
import {
  civicSpace,
  civicSteps,
  trainBase,
  trainBuild,
  trainPolice,
  trainSpace,
  trainTroops,
  trainWay,
} from './train.js';

/**
 * Our own Government player, not one from the rulebook. It plays like a careful beginner who looks one step ahead, so
 * that whole games can run without a person. It has no memory: each answer follows from the question and the position.
 */

/** How many troops move from one space to another, in a Sweep or an Air Lift. */
const moveTroops: Answerer<OfMove> = (q) => {
  const { from, to } = q.params;
  const sweeps = q.x?.operation === 'sweep' && q.x.special !== 'air-lift';
  return sweeps ? sweepNumber(q, from, to) : liftNumber(q.g, from, to, offeredNumbers(q));
};

const no: Answerer = () => scoredOption('no', 0, 'noDeals');

/** Every question that it has an answer to; the others are in `by-default.ts`. */
const ANSWERS: AnswerTable<Exclude<QuestionId, ByDefault>> = {
  'act.first': bestAction(answerDecision),
  'act.first.limited': bestAction(answerDecision),
  'act.second': bestAction(answerDecision),
  'act.second.limited': bestAction(answerDecision),
  'event.side': eventHalf,
  'event.single': eventHalf,
  discord,
  afterwards: (q) => operationStep(q, []),
  'train.space': trainSpace,
  'train.troops': trainTroops,
  'train.police': trainPolice,
  'train.build': trainBuild,
  'train.way': trainWay,
  'train.base': trainBase,
  'civic.space': civicSpace,
  'civic.steps': civicSteps,
  'move.troops': moveTroops,
  'sweep.space': sweepSpace,
  'sweep.from': sweepFrom,
  'sweep.police': sweepPolice,
  'sweep.find': findNext,
  'sweep.kind': sweepKind,
  activate,
  'assault.space': assaultSpace,
  'assault.target': target,
  'airLift.from': airLiftFrom,
  'airLift.to': airLiftTo,
  'airStrike.space': airStrike,
  'airStrike.target': target,
  'eradicate.space': eradicate,
  'eradicate.shift': eradicateShift,
  specialForces,
  zone,
  'redeploy.from': redeployFrom,
  'redeploy.to': redeployTo,
  'redeploy.number': redeployNumber,
  'deploy.space': deploySpace,
  'deploy.number': deployNumber,
  ship: no,
  'ship.agree': no,
  'transfer.agree': no,
  'transfer.agreeShipment': no,
  ...EVENT_ANSWERS,
};

const ANSWERERS: Partial<AnswerTable<QuestionId>> = ANSWERS;
const answererOf = <Id extends QuestionId>(key: Id): Answerer<QuestionParams<Id>> | undefined => ANSWERERS[key];

/** The answer to any question that the Government can be asked, always one of the options. */
export function answerDecision(q: AnyInput): ScoredOption {
  return answerOrDefault(q, answererOf(q.key));
}

/** Plays only the Government. If its seat also answers for other factions (1.5), those play at random. */
export const steady: BotFactory<Position> = (seat, seed): Bot<Position> => {
  if (seat !== 'government') throw inputError('error.steadySeat', { given: seat, allowed: 'government' });
  const others = randomBot(seat, seed);
  return {
    answer(turn): BotAnswer {
      const { decision } = turn;
      if (factionAsked(decision) !== 'government') return others.answer(turn);
      return toBotAnswer(answerDecision(heuristicInputOf(decision, turn.position())));
    },
  };
};
