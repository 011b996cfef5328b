import { CHECKPOINT, type DecisionView, type Procedure } from '@sandtable/kernel';
import { runEvent } from '../events/index.js';
import type { Faction } from '../factions.js';
import { ALL_SPACES } from '../map.js';
import type { Execution, OperationId } from '../operation.js';
import { clone, currentCard, type Position } from '../position.js';
import { factionAsked, questionInput } from '../questions.js';
import { factionRef } from '../references.js';
import { gain } from '../resources.js';
import { canAssault } from '../rules/operations/assault-spaces.js';
import { operate } from '../rules/operations/index.js';
import { type Answerer, type AnyInput, gainOf, offers, type ScoredOption, scoredOption } from './heuristic-input.js';
import { WEIGHTS, worth } from './position-worth.js';
import { costOfLeavingEvent, harmBy, missedEvent } from './rivals.js';
import { sweepProspect } from './sweep.js';

/** What to do with a card (2.3): plays out each choice on a copy of the position and takes the most valuable one. */

/** How the heuristic player answers any question. A parameter, because importing it would be a cycle. */
export type AnswerQuestion = (q: AnyInput) => ScoredOption;

export const heuristicInputOf = (decision: DecisionView, g: Position, eventLeftCost?: number): AnyInput => ({
  ...questionInput(decision),
  g,
  x: g.underway,
  eventLeftCost,
});

/** Runs a procedure on a copy. The Government answers as it would in play; everyone else takes the first option. */
function carryOut<T>(g: Position, procedure: Procedure<T>, answerQuestion: AnswerQuestion, eventLeftCost: number): T {
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) step = procedure.next({});
    else {
      const [decision] = step.value;
      const q = heuristicInputOf(decision, g, eventLeftCost);
      const own = factionAsked(decision) === 'government';
      step = procedure.next(own ? answerQuestion(q).option : q.options[0]);
    }
  }
  return step.value;
}

/** What the choices on a card are compared by. */
interface ActionWeighing {
  readonly g: Position;
  readonly answerQuestion: AnswerQuestion;
  /** What the position is worth now. */
  readonly now: number;
  /** What it costs to leave the event to a rival. */
  readonly eventLeftCost: number;
}

function operationGain(
  { g, answerQuestion, now, eventLeftCost }: ActionWeighing,
  operation: OperationId,
  limited: boolean,
): number {
  const after = clone(g);
  const operating = operate(after, 'government', operation, { limited, special: !limited });
  const x: Execution = carryOut(after, operating, answerQuestion, eventLeftCost);
  after.underway = undefined;
  // Without a special activity, the 1st Eligible denies the event to the 2nd (2.3.4).
  return worth(after) - now - (x.special === undefined ? 0 : eventLeftCost);
}

/** 5.2: the unshaded half favors the Government. */
function eventGain({ g, answerQuestion, now, eventLeftCost }: ActionWeighing): number {
  const after = clone(g);
  carryOut(after, runEvent(after, currentCard(g), 'unshaded', 'government'), answerQuestion, eventLeftCost);
  return worth(after) - now;
}

/** Passing keeps the Government eligible (2.3.3), so it can deny rivals the next event. */
const passGain = ({ g, eventLeftCost }: ActionWeighing): number =>
  gainOf(g, [], () => gain(g, 'government', 3)) + WEIGHTS.eligible + WEIGHTS.missed * missedEvent(g) - eventLeftCost;

/** No Patrol (3.2.2): in trials against non-players it gained less than the other operations. */
const OPERATIONS = ['assault', 'train', 'sweep'] as const;

/** A cheap upper bound of an operation's gain. Operations that can't beat the best so far are not played out. */
function prospect(g: Position, operation: (typeof OPERATIONS)[number], limited: boolean): number {
  switch (operation) {
    case 'assault':
      return ALL_SPACES.some((space) => canAssault(g, space)) ? Number.POSITIVE_INFINITY : 0;
    case 'sweep':
      return sweepProspect(g, limited);
    case 'train':
      return Number.POSITIVE_INFINITY;
  }
}

export const bestAction =
  (answerQuestion: AnswerQuestion): Answerer =>
  (q) => {
    const { g } = q;
    const limited = q.key.endsWith('.limited');
    const card = { card: `card:${currentCard(g)}` };
    const weighing: ActionWeighing = { g, answerQuestion, now: worth(g), eventLeftCost: costOfLeavingEvent(g) };
    let found = scoredOption('pass', passGain(weighing), 'pass');
    const consider = (other: ScoredOption) => {
      if (other.gain > found.gain) found = other;
    };
    if (offers(q, 'event')) consider(scoredOption('event', eventGain(weighing), 'act.event', card));
    for (const operation of OPERATIONS) {
      if (!offers(q, operation) || prospect(g, operation, limited) <= found.gain) continue;
      consider(scoredOption(operation, operationGain(weighing, operation, limited), `act.${operation}`));
    }
    return found;
  };

export const eventHalf: Answerer = (q) =>
  offers(q, 'carry-out') ? scoredOption('carry-out', 0, 'event.single') : scoredOption('unshaded', 0, 'event.unshaded');

/** 8.1 Insurgent Discord: denies the non-player an event that does more harm than an operation. */
export const discord: Answerer<{ readonly nonplayer: Faction }> = (q) => {
  const rival = q.params.nonplayer;
  const harm = harmBy(q.g, rival);
  const params = { nonplayer: factionRef(rival) };
  return harm > OPERATION_HARM
    ? scoredOption('operation', -harm, 'discord.operation', params)
    : scoredOption('event', -harm, 'discord.event', params);
};

/** What a non-player's operation usually costs the Government. */
const OPERATION_HARM = 3;
