import { checkpoint, type Procedure, type Result, reveal } from '@sandtable/kernel';
import { confirm, noEffectMarks, sameSeat } from '../ask.js';
import { CARDS, isPropaganda } from '../data/cards.js';
import { mayExecuteAsNonplayer } from '../events/effective.js';
import { executeEvent } from '../events/index.js';
import { FACTIONS, type Faction, factionOrder, isInsurgent } from '../factions.js';
import { oneSpacePerCard } from '../lasting-events.js';
import { listFactions } from '../list-message.js';
import { type Execution, OPERATIONS, type OperationId, type OperationTerms } from '../operation.js';
import {
  type CardAction,
  currentCard,
  isNonplayer,
  NO_TURN,
  type Position,
  playedFactions,
  type Step,
} from '../position.js';
import { factionRef, factionReferred } from '../references.js';
import { gain } from '../resources.js';
import { removeShipment, shipmentsOf } from '../shipments.js';
import { log } from '../text.js';
import { deploy } from './deploy.js';
import { operate, operationsOf, type StartableOperations, startableOperations } from './operations/index.js';
import {
  backingPhase,
  controlPhase,
  electionPhase,
  finalPropaganda,
  finalStep,
  isFinalRound,
  redeployPhase,
  resetPhase,
  resourcesPhase,
  supportPhase,
  victoryPhase,
} from './propaganda.js';
import { fundableOperations, isAside, seekFunds } from './removal-and-transfers.js';
import { SEQUENCE } from './sequence-questions.js';
import { rank } from './victory.js';

/** The whole game (1.1, 2.0) from wherever the position stands, with a checkpoint before each step that may ask. */
export function* play(g: Position): Procedure<Result> {
  yield* checkpoint();
  for (;;) {
    const next = yield* runStep(g);
    g.underway = undefined;
    if (typeof next !== 'string') return next;
    g.step = next;
    if (!SILENT.includes(next)) yield* checkpoint();
  }
}

/** Steps that never ask anything. */
const SILENT: readonly Step[] = ['card', 'adjust', 'victory', 'reset', 'final'];

function runStep(g: Position): Procedure<Step | Result> {
  switch (g.step) {
    case 'deploy':
      return deploy(g);
    case 'card':
      return nextCard(g);
    case 'act':
      return takeAction(g);
    case 'adjust':
      return adjust(g);
    case 'victory':
      return victoryPhase(g);
    case 'control':
      return controlPhase(g);
    case 'resources':
      return resourcesPhase(g);
    case 'support':
      return supportPhase(g);
    case 'election':
      return electionPhase(g);
    case 'backing':
      return backingPhase(g);
    case 'redeploy':
      return redeployPhase(g);
    case 'reset':
      return resetPhase(g);
    case 'final':
      return finalStep(g);
  }
}

/** 2.2, 2.3.8: the next card is played, and the one after it shown. */
function* nextCard(g: Position): Procedure<Step | Result> {
  g.turned++;
  const card = currentCard(g);
  see(g, g.rules.reveal === 'yes' ? g.turned + 1 : g.turned);
  log(g, 'log.card', { card: `card:${card}` });
  if (isPropaganda(card)) return propagandaCard(g);
  g.roundJustRun = false;
  g.turn = { ...NO_TURN, order: orderOf(g) };
  logEligible(g);
  return 'act';
}

/** 2.3.1-2: logs which factions are eligible, so that the others can see why they are not asked. */
function logEligible(g: Position): void {
  if (!g.log) return;
  const { order } = g.turn;
  const may = order.filter((faction) => g.eligible[faction]);
  if (may.length === 0) return;
  const eligible = listFactions(may);
  const others = order.filter((faction) => !g.eligible[faction]);
  if (others.length === 0) log(g, 'log.eligible.all', { eligible });
  else log(g, 'log.eligible.some', { eligible, others: listFactions(others) });
}

function see(g: Position, cards: number): void {
  const seen = Math.min(cards, g.deck.length);
  if (seen <= g.seen) return;
  g.seen = seen;
  reveal(g.chance, 'everybody');
}

/** 2.4, 6.0: never two rounds in a row; an extra card that is the final one ends the game. */
function propagandaCard(g: Position): Step | Result {
  g.propagandas++;
  if (!g.roundJustRun) return 'victory';
  log(g, 'log.noRound');
  return isFinalRound(g) ? rank(g, 'final') : 'card';
}

/** 2.3.2, and options A and B (2.3.1): the symbols of the next event card instead of this one's. */
export function orderOf(g: Position): readonly Faction[] {
  if (g.rules.eligibility === 'standard') return symbols(currentCard(g));
  const ahead = g.deck.findIndex((card, index) => index >= g.turned && !isPropaganda(card));
  if (ahead >= 0) {
    see(g, ahead + 1);
    return symbols(g.deck[ahead]);
  }
  see(g, g.deck.length);
  return symbols(g.deck.find((card) => !isPropaganda(card)) ?? currentCard(g));
}

const ORDERS = CARDS.map((card) => factionOrder(card.order));
const symbols = (card: number): readonly Faction[] => ORDERS[card - 1];

/** 2.3.9: the last event card before the final propaganda, even if another propaganda comes between (R2). */
export function isLastEvent(g: Position): boolean {
  if (g.rules.reveal === 'no') return false;
  let propagandas = g.propagandas;
  for (let next = g.turned; next < g.deck.length && isPropaganda(g.deck[next]); next++) propagandas++;
  return propagandas >= finalPropaganda(g);
}

const executed = (g: Position) => g.turn.acted.filter((a) => a.deed !== 'pass');

/** The faction that acts next on this card: eligible, not barred, not done, in faction order (2.3.1-2); at most two execute. */
export function nextToAct(g: Position): Faction | undefined {
  const { order, acted, barred } = g.turn;
  if (acted.length >= 2 && executed(g).length >= 2) return undefined;
  return order.find((f) => g.eligible[f] && !barred.includes(f) && !acted.some((deed) => deed.faction === f));
}

/** 2.3.4: after what the 1st Eligible did, the 2nd has a Limited Operation; and the event may be left for it. */
export const limitsSecond = (first: CardAction): boolean => first !== 'event';
export const leavesEvent = (first: CardAction): boolean => first === 'operation-special';

/** What the sequence of play lets a faction do (2.3.4). */
interface AllowedActions extends StartableOperations {
  readonly event: boolean;
  readonly terms: OperationTerms;
  /** What another has already decided for it (8.1). */
  readonly only?: 'event';
}

/** 8.1: non-players are never limited, not even on the last event card. */
export function allowedActionsOf(g: Position, faction: Faction): AllowedActions {
  const unlimited = isNonplayer(g, faction);
  const last = isLastEvent(g) && !unlimited;
  const [first] = executed(g);
  const limited = last || (first !== undefined && limitsSecond(first.deed) && !unlimited);
  const terms: OperationTerms = { limited, special: !limited };
  const allowed = operationsOf(faction).filter((op) => allowedNow(op, last));
  return {
    event: first === undefined || leavesEvent(first.deed),
    ...startableOperations(g, faction, allowed, () => terms),
    terms,
  };
}

/** 2.3.9: no Sweep or March on the last event card. */
const allowedNow = (operation: OperationId, last: boolean) =>
  !(last && (operation === 'sweep' || operation === 'march'));

/** One eligible faction acts or passes (2.3). */
export function* takeAction(g: Position): Procedure<Step> {
  const faction = nextToAct(g);
  if (faction === undefined) return 'adjust';
  const leave = yield* discord(g, faction, allowedActionsOf(g, faction));
  const deed = yield* carryOut(g, faction, yield* decide(g, faction, leave), leave.terms);
  g.turn = { ...g.turn, acted: [...g.turn.acted, { faction, deed }] };
  return nextToAct(g) ? 'act' : 'adjust';
}

/**
 * 8.1 Insurgent Discord, in the game for two: the Government chooses between an event that has an effect and an
 * operation for a 2nd Eligible non-player with resources.
 */
function* discord(g: Position, faction: Faction, leave: AllowedActions): Procedure<AllowedActions> {
  if (!leave.event || !isNonplayer(g, faction) || playedFactions(g) !== 2) return leave;
  if (executed(g).length === 0 || g.resources[faction] === 0 || !mayExecuteAsNonplayer(g, faction)) return leave;
  const given = { faction: 'government', nonplayer: faction } as const;
  const event = (yield* SEQUENCE.discord.ask(g, given, SEQUENCE.discord.words)) === 'event';
  return event ? { ...leave, operations: [], empty: [], beyond: [], only: 'event' } : { ...leave, event: false };
}

/** What the faction does with the card. For an operation beyond its means it may find another player to pay (1.7). */
function* decide(g: Position, faction: Faction, leave: AllowedActions): Procedure<string> {
  const isFirst = executed(g).length === 0;
  const { limited } = leave.terms;
  const question = isFirst
    ? limited
      ? SEQUENCE.firstLimited
      : SEQUENCE.first
    : limited
      ? SEQUENCE.secondLimited
      : SEQUENCE.second;
  const given = {
    faction,
    event: leave.event ? 'open' : 'gone',
    last: limited && isLastEvent(g) ? 'yes' : 'no',
  };
  const marks = () => noEffectMarks(leave.empty);
  const matter = { refused: [] };
  if (leave.only) return leave.only;
  for (;;) {
    const options: string[] = [...leave.operations, ...(leave.event ? ['event'] : []), 'pass'];
    // Non-players never ask for a transfer (8.1.2).
    const payable = isNonplayer(g, faction) ? [] : fundableOperations(g, faction, leave.beyond, leave.terms, matter);
    if (payable.length > 0) options.push('aside:transfer');
    // A faction that can only pass is not asked.
    const answer = options.length === 1 ? options[0] : yield* question.askAlways(g, given, () => options, marks);
    if (!isAside(answer)) return answer;
    const operation = yield* seekFunds(g, faction, payable, leave.terms, matter);
    if (operation !== undefined) return operation;
  }
}

function* carryOut(g: Position, faction: Faction, answer: string, terms: OperationTerms): Procedure<CardAction> {
  if (answer === 'event') {
    yield* executeEvent(g, currentCard(g), faction);
    return 'event';
  }
  const operation = OPERATIONS.find((op) => op === answer);
  if (!operation) return pass(g, faction);
  const x = yield* operate(g, faction, operation, terms);
  if (x.special !== undefined) return 'operation-special';
  // 8.1: non-players never Ship.
  if (x.spent > 0 && !isNonplayer(g, faction)) yield* ship(g, faction, x);
  return 'operation';
}

/** 2.3.3. */
function pass(g: Position, faction: Faction): CardAction {
  log(g, 'log.pass', { faction: factionRef(faction) });
  gain(g, faction, isInsurgent(faction) ? 1 : 3);
  return 'pass';
}

/**
 * 2.3.6: a faction that paid for an operation without a special activity may remove its own shipment, or another
 * faction may remove one for it, for one more limited operation, free and of any type. Once a card.
 */
function* ship(g: Position, faction: Faction, done: Execution): Procedure {
  const refused: Faction[] = [];
  for (;;) {
    const owners = FACTIONS.filter((f) => shipmentsOf(g, f).length > 0 && !refused.includes(f) && !isNonplayer(g, f));
    if (owners.length === 0 || freeOperations(g, faction, done).operations.length === 0) return;
    const options = ['no', ...owners.map(factionRef)];
    const owner = factionReferred(yield* SEQUENCE.ship.askAlways(g, { faction }, () => options));
    if (owner === undefined) return;
    const given = { faction: owner, asker: faction };
    if (sameSeat(g, owner, faction) || (yield* confirm(g, SEQUENCE.shipAgree, given))) {
      return yield* extraOperation(g, faction, owner, done);
    }
    refused.push(owner);
  }
}

/** One space, free; under cards 2 and 3, shaded, a second Sweep or Assault on the card stays where the first was. */
const extraTerms = (g: Position, operation: OperationId, done: Execution): OperationTerms => ({
  free: true,
  limited: true,
  within: operation === done.operation && oneSpacePerCard(g, operation) ? done.selected : undefined,
});

const freeOperations = (g: Position, faction: Faction, done: Execution): StartableOperations => {
  const last = isLastEvent(g);
  const allowed = operationsOf(faction).filter((op) => allowedNow(op, last));
  return startableOperations(g, faction, allowed, (op) => extraTerms(g, op, done));
};

function* extraOperation(g: Position, faction: Faction, owner: Faction, done: Execution): Procedure {
  const own = shipmentsOf(g, owner);
  const space = yield* SEQUENCE.shipWhich.ask(g, { faction: owner });
  const shipment = own.find((s) => s.space === space);
  if (!shipment) return;
  removeShipment(g, shipment);
  const { operations, empty } = freeOperations(g, faction, done);
  const operation = yield* SEQUENCE.shipOperation.ask(g, { faction }, operations, () => noEffectMarks(empty));
  yield* operate(g, faction, operation, extraTerms(g, operation, done));
}

/** 2.3.7 Adjust eligibility; option B: only event text makes ineligible. */
function* adjust(g: Position): Procedure<Step> {
  const acted = executed(g).map((a) => a.faction);
  const tired = (f: Faction) => g.rules.eligibility !== 'B' && acted.includes(f) && !g.turn.staying.includes(f);
  for (const faction of FACTIONS) g.eligible[faction] = !tired(faction) && !g.turn.barred.includes(faction);
  return 'card';
}
