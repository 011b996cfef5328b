import type { Procedure } from '@sandtable/kernel';
import { pieceQuestion, SPACE, spaceQuestion, wordQuestion } from '../../ask.js';
import { bases, guerrillaPiece, hasGuerrillas, kindsIn, removeCubesOrBases } from '../../forces.js';
import type { Execution } from '../../operation.js';
import { BASE } from '../../pieces.js';
import type { Position } from '../../position.js';
import { gain } from '../../resources.js';
import { availableShipments, placeShipment } from '../../shipments.js';
import { canBegin } from '../operations/beginning.js';
import { CARTELS_NAME, type SpaceNeed } from '../space-needs.js';

/** 4.5.2 Process: turn bases into 3 resources each, or prepare 1 or 2 shipments in all. */
const RESOURCES_PER_BASE = 3;
const MAX_SHIPMENTS = 2;

const HAS_BASE: SpaceNeed<unknown, 'faction'> = {
  holds: (g, _, space) => bases(g, space, 'cartels') > 0,
  params: CARTELS_NAME,
};

export const PROCESS = {
  way: wordQuestion('process.way', '4.5.2', {}, ['process-bases', 'process-shipments']),
  base: spaceQuestion('process.base', '4.5.2', {}, { needs: { base: HAS_BASE } }),
  shipment: spaceQuestion(
    'process.shipment',
    '4.5.2',
    {},
    {
      needs: {
        base: HAS_BASE,
        anyGuerrilla: (g, _, space) => hasGuerrillas(g, space),
        shipmentLeft: (g) => availableShipments(g) > 0,
      },
    },
  ),
  guerrilla: pieceQuestion('process.guerrilla', '4.5.2', { space: SPACE }),
};
const CARTELS = { faction: 'cartels' } as const;

export const canProcess = (g: Position): boolean => PROCESS.base.hasAny(g, CARTELS);

export function* process(g: Position, x: Execution): Procedure {
  // Taken before the operation can be paid for, it must bring the resources to pay with (4.1).
  const ways: (typeof PROCESS.way.words)[number][] = ['process-bases'];
  if (canBegin(g, x) && PROCESS.shipment.hasAny(g, CARTELS)) ways.push('process-shipments');
  const way = yield* PROCESS.way.ask(g, CARTELS, ways);
  if (way === 'process-bases') yield* sellBases(g);
  else yield* prepareShipments(g);
}

function* sellBases(g: Position): Procedure {
  for (let first = true; ; first = false) {
    const space = yield* PROCESS.base.ask(g, CARTELS, { may: first ? 'must' : 'may' });
    if (space === undefined) return;
    removeCubesOrBases(g, space, BASE.cartels, 1);
    gain(g, 'cartels', RESOURCES_PER_BASE);
  }
}

/** Under any guerrilla, of whatever faction, in a space with a cartels' base. */
function* prepareShipments(g: Position): Procedure {
  for (let n = 0; n < MAX_SHIPMENTS; n++) {
    const space = yield* PROCESS.shipment.ask(g, CARTELS, { may: n === 0 ? 'must' : 'may' });
    if (space === undefined) return;
    const guerrillas = kindsIn(g, space, guerrillaPiece);
    const guerrilla = yield* PROCESS.guerrilla.askFor(g, { ...CARTELS, space }, guerrillas);
    if (guerrilla !== undefined) placeShipment(g, space, guerrilla);
  }
}
