import { CHECKPOINT, type Decision, type Procedure } from '@sandtable/kernel';
import { CARDS, type Side } from '../data/cards.js';
import { runEvent } from '../events/index.js';
import { clone, currentCard, type Position } from '../position.js';
import { factionRef, factionReferred } from '../references.js';
import { gain } from '../resources.js';
import { COIN_OPERATIONS, type Execution, type OperationId } from '../rules/execution.js';
import { operate } from '../rules/operations/index.js';
import { type Answerer, type Asked, best, type Choice, choice, offers } from './asked.js';
import { harmBy, isFirst, leavesEvent } from './rivals.js';
import { WEIGHTS, worth } from './worth.js';

/** What to do with a card (2.3): carries out each way on a copy, as it would, and takes the one that is worth most. */

/** How `steady` answers any question; given, not imported, as it leads back here. */
export type Mind = (q: Asked) => Choice;

export const askedBy = (decision: Decision, g: Position): Asked => {
  const { key, params = {} } = decision.prompt;
  return { g, key: key.slice('ask.'.length), params, options: decision.options(), x: g.underway };
};

/** Carries out a procedure on a copy: the Government as it would, others without thought. */
export function carryOut<T>(g: Position, procedure: Procedure<T>, mind: Mind): T {
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) step = procedure.next({});
    else {
      const q = askedBy(step.value[0], g);
      const own = factionReferred(String(q.params.faction)) === 'government';
      step = procedure.next(own ? mind(q).option : q.options[0]);
    }
  }
  return step.value;
}

function operationGain(g: Position, operation: OperationId, limited: boolean, mind: Mind): number {
  const after = clone(g);
  const x: Execution = carryOut(after, operate(after, 'government', operation, { limited, special: !limited }), mind);
  after.underway = undefined;
  // The 1st Eligible keeps the event from others if it does without a special activity (2.3.4).
  return worth(after) - worth(g) - (x.special === undefined ? 0 : leavesEvent(g));
}

export const sidesOf = (card: number): readonly Side[] =>
  CARDS[card - 1].dual ? ['unshaded', 'shaded'] : ['unshaded'];

export function eventGain(g: Position, side: Side, mind: Mind): number {
  const after = clone(g);
  carryOut(after, runEvent(after, currentCard(g), side, 'government'), mind);
  return worth(after) - worth(g);
}

/** Whoever passes stays eligible (2.3.3): worth something, or nobody would ever wait. */
function passGain(g: Position): number {
  const after = clone(g);
  gain(after, 'government', 3);
  return worth(after) - worth(g) + WEIGHTS.eligible - (isFirst(g) ? leavesEvent(g) : 0);
}

export const act =
  (mind: Mind): Answerer =>
  (q) => {
    const { g } = q;
    const limited = q.key.endsWith('.limited');
    const card = { card: `card:${currentCard(g)}` };
    const choices: Choice[] = [choice('pass', passGain(g), 'pass')];
    for (const operation of COIN_OPERATIONS) {
      if (!offers(q, operation)) continue;
      choices.push(choice(operation, operationGain(g, operation, limited, mind), `act.${operation}`));
    }
    if (offers(q, 'event')) {
      const gains = sidesOf(currentCard(g)).map((side) => eventGain(g, side, mind));
      choices.push(choice('event', Math.max(...gains), 'act.event', card));
    }
    return best(choices);
  };

export const side =
  (mind: Mind): Answerer =>
  (q) => {
    if (offers(q, 'carry-out')) return choice('carry-out', 0, 'event.single');
    return best(sidesOf(currentCard(q.g)).map((s) => choice(s, eventGain(q.g, s, mind), `event.${s}`)));
  };

/** 8.1 Insurgent Discord: an event that does harm is kept from the non-player. */
export const discord: Answerer = (q) => {
  const rival = factionReferred(String(q.params.nonplayer));
  const harm = rival ? harmBy(q.g, rival) : 0;
  const params = rival && { nonplayer: factionRef(rival) };
  return harm > OPERATION_HARM
    ? choice('operation', -harm, 'discord.operation', params)
    : choice('event', -harm, 'discord.event', params);
};

/** What an operation of a non-player usually costs the Government. */
const OPERATION_HARM = 3;
