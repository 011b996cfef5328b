import type { Procedure } from '@sandtable/kernel';
import {
  confirm,
  consentQuestion,
  FACTION,
  factionQuestion,
  NUMBER,
  numberQuestion,
  pieceQuestion,
  SPACE,
  sameSeat,
  spaceQuestion,
  wordQuestion,
} from '../ask.js';
import { FACTIONS, type Faction, isInsurgent } from '../factions.js';
import { count, guerrillas, kindsIn, strength, withTemporary } from '../forces.js';
import { ALL_SPACES, type Space } from '../map.js';
import { type Execution, OPERATIONS, type OperationId, type OperationTerms } from '../operation.js';
import { ACTIVE, ownerOf, type Piece, UNDERGROUND } from '../pieces.js';
import { isNonplayer, type Position, type Shipment } from '../position.js';
import { MAX_RESOURCES, transfer } from '../resources.js';
import { handShipment, removePiece, shipmentsOf } from '../shipments.js';
import { text } from '../text.js';
import { affords } from './execution.js';
import { minCost } from './operations/beginning.js';
import { canContinue, missingResources } from './operations/can-continue.js';
import { MAX_COST } from './operations/costs.js';
import { named, type SpaceNeed } from './space-needs.js';

/**
 * What a faction may do in addition while it executes an operation, special activity or event: take back its own pieces
 * in order to place them again (1.4.1), and deal with other players (1.5.1, 1.7).
 */
const ASIDES = ['aside:remove', 'aside:transfer'] as const;
export type Aside = (typeof ASIDES)[number];
export const isAside = (option: string): option is Aside => ASIDES.some((aside) => aside === option);

const DEALS = ['give-resources', 'give-shipment', 'ask-resources', 'ask-shipment'] as const;
type Deal = (typeof DEALS)[number];

type Asking = { readonly faction: Faction; readonly x?: Execution };
const OWN_SHIPMENT: SpaceNeed<Asking, 'faction'> = {
  holds: (g, { faction }, space) => shipmentsOf(g, faction).some((s) => s.space === space),
  params: named,
};

/** 1.4.1: own pieces back to the available forces. */
export const REMOVE = {
  space: spaceQuestion(
    'remove.space',
    '1.4.1',
    {},
    {
      needs: {
        pieces: { holds: (g, { faction }, space) => strength(g, space, faction) > 0, params: named },
        spares: {
          holds: (g, { faction, x }, space) =>
            strength(g, space, faction) === 0 || canTakeBack(g, faction, space, x ?? NO_MATTER),
          shown: 'unmet',
        },
      },
    },
  ),
  piece: pieceQuestion('remove.piece', '1.4.1', { space: SPACE }),
};

/** 1.5.1, 1.7, 4.5.3: deals with other players. */
export const TRANSFER = {
  what: wordQuestion('transfer.what', '1.5.1', {}, [...DEALS, 'cancel']),
  operation: wordQuestion('transfer.operation', '1.7', {}, [...OPERATIONS, 'cancel']),
  to: factionQuestion('transfer.to', '1.7', {}),
  amount: numberQuestion('transfer.amount', '1.7', { to: FACTION }),
  from: factionQuestion('transfer.from', '1.7', {}),
  askAmount: numberQuestion('transfer.askAmount', '1.7', { from: FACTION }),
  agree: consentQuestion('transfer.agree', '1.7', { asker: FACTION, n: NUMBER }),
  shipment: spaceQuestion(
    'transfer.shipment',
    '4.5.3',
    {},
    {
      needs: {
        shipment: OWN_SHIPMENT,
        taker: (g, { faction }, space) => shipmentsToGive(g, faction).some((s) => s.space === space),
      },
    },
  ),
  askShipment: spaceQuestion(
    'transfer.askShipment',
    '4.5.3',
    {},
    {
      needs: {
        lender: (g, { faction }, space) => shipmentsToAskFor(g, faction, NO_MATTER).some((s) => s.space === space),
      },
      otherwise: () => text('need.undeclined'),
    },
  ),
  owner: factionQuestion('transfer.owner', '4.5.3', {}),
  taker: pieceQuestion('transfer.taker', '4.5.3', { space: SPACE }),
  agreeShipment: consentQuestion('transfer.agreeShipment', '4.5.3', { asker: FACTION, space: SPACE }),
};

/** What an aside must know of the matter in hand. */
export type AsideContext = Pick<Execution, 'refused'> & Partial<Execution>;
/** Outside an operation there is nothing to protect. */
const NO_MATTER: AsideContext = { refused: [] };

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
  const only = (where: Space) => canTakeBack(g, faction, where, matter);
  const space = yield* REMOVE.space.ask(
    g,
    { faction, x: isOperation(matter) ? matter : undefined },
    { may: 'may', only },
  );
  if (space === undefined) return;
  const piece = yield* REMOVE.piece.askFor(g, { faction, space }, sparable(g, faction, space, matter), 'may');
  if (piece !== undefined) yield* removePiece(g, space, piece, { by: 'own' });
}

const canTakeBack = (g: Position, faction: Faction, space: Space, matter: AsideContext): boolean =>
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
const shipmentsToGive = (g: Position, faction: Faction): Shipment[] =>
  shipmentsOf(g, faction).filter((s) =>
    partners(g, faction).some((other) => isInsurgent(other) && guerrillas(g, s.space, other) > 0),
  );
const shipmentsToAskFor = (g: Position, faction: Faction, matter: AsideContext): Shipment[] =>
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
  switch (yield* TRANSFER.what.ask(g, { faction }, [...dealsFor(g, faction, matter), 'cancel'])) {
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
  const to = yield* TRANSFER.to.askFor(g, { faction }, receivers(g, faction), 'may');
  if (to === undefined) return;
  const most = Math.min(spare(g, faction, matter), MAX_RESOURCES - g.resources[to]);
  transfer(g, faction, to, yield* TRANSFER.amount.ask(g, { faction, to }, 1, most));
}

/** Asks another player for that much at least; did it agree? */
function* askResources(g: Position, faction: Faction, matter: AsideContext, least = 1): Procedure<boolean> {
  const from = yield* TRANSFER.from.askFor(g, { faction }, lenders(g, faction, matter, least), 'may');
  if (from === undefined) return false;
  const most = Math.min(g.resources[from], MAX_RESOURCES - g.resources[faction]);
  const n = yield* TRANSFER.askAmount.ask(g, { faction, from }, least, most);
  const agreed = yield* confirm(g, TRANSFER.agree, { faction: from, asker: faction, n });
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
  const operation = yield* TRANSFER.operation.ask(g, { faction }, [...operations, 'cancel']);
  if (operation === 'cancel') return undefined;
  const agreed = yield* askResources(g, faction, matter, missingResources(g, faction, operation, terms));
  return agreed ? operation : undefined;
}

function* giveShipment(g: Position, faction: Faction): Procedure {
  const shipment = yield* pickShipment(g, faction, shipmentsToGive(g, faction), TRANSFER.shipment);
  if (!shipment) return;
  const { space } = shipment;
  const kinds = kindsIn(g, space, (piece) => {
    const owner = ownerOf(piece);
    return (
      isInsurgent(owner) && !sameSeat(g, faction, owner) && (piece === UNDERGROUND[owner] || piece === ACTIVE[owner])
    );
  });
  const piece = yield* TRANSFER.taker.askFor(g, { faction, space }, kinds);
  if (piece !== undefined) handShipment(g, shipment, space, piece);
}

function* askShipment(g: Position, faction: Faction, matter: AsideContext): Procedure {
  if (!isInsurgent(faction)) return;
  const shipment = yield* pickShipment(g, faction, shipmentsToAskFor(g, faction, matter), TRANSFER.askShipment);
  if (!shipment) return;
  const { space } = shipment;
  const owner = ownerOf(shipment.guerrilla);
  if (yield* confirm(g, TRANSFER.agreeShipment, { faction: owner, asker: faction, space })) {
    const taker = count(g, space, UNDERGROUND[faction]) > 0 ? UNDERGROUND[faction] : ACTIVE[faction];
    handShipment(g, shipment, space, taker);
  } else matter.refused.push(owner);
}

/** Shipments differ by where they are and whose they are. */
function* pickShipment(
  g: Position,
  faction: Faction,
  shipments: readonly Shipment[],
  question: typeof TRANSFER.shipment | typeof TRANSFER.askShipment,
): Procedure<Shipment | undefined> {
  const only = (where: Space) => shipments.some((s) => s.space === where);
  const space = yield* question.ask(g, { faction }, { may: 'may', only });
  const here = shipments.filter((s) => s.space === space);
  const owners = FACTIONS.filter((f) => here.some((s) => ownerOf(s.guerrilla) === f));
  const owner = yield* TRANSFER.owner.askFor(g, { faction }, owners);
  return here.find((s) => ownerOf(s.guerrilla) === owner);
}
