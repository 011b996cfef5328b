import { CHECKPOINT, type Decision, decisionInput, type Procedure } from '@sandtable/kernel';
import { runEvent } from '../events/index.js';
import { ALL_SPACES } from '../map.js';
import type { Execution, OperationId } from '../operation.js';
import { clone, currentCard, type Position } from '../position.js';
import { factionRef, factionReferred } from '../references.js';
import { gain } from '../resources.js';
import { canAssault } from '../rules/operations/assault-spaces.js';
import { operate } from '../rules/operations/index.js';
import {
  type Answerer,
  gainOf,
  type HeuristicInput,
  offers,
  type ScoredOption,
  scoredOption,
} from './heuristic-input.js';
import { WEIGHTS, worth } from './position-worth.js';
import { harmBy, leavesEvent, missedEvent } from './rivals.js';
import { sweepProspect } from './sweep.js';

/** What to do with a card (2.3): carries out each way on a copy, as it would, and takes the one that is worth most. */

/** How `steady` answers any question; given, not imported, as it leads back here. */
export type AnswerQuestion = (q: HeuristicInput) => ScoredOption;

export const heuristicInputOf = (decision: Decision, g: Position, left?: number): HeuristicInput => ({
  ...decisionInput(decision),
  g,
  x: g.underway,
  left,
});

/** Carries out a procedure on a copy: the Government as it would, others without thought. */
function carryOut<T>(g: Position, procedure: Procedure<T>, mind: AnswerQuestion, left: number): T {
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) step = procedure.next({});
    else {
      const q = heuristicInputOf(step.value[0], g, left);
      const own = factionReferred(String(q.params.faction)) === 'government';
      step = procedure.next(own ? mind(q).option : q.options[0]);
    }
  }
  return step.value;
}

/** What it weighs a card by: what the position is worth now, and what it costs to leave the event to a rival. */
interface ActionWeighing {
  readonly g: Position;
  readonly answerQuestion: AnswerQuestion;
  readonly now: number;
  readonly left: number;
}

function operationGain(
  { g, answerQuestion, now, left }: ActionWeighing,
  operation: OperationId,
  limited: boolean,
): number {
  const after = clone(g);
  const operating = operate(after, 'government', operation, { limited, special: !limited });
  const x: Execution = carryOut(after, operating, answerQuestion, left);
  after.underway = undefined;
  // The 1st Eligible keeps the event from others if it does without a special activity (2.3.4).
  return worth(after) - now - (x.special === undefined ? 0 : left);
}

/** 5.2: of two texts the unshaded one is the Government’s. */
function eventGain({ g, answerQuestion, now, left }: ActionWeighing): number {
  const after = clone(g);
  carryOut(after, runEvent(after, currentCard(g), 'unshaded', 'government'), answerQuestion, left);
  return worth(after) - now;
}

/** Whoever passes stays eligible (2.3.3), and can keep the next event from rivals. */
const passGain = ({ g, left }: ActionWeighing): number =>
  gainOf(g, [], () => gain(g, 'government', 3)) + WEIGHTS.eligible + WEIGHTS.missed * missedEvent(g) - left;

/** Patrol (3.2.2) has not been worth its turn: against non-players the roads cost less than what is left undone. */
const OPERATIONS = ['assault', 'train', 'sweep'] as const;

/** The most that could come of it, told cheaply: what cannot be best is not thought through. */
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
    const weighing: ActionWeighing = { g, answerQuestion, now: worth(g), left: leavesEvent(g) };
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

/** 8.1 Insurgent Discord: an event that does harm is kept from the non-player. */
export const discord: Answerer = (q) => {
  const rival = factionReferred(String(q.params.nonplayer));
  const harm = rival ? harmBy(q.g, rival) : 0;
  const params = rival && { nonplayer: factionRef(rival) };
  return harm > OPERATION_HARM
    ? scoredOption('operation', -harm, 'discord.operation', params)
    : scoredOption('event', -harm, 'discord.event', params);
};

/** What an operation of a non-player usually costs the Government. */
const OPERATION_HARM = 3;
