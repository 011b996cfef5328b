import { type BotAnswer, DONE, seedChance } from '@sandtable/kernel';
import type { Faction, Insurgent } from '../factions.js';
import { isLoc, type Space } from '../map.js';
import type { OperationId, SpecialId } from '../operation.js';
import type { Position } from '../position.js';
import { spaceRef } from '../references.js';
import { plan } from '../rules/execution.js';
import { attackSpaces } from '../rules/operations/attack-spaces.js';
import { marchSpaces } from '../rules/operations/march-spaces.js';
import { rallySpaces } from '../rules/operations/rally-spaces.js';
import { terrorSpaces } from '../rules/operations/terror-spaces.js';
import {
  answer,
  anything,
  type BotContext,
  type Handlers,
  offered,
  offers,
  type PlainReason,
  pick,
  type WantedSpaces,
} from './bot-context.js';

/** A box of a faction's flowchart: one operation with its special activity. */
export interface FlowchartBox {
  /** The spaces the operation wants next; undefined when it wants no more. */
  next(m: BotContext): WantedSpaces | undefined;
  /** An Ambush is part of its Attack: `ambushes` of the chart decides it. */
  readonly special?: {
    readonly id: SpecialId;
    /** The spaces the special activity wants next; undefined when it wants no more. */
    next(m: BotContext): WantedSpaces | undefined;
  };
}

/** The spaces from which guerrillas may march to a destination, and how many stay. */
export interface Origin {
  readonly from: Space;
  readonly keep: number;
}

/** A non-player's flowchart (8.5, 8.6, 8.7). */
export interface Flowchart {
  readonly faction: Insurgent;
  /** Its boxes from the top. If one is impossible, the one above it is tried (8.1.1). */
  readonly order: readonly OperationId[];
  readonly boxes: Readonly<Partial<Record<OperationId, FlowchartBox>>>;
  /** The box that its tests lead to. */
  choose(m: BotContext): { readonly operation: OperationId; readonly rule: string; readonly reason: PlainReason };
  /** The origins of guerrillas that march to this destination (the last selected). */
  origins(m: BotContext, to: Space): readonly Origin[];
  /** At most this many march there from all origins together. */
  maxMarchers?(m: BotContext, to: Space): number;
  /** The order of factions in Attack, Ambush and Assassinate. Shipments to capture come first (8.6, 8.7). */
  readonly targets: readonly Faction[];
  /** Does it Ambush in this space of its Attack? Asked before it attacks there. */
  ambushes?(m: BotContext, space: Space): boolean;
  /** Answers to questions that the guidelines (8.1.2) leave open. */
  readonly details: Handlers;
}

/** The spaces that the rules would let the faction select if it began the operation. */
function spacesFor(m: BotContext, operation: OperationId): Space[] {
  const { g, faction } = m;
  const payable = (spaces: readonly Space[]) => spaces.filter((s) => isLoc(s) || g.resources[faction] > 0);
  switch (operation) {
    case 'rally':
      return rallySpaces(g, faction);
    case 'march':
      return payable(marchSpaces(g, faction));
    case 'attack':
      return attackSpaces(g, faction);
    case 'terror':
      return payable(terrorSpaces(g, faction));
    default:
      return [];
  }
}

/** The context of the first question of an operation. */
const imagineAfter = (m: BotContext, operation: OperationId): BotContext => ({
  ...m,
  // Every insurgent operation begins with a question for a space.
  key: 'rally.space',
  options: spacesFor(m, operation).map(spaceRef),
  x: plan(m.faction, operation, { special: true }),
});

/** Would its March have a destination if the March were free (cards 20 and 37)? */
export function marchesByList(chart: Flowchart, g: Position): boolean {
  const { faction } = chart;
  const next = chart.boxes.march?.next({
    g,
    faction,
    key: 'march.space',
    params: {},
    rule: '3.3.2',
    options: marchSpaces(g, faction).map(spaceRef),
    x: plan(faction, 'march', { free: true }),
    dice: seedChance(''),
  });
  return next !== undefined && next.spaces.length > 0;
}

/** 8.1.1: does the box's own list name any space? */
export const isPossible = (chart: Flowchart, m: BotContext, operation: OperationId): boolean => {
  const imagined = imagineAfter(m, operation);
  const wish = chart.boxes[operation]?.next(imagined);
  return offers(m, operation) && wish !== undefined && offered(imagined, wish.spaces).length > 0;
};

/** 8.1.1: the operation that the tests lead to or, while that is impossible, the one above it; Pass if there is none. */
export function chooseOperation(chart: Flowchart, m: BotContext): Required<BotAnswer> {
  const chosen = chart.choose(m);
  if (isPossible(chart, m, chosen.operation)) return answer(chosen.operation, chosen.rule, chosen.reason);
  for (let box = chart.order.indexOf(chosen.operation) - 1; box >= 0; box--) {
    const operation = chart.order[box];
    if (isPossible(chart, m, operation)) {
      return answer(operation, '8.1.1', 'fallBack', { operation: `operation:${chosen.operation}` });
    }
  }
  return answer('pass', '8.1.1', 'impossible');
}

/** The next step of an operation: a space, then the special activity, then done. */
export function nextStep(chart: Flowchart, m: BotContext): BotAnswer {
  const box = m.x && chart.boxes[m.x.operation];
  // Resources from the special activity don't pay for further spaces (8.1 No Resources).
  const mayGoOn = m.x?.special === undefined || m.x.special === 'ambush';
  const next = mayGoOn ? box?.next(m) : undefined;
  const spaces = next ? offered(m, next.spaces) : [];
  if (next && spaces.length > 0) return pick(m, { ...next, spaces });
  const { special } = box ?? {};
  const also = special && offers(m, special.id) ? special.next(m) : undefined;
  if (special && also && also.spaces.length > 0) return answer(special.id, also.rule, also.reason);
  // An event may start an operation for which the list has no space (8.4).
  return offers(m, DONE) ? answer(DONE, '8.1.1', 'done') : anything(m);
}

/** The next space of a special activity: by the box's list, else done if that is offered. */
export function nextOfSpecial(chart: Flowchart, m: BotContext): BotAnswer | undefined {
  const wish = m.x && chart.boxes[m.x.operation]?.special?.next(m);
  const spaces = wish ? offered(m, wish.spaces) : [];
  if (wish && spaces.length > 0) return pick(m, { ...wish, spaces });
  return offers(m, DONE) ? answer(DONE, '8.1.1', 'done') : undefined;
}
