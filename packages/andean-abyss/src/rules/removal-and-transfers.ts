import type { Procedure } from '@sandtable/kernel';
import { confirm, pickFaction, pickNumber, pickPiece, pickSpace, pickWord, question, sameSeat } from '../ask.js';
import { FACTIONS, type Faction, isInsurgent } from '../factions.js';
import { count, guerrillas, kindsIn, strength, withTemporary } from '../forces.js';
import { ALL_SPACES, type Space } from '../map.js';
import type { Execution, OperationId, OperationTerms } from '../operation.js';
import { ACTIVE, ownerOf, type Piece, UNDERGROUND } from '../pieces.js';
import { isNonplayer, type Position, type Shipment } from '../position.js';
import { factionRef, spaceRef } from '../references.js';
import { MAX_RESOURCES, transfer } from '../resources.js';
import { handShipment, removePiece, shipmentsOf } from '../shipments.js';
import { affords } from './execution.js';
import { minCost } from './operations/beginning.js';
import { canContinue, missingResources } from './operations/can-continue.js';
import { MAX_COST } from './operations/costs.js';

/**
 * What a faction may do in addition while it executes an operation, special activity or event: take back its own pieces
 * in order to place them again (1.4.1), and deal with other players (1.5.1, 1.7).
 */
const ASIDES = ['aside:remove', 'aside:transfer'] as const;
export type Aside = (typeof ASIDES)[number];
export const isAside = (option: string): option is Aside => ASIDES.some((aside) => aside === option);

/** What an aside must know of the matter in hand. */
export type AsideContext = Pick<Execution, 'refused'> & Partial<Execution>;

export function asidesFor(g: Position, faction: Faction, matter: AsideContext): readonly Aside[] {
  // 8.1.2: non-players make no voluntary transfers and take no pieces back.
  if (isNonplayer(g, faction)) return NO_ASIDES;
  const removes = ALL_SPACES.some((space) => canTakeBack(g, faction, space, matter));
  // 1.7: deals belong to the play of a card (2.3), not to Elite Backing (6.4.5).
  const deals = g.step !== 'backing' && canDeal(g, faction, matter);
  if (removes) return deals ? ASIDES : JUST_REMOVE;
  return deals ? JUST_TRANSFER : NO_ASIDES;
}

const JUST_REMOVE: readonly Aside[] = ['aside:remove'];
const JUST_TRANSFER: readonly Aside[] = ['aside:transfer'];
const NO_ASIDES: readonly Aside[] = [];

export function* runAside(g: Position, faction: Faction, aside: Aside, matter: AsideContext): Procedure {
  switch (aside) {
    case 'aside:remove':
      return yield* takeBack(g, faction, matter);
    case 'aside:transfer':
      return yield* deal(g, faction, matter);
  }
}

/** 1.4.1: returns its own pieces to the available forces, except those that the current operation needs to begin. */
function* takeBack(g: Position, faction: Faction, matter: AsideContext): Procedure {
  const spaces = ALL_SPACES.filter((space) => canTakeBack(g, faction, space, matter));
  const space = yield* pickSpace(g, question(faction, 'remove.space', '1.4.1'), spaces, 'may');
  if (space === undefined) return;
  const q = question(faction, 'remove.piece', '1.4.1', { space: spaceRef(space) });
  const piece = yield* pickPiece(g, q, sparable(g, faction, space, matter), 'may');
  if (piece !== undefined) yield* removePiece(g, space, piece, { by: 'own' });
}

export const canTakeBack = (g: Position, faction: Faction, space: Space, matter: AsideContext): boolean =>
  strength(g, space, faction) > 0 && (!needsPieces(g, matter) || sparable(g, faction, space, matter).length > 0);

/** Until an operation has begun, it must remain able to. */
const isTied = (matter: AsideContext): matter is Execution => isOperation(matter) && !matter.begun;

/** Begun or not, these need no pieces but the resources at hand. */
const needsPieces = (g: Position, matter: AsideContext): matter is Execution =>
  isTied(matter) && !(FREE_OF_PIECES.includes(matter.operation) && affords(g, matter, MAX_COST));
const FREE_OF_PIECES: readonly OperationId[] = ['train', 'patrol', 'sweep', 'rally'];

const sparable = (g: Position, faction: Faction, space: Space, matter: AsideContext): Piece[] =>
  kindsIn(g, space, (piece) => {
    if (ownerOf(piece) !== faction) return false;
    if (!needsPieces(g, matter)) return true;
    return withTemporary(g, space, piece, undefined, () => canContinue(g, matter));
  });

const isOperation = (matter: AsideContext): matter is Execution => matter.operation !== undefined;

const DEALS = ['give-resources', 'give-shipment', 'ask-resources', 'ask-shipment'] as const;
type Deal = (typeof DEALS)[number];

/** 1.5: no transfers between two factions of the same player. */
const partners = (g: Position, faction: Faction): Faction[] => FACTIONS.filter((other) => !sameSeat(g, faction, other));

/** Resources the faction can give away and still begin what it is doing. */
const spare = (g: Position, faction: Faction, matter: AsideContext): number =>
  g.resources[faction] - (isTied(matter) && !matter.free ? minCost(g, matter) : 0);

/** Non-players are given things, but give none (8.1.2). */
const askable = (g: Position, faction: Faction, matter: AsideContext): Faction[] =>
  partners(g, faction).filter((other) => !matter.refused.includes(other) && !isNonplayer(g, other));
const receivers = (g: Position, faction: Faction): Faction[] =>
  partners(g, faction).filter((other) => g.resources[other] < MAX_RESOURCES);
const lenders = (g: Position, faction: Faction, matter: AsideContext, least = 1): Faction[] =>
  g.resources[faction] < MAX_RESOURCES
    ? askable(g, faction, matter).filter((other) => g.resources[other] >= least)
    : [];

/** Its shipments that a guerrilla of another player could take over in their space. */
export const shipmentsToGive = (g: Position, faction: Faction): Shipment[] =>
  shipmentsOf(g, faction).filter((s) =>
    partners(g, faction).some((other) => isInsurgent(other) && guerrillas(g, s.space, other) > 0),
  );
export const shipmentsToAskFor = (g: Position, faction: Faction, matter: AsideContext): Shipment[] =>
  isInsurgent(faction)
    ? g.shipments.filter(
        (s) => askable(g, faction, matter).includes(ownerOf(s.guerrilla)) && guerrillas(g, s.space, faction) > 0,
      )
    : [];

/** Asked at every table of an operation: having something to give is enough to know. */
const canDeal = (g: Position, faction: Faction, matter: AsideContext): boolean =>
  (g.resources[faction] > MAX_COST &&
    FACTIONS.some((other) => g.resources[other] < MAX_RESOURCES && !sameSeat(g, faction, other))) ||
  dealsFor(g, faction, matter).length > 0;

function dealsFor(g: Position, faction: Faction, matter: AsideContext): Deal[] {
  const deals: Deal[] = [];
  if (spare(g, faction, matter) > 0 && receivers(g, faction).length > 0) deals.push('give-resources');
  if (shipmentsToGive(g, faction).length > 0) deals.push('give-shipment');
  if (lenders(g, faction, matter).length > 0) deals.push('ask-resources');
  if (shipmentsToAskFor(g, faction, matter).length > 0) deals.push('ask-shipment');
  return deals;
}

/** 1.5.1, 1.7: to or from the faction that is executing. What is asked of another needs its consent. */
function* deal(g: Position, faction: Faction, matter: AsideContext): Procedure {
  const q = question(faction, 'transfer.what', '1.5.1');
  switch (yield* pickWord(g, q, [...dealsFor(g, faction, matter), 'cancel' as const])) {
    case 'give-resources':
      return yield* giveResources(g, faction, matter);
    case 'give-shipment':
      return yield* giveShipment(g, faction);
    case 'ask-resources':
      yield* askResources(g, faction, matter);
      return;
    case 'ask-shipment':
      return yield* askShipment(g, faction, matter);
    case 'cancel':
      return;
  }
}

function* giveResources(g: Position, faction: Faction, matter: AsideContext): Procedure {
  const to = yield* pickFaction(g, question(faction, 'transfer.to', '1.7'), receivers(g, faction), 'may');
  if (to === undefined) return;
  const most = Math.min(spare(g, faction, matter), MAX_RESOURCES - g.resources[to]);
  const q = question(faction, 'transfer.amount', '1.7', { to: factionRef(to) });
  transfer(g, faction, to, yield* pickNumber(g, q, 1, most));
}

/** Asks another player for that much at least; did it agree? */
function* askResources(g: Position, faction: Faction, matter: AsideContext, least = 1): Procedure<boolean> {
  const q = question(faction, 'transfer.from', '1.7');
  const from = yield* pickFaction(g, q, lenders(g, faction, matter, least), 'may');
  if (from === undefined) return false;
  const most = Math.min(g.resources[from], MAX_RESOURCES - g.resources[faction]);
  const amount = question(faction, 'transfer.askAmount', '1.7', { from: factionRef(from) });
  const n = yield* pickNumber(g, amount, least, most);
  const params = { asker: factionRef(faction), n };
  const agreed = yield* confirm(g, question(from, 'transfer.agree', '1.7', params));
  if (agreed) transfer(g, from, faction, n);
  else matter.refused.push(from);
  return agreed;
}

/** Operations that only want of resources keeps the faction from, and that another player could pay for. */
export const fundableOperations = (
  g: Position,
  faction: Faction,
  operations: readonly OperationId[],
  terms: OperationTerms,
  matter: AsideContext,
): OperationId[] =>
  operations.filter((operation) => {
    const least = missingResources(g, faction, operation, terms);
    return least > 0 && lenders(g, faction, matter, least).length > 0;
  });

/** 1.7: only an executing faction can be given resources, so one that gets them for an operation begins it at once. */
export function* seekFunds(
  g: Position,
  faction: Faction,
  operations: readonly OperationId[],
  terms: OperationTerms,
  matter: AsideContext,
): Procedure<OperationId | undefined> {
  const q = question(faction, 'transfer.operation', '1.7');
  const operation = yield* pickWord(g, q, [...operations, 'cancel' as const]);
  if (operation === 'cancel') return undefined;
  const agreed = yield* askResources(g, faction, matter, missingResources(g, faction, operation, terms));
  return agreed ? operation : undefined;
}

function* giveShipment(g: Position, faction: Faction): Procedure {
  const shipment = yield* pickShipment(g, faction, shipmentsToGive(g, faction), 'transfer.shipment');
  if (!shipment) return;
  const { space } = shipment;
  const kinds = kindsIn(g, space, (piece) => {
    const owner = ownerOf(piece);
    return (
      isInsurgent(owner) && !sameSeat(g, faction, owner) && (piece === UNDERGROUND[owner] || piece === ACTIVE[owner])
    );
  });
  const q = question(faction, 'transfer.taker', '4.5.3', { space: spaceRef(space) });
  const piece = yield* pickPiece(g, q, kinds);
  if (piece !== undefined) handShipment(g, shipment, space, piece);
}

function* askShipment(g: Position, faction: Faction, matter: AsideContext): Procedure {
  if (!isInsurgent(faction)) return;
  const shipment = yield* pickShipment(g, faction, shipmentsToAskFor(g, faction, matter), 'transfer.askShipment');
  if (!shipment) return;
  const { space } = shipment;
  const owner = ownerOf(shipment.guerrilla);
  const params = { asker: factionRef(faction), space: spaceRef(space) };
  if (yield* confirm(g, question(owner, 'transfer.agreeShipment', '4.5.3', params))) {
    const taker = count(g, space, UNDERGROUND[faction]) > 0 ? UNDERGROUND[faction] : ACTIVE[faction];
    handShipment(g, shipment, space, taker);
  } else matter.refused.push(owner);
}

/** Shipments differ by where they are and whose they are. */
function* pickShipment(
  g: Position,
  faction: Faction,
  shipments: readonly Shipment[],
  key: string,
): Procedure<Shipment | undefined> {
  const spaces = ALL_SPACES.filter((space) => shipments.some((s) => s.space === space));
  const space = yield* pickSpace(g, question(faction, key, '4.5.3'), spaces, 'may');
  const here = shipments.filter((s) => s.space === space);
  const owners = FACTIONS.filter((f) => here.some((s) => ownerOf(s.guerrilla) === f));
  const owner = yield* pickFaction(g, question(faction, 'transfer.owner', '4.5.3'), owners);
  return here.find((s) => ownerOf(s.guerrilla) === owner);
}
