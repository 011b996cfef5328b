import { CHECKPOINT, type Decision, type Procedure } from '@sandtable/kernel';
import { runEvent } from '../events/index.js';
import { hasGuerrillas } from '../forces.js';
import { ALL_SPACES, LOCS } from '../map.js';
import { clone, currentCard, type Position } from '../position.js';
import { factionRef, factionReferred } from '../references.js';
import { gain } from '../resources.js';
import { COIN_OPERATIONS, type Execution, type OperationId } from '../rules/execution.js';
import { canAssault } from '../rules/operations/assault.js';
import { operate } from '../rules/operations/index.js';
import { type Answerer, type Asked, best, type Choice, choice, gainOf, offers } from './asked.js';
import { harmBy, leavesEvent } from './rivals.js';
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

function operationGain(g: Position, now: number, operation: OperationId, limited: boolean, mind: Mind): number {
  const after = clone(g);
  const x: Execution = carryOut(after, operate(after, 'government', operation, { limited, special: !limited }), mind);
  after.underway = undefined;
  // The 1st Eligible keeps the event from others if it does without a special activity (2.3.4).
  return worth(after) - now - (x.special === undefined ? 0 : leavesEvent(g));
}

/** 5.2: of two texts the unshaded one is the Government’s. */
function eventGain(g: Position, now: number, mind: Mind): number {
  const after = clone(g);
  carryOut(after, runEvent(after, currentCard(g), 'unshaded', 'government'), mind);
  return worth(after) - now;
}

/** Whoever passes stays eligible (2.3.3): worth something, or nobody would ever wait. */
const passGain = (g: Position): number =>
  gainOf(g, [], () => gain(g, 'government', 3)) + WEIGHTS.eligible - leavesEvent(g);

/** Nobody to patrol against, nobody to strike: not worth thinking through. */
const isIdle = (g: Position, operation: OperationId): boolean =>
  (operation === 'patrol' && !LOCS.some((loc) => hasGuerrillas(g, loc))) ||
  (operation === 'assault' && !ALL_SPACES.some((space) => canAssault(g, space)));

export const act =
  (mind: Mind): Answerer =>
  (q) => {
    const { g } = q;
    const limited = q.key.endsWith('.limited');
    const card = { card: `card:${currentCard(g)}` };
    const now = worth(g);
    const choices: Choice[] = [choice('pass', passGain(g), 'pass')];
    for (const operation of COIN_OPERATIONS) {
      if (!offers(q, operation) || isIdle(g, operation)) continue;
      choices.push(choice(operation, operationGain(g, now, operation, limited, mind), `act.${operation}`));
    }
    if (offers(q, 'event')) choices.push(choice('event', eventGain(g, now, mind), 'act.event', card));
    return best(choices);
  };

export const side: Answerer = (q) =>
  offers(q, 'carry-out') ? choice('carry-out', 0, 'event.single') : choice('unshaded', 0, 'event.unshaded');

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
