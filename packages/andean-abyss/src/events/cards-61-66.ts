import type { Procedure } from '@sandtable/kernel';
import { type Faction, INSURGENTS, type Insurgent } from '../factions.js';
import {
  availableOf,
  bases,
  count,
  guerrillas,
  insurgentPiece,
  place,
  placeable,
  removeCubesOrBases,
  strength,
} from '../forces.js';
import {
  ALL_SPACES,
  DEPARTMENTS,
  isCity,
  isDepartment,
  isForest,
  isMountain,
  population,
  type Space,
  spaceOf,
} from '../map.js';
import { ACTIVE, BASE, ownerOf, UNDERGROUND } from '../pieces.js';
import { type Position, spacesInPlay } from '../position.js';
import { gain } from '../resources.js';
import { begin } from '../rules/execution.js';
import { terrorize } from '../rules/operations/terror-effects.js';
import { availableShipments, placeShipment, removePieces, removeShipment, safest, shipmentsIn } from '../shipments.js';
import { bar, placeInEach, preferring, removeAll, removeAnywhere, removeAsMany, terrorInEach } from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

const AMAZON = [spaceOf('guainia'), spaceOf('vaupes'), spaceOf('amazonas')];

export const CARDS_61_66: EventCards = {
  // Air Bridge
  61: {
    // Every piece of the cartels goes from one city; they lose 6 resources.
    *unshaded(g, executor) {
      const held = ALL_SPACES.filter((s) => isCity(s) && strength(g, s, 'cartels') > 0);
      const city = yield* EVENT.city.ask(g, { faction: executor }, { among: held });
      if (city !== undefined) yield* removeAll(g, city, (piece) => ownerOf(piece) === 'cartels');
      gain(g, 'cartels', -6);
    },
    // A base of the cartels in each of 3 departments where they have nothing.
    *shaded(g, executor) {
      yield* placeInEach(g, executor, 3, BASE.cartels, (s) => isDepartment(s) && strength(g, s, 'cartels') === 0);
    },
  },
  // Amazonía
  62: {
    // Up to 3 insurgent pieces go from forests without population, bases as freely as guerrillas.
    *unshaded(g, executor) {
      const wild = ALL_SPACES.filter((space) => isForest(space) && population(space) === 0);
      yield* removeAnywhere(g, executor, 3, wild, insurgentPiece, 'may');
    },
    // A base of the cartels in each of Guainía, Vaupés and Amazonas.
    shaded: (g, executor) => baseInEach(g, executor, AMAZON),
  },
  // Narco-War
  63: { unshaded: narcoWar },
  // Cocaine Labs
  64: {
    // A shipment (in the second edition 2) for FARC guerrillas where there is a base of the cartels.
    *unshaded(g, executor) {
      const labs = ALL_SPACES.filter((s) => bases(g, s, 'cartels') > 0 && guerrillas(g, s, 'farc') > 0);
      const n = Math.min(g.rules.edition === '2' ? 2 : 1, availableShipments(g));
      for (let left = n; left > 0; left--) {
        const space = yield* EVENT.space.ask(g, { faction: executor, n: left }, { among: labs });
        if (space !== undefined) placeShipment(g, space, safest(g, space, 'farc'));
      }
    },
    // The cartels gain 2 for each base in a city and 1 for each in a department.
    *shaded(g) {
      const worth = (space: Space) => bases(g, space, 'cartels') * (isCity(space) ? 2 : 1);
      gain(
        g,
        'cartels',
        ALL_SPACES.reduce((sum, space) => sum + worth(space), 0),
      );
    },
  },
  // Poppies
  65: { unshaded: poppies },
  // Tingo María
  66: {
    // 3 bases of the cartels go from forests.
    *unshaded(g, executor) {
      yield* removeAsMany(g, executor, 3, ALL_SPACES.filter(isForest), (piece) => piece === BASE.cartels);
    },
    // One more base of the cartels in each forest that has one.
    *shaded(g, executor) {
      const grown = ALL_SPACES.filter((space) => isForest(space) && bases(g, space, 'cartels') > 0);
      yield* baseInEach(g, executor, grown);
    },
  },
};

/** A cartels' base in each of these that has room; the executing faction says where first if there are too few. */
function* baseInEach(g: Position, executor: Faction, spaces: readonly Space[]): Procedure {
  const open = spaces.filter((space) => placeable(g, space, BASE.cartels) > 0);
  if (availableOf(g, BASE.cartels) >= open.length) for (const space of open) place(g, space, BASE.cartels);
  else yield* placeInEach(g, executor, open.length, BASE.cartels, (space) => open.includes(space));
}

/** Card 63: the cartels keep one guerrilla a space, which may make Terror (5.5), and lose their next turn. */
function* narcoWar(g: Position, executor: Faction): Procedure {
  const spaces = spacesInPlay(g).filter((space) => guerrillas(g, space, 'cartels') > 0);
  for (const space of spaces) yield* leaveOne(g, executor, space);
  if (spaces.length > 0) {
    const x = begin(g, 'cartels', 'terror', { free: true });
    yield* terrorInEach(g, 'cartels', spaces, (space) => {
      terrorize(g, 'cartels', x, space);
      return undefined;
    });
  }
  bar(g, 'cartels');
}

/** Active or underground, the last one makes Terror and ends active: which one it is matters only for a shipment. */
function* leaveOne(g: Position, executor: Faction, space: Space): Procedure {
  const kinds = [UNDERGROUND.cartels, ACTIVE.cartels].filter((piece) => count(g, space, piece) > 0);
  const matters = shipmentsIn(g, space, 'cartels').length > 0;
  const kept = matters ? yield* EVENT.survivor.askFor(g, { faction: executor, space }, kinds) : kinds[0];
  for (const piece of kinds) {
    yield* removePieces(g, space, piece, count(g, space, piece) - (piece === kept ? 1 : 0), { by: 'event' });
  }
}

type ShipmentWay = 'place-shipment' | 'remove-shipment';
type BaseWay = 'place-insurgent-base' | 'remove-insurgent-base';

/** Card 65: a shipment or a base more or less in one mountain department; in the second edition one of each. */
function* poppies(g: Position, executor: Faction): Procedure {
  const both = g.rules.edition === '2';
  const mountains = DEPARTMENTS.filter((s) => isMountain(s) && shipmentWays(g, s).length + baseWays(g, s).length > 0);
  const whole = (space: Space) => !both || (shipmentWays(g, space).length > 0 && baseWays(g, space).length > 0);
  const space = yield* EVENT.department.ask(g, { faction: executor }, { among: preferring(mountains, whole) });
  if (space === undefined) return;
  if (both) {
    yield* chooseWay(g, executor, space, shipmentWays(g, space));
    yield* chooseWay(g, executor, space, baseWays(g, space));
  } else yield* chooseWay(g, executor, space, [...shipmentWays(g, space), ...baseWays(g, space)]);
}

const holders = (g: Position, space: Space) => INSURGENTS.filter((f) => shipmentsIn(g, space, f).length > 0);
const takers = (g: Position, space: Space) =>
  availableShipments(g) > 0 ? INSURGENTS.filter((f) => guerrillas(g, space, f) > 0) : [];
const builders = (g: Position, space: Space) => INSURGENTS.filter((f) => placeable(g, space, BASE[f]) > 0);
const owners = (g: Position, space: Space) => INSURGENTS.filter((f) => bases(g, space, f) > 0);

function shipmentWays(g: Position, space: Space): ShipmentWay[] {
  const ways: ShipmentWay[] = [];
  if (takers(g, space).length > 0) ways.push('place-shipment');
  if (holders(g, space).length > 0) ways.push('remove-shipment');
  return ways;
}

function baseWays(g: Position, space: Space): BaseWay[] {
  const ways: BaseWay[] = [];
  if (builders(g, space).length > 0) ways.push('place-insurgent-base');
  if (owners(g, space).length > 0) ways.push('remove-insurgent-base');
  return ways;
}

function* chooseWay(g: Position, executor: Faction, space: Space, ways: readonly (ShipmentWay | BaseWay)[]): Procedure {
  if (ways.length === 0) return;
  const way = yield* EVENT.choice.ask(g, { faction: executor, space }, ways);
  const faction = yield* EVENT.faction.askFor(
    g,
    { faction: executor, space, choice: way },
    FACTIONS_FOR[way](g, space),
  );
  const insurgent = INSURGENTS.find((f) => f === faction);
  if (insurgent === undefined) return;
  switch (way) {
    case 'place-shipment':
      return placeShipment(g, space, safest(g, space, insurgent));
    case 'remove-shipment':
      return removeShipment(g, shipmentsIn(g, space, insurgent)[0]);
    case 'place-insurgent-base':
      place(g, space, BASE[insurgent]);
      return;
    case 'remove-insurgent-base':
      removeCubesOrBases(g, space, BASE[insurgent], 1);
      return;
  }
}

const FACTIONS_FOR: Readonly<Record<ShipmentWay | BaseWay, (g: Position, space: Space) => readonly Insurgent[]>> = {
  'place-shipment': takers,
  'remove-shipment': holders,
  'place-insurgent-base': builders,
  'remove-insurgent-base': owners,
};
