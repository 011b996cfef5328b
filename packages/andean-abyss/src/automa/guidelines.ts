import { type BotAnswer, DONE } from '@sandtable/kernel';

import { type Faction, INSURGENTS, type Insurgent, isInsurgent } from '../factions.js';
import { active, count, guerrillas, underground } from '../forces.js';
import type { Space } from '../map.js';
import { ACTIVE, BASE, isBase, ownerOf, type Piece, POLICE, TROOPS, UNDERGROUND } from '../pieces.js';
import { isNonplayer, type Position } from '../position.js';
import { pieceRef, pieceReferred } from '../references.js';
import { shipmentsIn } from '../shipments.js';
import {
  answer,
  anything,
  type BotContext,
  type ContextOf,
  type Handlers,
  type InSpace,
  offers,
} from './bot-context.js';
import type { Flowchart } from './flowchart.js';

/** Procedural guidelines (8.1.2): what every non-player does once the spaces are chosen. */

/** Pieces of any faction in the order in which a non-player removes enemies. */
const REMOVAL_RANK: Readonly<Record<'base' | 'police' | 'troops' | 'underground' | 'active', number>> = {
  base: 0,
  police: 1,
  troops: 2,
  underground: 3,
  active: 4,
};

function removalRank(piece: Piece): number {
  if (isBase(piece)) return REMOVAL_RANK.base;
  if (piece === POLICE) return REMOVAL_RANK.police;
  if (piece === TROOPS) return REMOVAL_RANK.troops;
  return INSURGENTS.some((f) => piece === UNDERGROUND[f]) ? REMOVAL_RANK.underground : REMOVAL_RANK.active;
}

/** 8.1.2: enemy bases first, then police, troops, underground guerrillas, active ones. */
export const byRemoval = (a: Piece, b: Piece): number => removalRank(a) - removalRank(b);

/**
 * Would this many removals here give the owner's shipment to the taker (3.3.3, 4.4.2)? Not while another guerrilla can
 * hold it: the owner hands it to its own guerrillas and, if it is a non-player (8.1.2), to other non-players; a person
 * may hand it to anyone.
 */
export function yieldsShipment(g: Position, space: Space, owner: Faction, removals: number, taker: Insurgent): boolean {
  if (!isInsurgent(owner) || owner === taker || shipmentsIn(g, space, owner).length === 0) return false;
  const mayHold = (f: Insurgent) => f !== taker && (f === owner || !isNonplayer(g, owner) || isNonplayer(g, f));
  return INSURGENTS.filter(mayHold).reduce((sum, f) => sum + guerrillas(g, space, f), 0) <= removals;
}

export const offeredPieces = (m: BotContext): Piece[] =>
  m.options.map(pieceReferred).filter((piece): piece is Piece => piece !== undefined);

/**
 * What to remove: guerrillas whose removal captures a shipment, then the factions in this order, each by 8.1.2.
 * Undefined if none of them is there.
 */
export function victim(
  m: BotContext,
  space: Space,
  factions: readonly Faction[],
  removals: number,
): { readonly piece: Piece; readonly shipment: boolean } | undefined {
  const pieces = offeredPieces(m).sort(byRemoval);
  const holder = pieces.find((p) => !isBase(p) && yieldsShipment(m.g, space, ownerOf(p), removals, m.faction));
  if (holder !== undefined) return { piece: holder, shipment: true };
  for (const faction of factions) {
    const piece = pieces.find((p) => ownerOf(p) === faction);
    if (piece !== undefined) return { piece, shipment: false };
  }
  return undefined;
}

export const ATTACK_REMOVALS = 2;

/** The Attack continues while it has a target. */
function attackTarget(chart: Flowchart, m: ContextOf<'attack.target'>): BotAnswer {
  const found = victim(m, m.params.space, chart.targets, m.params.n);
  if (found) return answer(pieceRef(found.piece), '8.1.2', found.shipment ? 'target.shipment' : 'target.order');
  if (offers(m, DONE)) return answer(DONE, '8.1.2', 'done');
  // An event may make it attack where it has no target (8.4).
  const [piece] = offeredPieces(m).sort(byRemoval);
  return piece === undefined ? anything(m) : answer(pieceRef(piece), '8.1.2', 'target.order');
}

/** 8.6.3, 8.7.3: the Ambush takes place in one space of the Attack. */
function attackWay(chart: Flowchart, m: InSpace): BotAnswer {
  const rule = m.faction === 'auc' ? '8.6.3' : '8.7.3';
  const here = chart.ambushes?.(m, m.params.space) === true;
  return here ? answer('ambush', rule, 'ambush') : answer('attack', rule, 'ambush.elsewhere');
}

/** 8.1.2: guerrillas that become a base: active before underground, but none that holds a shipment. */
export function freeGuerrillas(g: Position, space: Space, faction: Insurgent): { underground: number; active: number } {
  const holds = (piece: Piece) => g.shipments.some((s) => s.space === space && s.guerrilla === piece);
  return {
    underground: underground(g, space, faction) - (holds(UNDERGROUND[faction]) ? 1 : 0),
    active: active(g, space, faction) - (holds(ACTIVE[faction]) ? 1 : 0),
  };
}

function baseFrom(m: InSpace): BotAnswer {
  const free = freeGuerrillas(m.g, m.params.space, m.faction);
  const option = `number:${Math.min(2, free.active)}`;
  return offers(m, option) ? answer(option, '8.1.2', 'own.active') : anything(m);
}

/**
 * 8.1.2: a shipment that loses its holder goes to the owner's guerrillas, then to other non-players, underground before
 * active, FARC before AUC before the cartels.
 */
function settle(m: BotContext): BotAnswer {
  const others = INSURGENTS.filter((f) => f !== m.faction && isNonplayer(m.g, f));
  const takers = [
    UNDERGROUND[m.faction],
    ACTIVE[m.faction],
    ...others.map((f) => UNDERGROUND[f]),
    ...others.map((f) => ACTIVE[f]),
  ];
  const taker = takers.map(pieceRef).find((option) => offers(m, option));
  if (taker) return answer(taker, '8.1.2', 'shipment.keep');
  const lost = ['lose', 'captured'].find((option) => offers(m, option));
  return lost ? answer(lost, '8.1.2', 'shipment.lose') : anything(m);
}

/** 8.1.2: under an underground guerrilla before an active one, if possible one that already holds a shipment. */
export function shipmentHolder(g: Position, space: Space, faction: Insurgent): Piece | undefined {
  const kinds = [UNDERGROUND[faction], ACTIVE[faction]].filter((piece) => count(g, space, piece) > 0);
  const [best] = kinds;
  const holding = kinds.find((piece) => g.shipments.some((s) => s.space === space && s.guerrilla === piece));
  return best === UNDERGROUND[faction] ? best : (holding ?? best);
}

/** Bases before guerrillas. */
function placed(m: BotContext): BotAnswer {
  const base = pieceRef(BASE[m.faction]);
  return offers(m, base) ? answer(base, '8.1.2', 'bases') : anything(m);
}

const most = (m: BotContext): BotAnswer => {
  const numbers = m.options.filter((option) => option.startsWith('number:'));
  return answer(numbers[numbers.length - 1], '8.1.1', 'most');
};

const refuse = (m: BotContext): BotAnswer => (offers(m, 'no') ? answer('no', '8.1.2', 'noTransfer') : anything(m));

export const guidelines = (chart: Flowchart): Handlers => ({
  'rally.number': most,
  'rally.base': baseFrom,
  // Guerrillas with shipments move first and keep them; no other shipment changes holder.
  cargo: (m) => answer(`number:${m.params.moving}`, '8.1.2', 'march.cargo'),
  'attack.way': (m) => attackWay(chart, m),
  'attack.target': (m) => attackTarget(chart, m),
  'shipment.settle': settle,
  'shipment.captured': settle,
  'kidnap.recruit': placed,
  // 8.1.2: shipments make bases first, then 6 resources.
  drugProfits: (m) =>
    offers(m, 'base') ? answer('base', '8.1.2', 'drugs.base') : answer('six-resources', '8.1.2', 'drugs.six'),
  'transfer.agree': refuse,
  'transfer.agreeShipment': refuse,
  'ship.agree': refuse,
  ship: refuse,
});
