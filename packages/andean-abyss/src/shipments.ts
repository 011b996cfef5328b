import type { Procedure } from '@sandtable/kernel';
import { mixedQuestion, NUMBER, numberQuestion, PIECE, SPACE } from './ask.js';
import { SHIPMENTS } from './data/deployment.js';
import type { Faction, Insurgent } from './factions.js';
import { count, guerrillaPiece, guerrillas, kindsIn, shiftPieces, take } from './forces.js';
import type { Space } from './map.js';
import { ACTIVE, isGuerrilla, ownerOf, type Piece, UNDERGROUND } from './pieces.js';
import { PIECE_KINDS, type Position, type Shipment } from './position.js';
import { pieceRef, pieceReferred, spaceRef } from './references.js';
import { changeAid } from './resources.js';
import { log } from './text.js';

export const SHIPMENT = {
  /** How many shipments go along; `moving` are those whose holders move. */
  cargo: numberQuestion('cargo', '4.5.3', { from: SPACE, to: SPACE, n: NUMBER, moving: NUMBER }),
  settle: mixedQuestion('shipment.settle', '4.5.3', { space: SPACE, piece: PIECE }),
  captured: mixedQuestion('shipment.captured', '4.5.3', { space: SPACE, piece: PIECE }),
};

/** Shipments (4.5.3) and everything that can separate one from its guerrilla. */

export const availableShipments = (g: Position): number => SHIPMENTS - g.shipments.length;
export const shipmentsOf = (g: Position, faction: Faction): Shipment[] =>
  g.shipments.filter((s) => ownerOf(s.guerrilla) === faction);
export const shipmentsIn = (g: Position, space: Space, faction: Faction): Shipment[] =>
  g.shipments.filter((s) => s.space === space && ownerOf(s.guerrilla) === faction);

const logPiece = (space: Space, guerrilla: Piece) => ({
  space: spaceRef(space),
  piece: pieceRef(guerrilla),
});

/** Places an available shipment under a guerrilla. */
export function placeShipment(g: Position, space: Space, guerrilla: Piece): void {
  g.shipments = [...g.shipments, { space, guerrilla }];
  log(g, 'log.shipment.place', logPiece(space, guerrilla));
}

export function removeShipment(g: Position, shipment: Shipment): void {
  g.shipments = g.shipments.filter((s) => s !== shipment);
  log(g, 'log.shipment.remove', logPiece(shipment.space, shipment.guerrilla));
}

/** Puts a shipment under another guerrilla and returns the new shipment. */
export function handShipment(g: Position, shipment: Shipment, space: Space, guerrilla: Piece): Shipment {
  const moved: Shipment = { space, guerrilla };
  g.shipments = g.shipments.map((s) => (s === shipment ? moved : s));
  if (ownerOf(shipment.guerrilla) !== ownerOf(guerrilla)) log(g, 'log.shipment.hand', logPiece(space, guerrilla));
  return moved;
}

/** A guerrilla of the faction to hold a shipment: underground if there is one. */
export const safest = (g: Position, space: Space, faction: Insurgent): Piece =>
  count(g, space, UNDERGROUND[faction]) > 0 ? UNDERGROUND[faction] : ACTIVE[faction];

/** Shipments whose kind of guerrilla is gone from the space pass to the faction's other guerrillas there, if any. */
function reassignShipments(g: Position, space: Space, faction: Insurgent): void {
  if (g.shipments.length === 0) return;
  for (const [gone, other] of [
    [UNDERGROUND[faction], ACTIVE[faction]],
    [ACTIVE[faction], UNDERGROUND[faction]],
  ]) {
    if (count(g, space, gone) > 0 || count(g, space, other) === 0) continue;
    for (const s of g.shipments) if (s.space === space && s.guerrilla === gone) handShipment(g, s, space, other);
  }
}

/** Flips up to `n` guerrillas to active or underground (1.4.3). Their shipments stay with their owner. */
export function flip(g: Position, space: Space, faction: Insurgent, to: 'active' | 'underground', n = 99): number {
  const [from, into] =
    to === 'active' ? [UNDERGROUND[faction], ACTIVE[faction]] : [ACTIVE[faction], UNDERGROUND[faction]];
  const turned = Math.min(n, count(g, space, from));
  if (turned <= 0) return 0;
  g.pieces[space * PIECE_KINDS + from] -= turned;
  g.pieces[space * PIECE_KINDS + into] += turned;
  reassignShipments(g, space, faction);
  log(g, to === 'active' ? 'log.activate' : 'log.hide', {
    n: turned,
    space: spaceRef(space),
    piece: pieceRef(into),
  });
  return turned;
}

/** Guerrillas to move together from a space, by state. */
export interface GuerrillaGroup {
  readonly underground: number;
  readonly active: number;
}

/** Moves a group with some of the faction's shipments. Shipments that stay need a guerrilla that stays. */
export function moveGroup(
  g: Position,
  faction: Insurgent,
  from: Space,
  to: Space,
  group: GuerrillaGroup,
  cargo: readonly Shipment[],
): void {
  shiftPieces(g, from, to, UNDERGROUND[faction], group.underground);
  shiftPieces(g, from, to, ACTIVE[faction], group.active);
  const carrier = group.underground > 0 ? UNDERGROUND[faction] : ACTIVE[faction];
  const rides = (s: Shipment) => cargo.includes(s) || guerrillas(g, from, faction) === 0;
  for (const s of shipmentsIn(g, from, faction)) {
    if (!rides(s)) continue;
    const keepsKind = s.guerrilla === UNDERGROUND[faction] ? group.underground > 0 : group.active > 0;
    handShipment(g, s, to, keepsKind ? s.guerrilla : carrier);
  }
  reassignShipments(g, from, faction);
}

/** If some of its guerrillas stay, the owner decides which shipments move (4.5.3). */
export function* pickCargo(
  g: Position,
  faction: Insurgent,
  from: Space,
  to: Space,
  group: GuerrillaGroup,
): Procedure<readonly Shipment[]> {
  const moves = (s: Shipment) => (s.guerrilla === UNDERGROUND[faction] ? group.underground : group.active) > 0;
  const all = shipmentsIn(g, from, faction);
  const moving = all.filter(moves);
  // Shipments whose holders move come first.
  const here = [...moving, ...all.filter((s) => !moves(s))];
  if (here.length === 0 || guerrillas(g, from, faction) === group.underground + group.active) return here;
  const given = { faction, from, to, n: here.length, moving: moving.length };
  return here.slice(0, yield* SHIPMENT.cargo.ask(g, given, 0, here.length));
}

/** Why a guerrilla is removed. It decides what happens to its shipment if no guerrilla takes it over. */
export type Cause =
  | { readonly by: 'assault' }
  | { readonly by: 'attack' | 'assassinate'; readonly faction: Insurgent }
  | { readonly by: 'bribe' }
  | { readonly by: 'own' | 'event' | 'operation' };

/** Removes one piece. If it is the last that can hold a shipment there, the shipment is resolved first (4.5.3, R40). */
export function* removePiece(g: Position, space: Space, piece: Piece, cause: Cause): Procedure {
  const last = isGuerrilla(piece) && g.shipments.length > 0 && count(g, space, piece) === 1;
  const held = last ? g.shipments.filter((s) => s.space === space && s.guerrilla === piece) : [];
  for (const shipment of held) yield* settle(g, shipment, cause);
  take(g, space, piece);
}

/** Removes up to `n` pieces of a kind. */
export function* removePieces(g: Position, space: Space, piece: Piece, n: number, cause: Cause): Procedure {
  for (let left = Math.min(n, count(g, space, piece)); left > 0; left--) yield* removePiece(g, space, piece, cause);
}

/**
 * 4.5.3: the owner at once transfers the shipment to another guerrilla there, or gives it up; in both editions (T17).
 * What giving it up means: after Attack, Ambush or Assassinate the attacker gets it (Captured Goods, 3.3.3; Commandeer,
 * 4.4.2), so handing it to the attacker is the same thing; after an Assault it is a Drug Bust (3.2.5). Under Contraband
 * (4.5.4) the owner decides first, but may only keep it with its own guerrillas; then the cartels decide (T17-18).
 */
function* settle(g: Position, shipment: Shipment, cause: Cause): Procedure {
  const { space } = shipment;
  const owner = ownerOf(shipment.guerrilla);
  const bribed = cause.by === 'bribe';
  const capturer = cause.by === 'attack' || cause.by === 'assassinate' ? cause.faction : undefined;
  const others = kindsIn(g, space, guerrillaPiece).filter((piece) => piece !== shipment.guerrilla);
  const takers = others.filter((piece) => (bribed ? ownerOf(piece) === owner : ownerOf(piece) !== capturer));
  let taker = yield* pickTaker(g, owner, shipment, takers, capturer || bribed ? 'captured' : 'lose');
  if (taker === undefined && bribed) taker = yield* pickTaker(g, 'cartels', shipment, others, 'lose');
  if (taker !== undefined) {
    handShipment(g, shipment, space, taker);
  } else if (capturer && guerrillas(g, space, capturer) > 0) {
    handShipment(g, shipment, space, safest(g, space, capturer));
  } else {
    removeShipment(g, shipment);
    if (cause.by === 'assault') {
      log(g, 'log.drugBust');
      changeAid(g, 6);
    }
  }
}

/** Which guerrilla takes the shipment over; undefined if none does. */
function* pickTaker(
  g: Position,
  decider: Faction,
  { space, guerrilla }: Shipment,
  takers: readonly Piece[],
  loss: 'captured' | 'lose',
): Procedure<Piece | undefined> {
  if (takers.length === 0) return undefined;
  const question = loss === 'captured' ? SHIPMENT.captured : SHIPMENT.settle;
  const given = { faction: decider, space, piece: guerrilla };
  return pieceReferred(yield* question.askAlways(g, given, () => [...takers.map(pieceRef), loss]));
}
