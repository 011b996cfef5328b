import type { Procedure } from '@sandtable/kernel';
import { pickPiece, pickSpace, pickWord, question } from '../../ask.js';
import { bases, guerrillaPiece, hasGuerrillas, kindsIn, removeCubesOrBases } from '../../forces.js';
import { CITIES_AND_DEPARTMENTS, type Space } from '../../map.js';
import type { Execution } from '../../operation.js';
import { BASE } from '../../pieces.js';
import type { Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { gain } from '../../resources.js';
import { availableShipments, placeShipment } from '../../shipments.js';
import { canBegin } from '../operations/beginning.js';

/** 4.5.2 Process: turn bases into 3 resources each, or prepare 1 or 2 shipments in all. */
const RESOURCES_PER_BASE = 3;
const MAX_SHIPMENTS = 2;

const withBases = (g: Position): Space[] => CITIES_AND_DEPARTMENTS.filter((s) => bases(g, s, 'cartels') > 0);
const forShipments = (g: Position): Space[] =>
  availableShipments(g) > 0 ? withBases(g).filter((space) => hasGuerrillas(g, space)) : [];

export const canProcess = (g: Position): boolean => withBases(g).length > 0;

export function* process(g: Position, x: Execution): Procedure {
  // Taken before the operation can be paid for, it must bring the resources to pay with (4.1).
  const ways: ('process-bases' | 'process-shipments')[] = ['process-bases'];
  if (canBegin(g, x) && forShipments(g).length > 0) ways.push('process-shipments');
  const way = yield* pickWord(g, question('cartels', 'process.way', '4.5.2'), ways);
  if (way === 'process-bases') yield* sellBases(g);
  else yield* prepareShipments(g);
}

function* sellBases(g: Position): Procedure {
  for (let first = true; ; first = false) {
    const q = question('cartels', 'process.base', '4.5.2');
    const space = yield* pickSpace(g, q, withBases(g), first ? 'must' : 'may');
    if (space === undefined) return;
    removeCubesOrBases(g, space, BASE.cartels, 1);
    gain(g, 'cartels', RESOURCES_PER_BASE);
  }
}

/** Under any guerrilla, of whatever faction, in a space with a cartels' base. */
function* prepareShipments(g: Position): Procedure {
  for (let n = 0; n < MAX_SHIPMENTS; n++) {
    const q = question('cartels', 'process.shipment', '4.5.2');
    const space = yield* pickSpace(g, q, forShipments(g), n === 0 ? 'must' : 'may');
    if (space === undefined) return;
    const params = { space: spaceRef(space) };
    const under = question('cartels', 'process.guerrilla', '4.5.2', params);
    const guerrilla = yield* pickPiece(g, under, kindsIn(g, space, guerrillaPiece));
    if (guerrilla !== undefined) placeShipment(g, space, guerrilla);
  }
}
