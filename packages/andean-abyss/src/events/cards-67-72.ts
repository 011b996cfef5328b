import { DONE, type Procedure } from '@sandtable/kernel';
import { type Faction, INSURGENTS, type Insurgent, isInsurgent } from '../factions.js';
import {
  allGuerrillas,
  bases,
  count,
  cubes,
  guerrillaPiece,
  guerrillas,
  kindsIn,
  place,
  placeable,
  room,
  shiftPieces,
  strength,
  underground,
} from '../forces.js';
import { ALL_SPACES, isCoastal, isDepartment, isForest, PANAMA, type Space, spaceOf } from '../map.js';
import { ACTIVE, BASE, isGuerrilla, ownerOf, type Piece, POLICE, TROOPS, UNDERGROUND } from '../pieces.js';
import { adjacent, type Position, spacesInPlay } from '../position.js';
import { spaceRef } from '../references.js';
import { gain } from '../resources.js';
import { begin, plan, select } from '../rules/execution.js';
import { CUBES } from '../rules/move-cubes.js';
import { assaultIn } from '../rules/operations/assault.js';
import { canAssault } from '../rules/operations/assault-spaces.js';
import { attackIn } from '../rules/operations/attack.js';
import { canAttack } from '../rules/operations/attack-spaces.js';
import { moveSome, rallyIn } from '../rules/operations/rally.js';
import { canRally } from '../rules/operations/rally-spaces.js';
import { sweepIn } from '../rules/operations/sweep.js';
import { canSweepIn } from '../rules/operations/sweep-spaces.js';
import { cutAid, terrorIn } from '../rules/operations/terror-effects.js';
import { TRAIN, trainIn } from '../rules/operations/train.js';
import { removePiece } from '../shipments.js';
import { log } from '../text.js';
import { nameInsurgent, preferring, removeAll, removeAsMany, removeShipments, terrorInEach } from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

const CHOCO = spaceOf('choco');
const COAST = ALL_SPACES.filter(isCoastal);
const cartelsOnCoast = (g: Position) => COAST.reduce((sum, space) => sum + strength(g, space, 'cartels'), 0);

export const CARDS_67_72: EventCards = {
  // Mexican Traffickers
  67: {
    // The cartels lose 10 resources, in the second edition 20. The shaded text is momentum (6.3.2).
    *unshaded(g) {
      gain(g, 'cartels', g.rules.edition === '2' ? -20 : -10);
    },
  },
  // Narco-Subs
  68: {
    unshaded: patrolCoast,
    // The cartels gain 2 for each of their pieces on the coast.
    *shaded(g) {
      gain(g, 'cartels', 2 * cartelsOnCoast(g));
    },
  },
  // Riverines & Fast Boats
  69: { unshaded: riverines },
  // Ayahuasca Tourism
  70: {
    // The Government gains 6 for each forest without guerrillas.
    *unshaded(g) {
      const quiet = spacesInPlay(g).filter((space) => isForest(space) && allGuerrillas(g, space) === 0);
      gain(g, 'government', 6 * quiet.length);
    },
    shaded: forestTerror,
  },
  // Darién
  71: {
    // A guerrilla goes from Chocó, and its faction loses 5 resources.
    *unshaded(g, executor) {
      const piece = yield* EVENT.removePiece.askFor(
        g,
        { faction: executor, space: CHOCO, n: 1 },
        kindsIn(g, CHOCO, guerrillaPiece),
      );
      if (piece === undefined) return;
      yield* removePiece(g, CHOCO, piece, { by: 'event' });
      gain(g, ownerOf(piece), -5);
    },
    // Panamá is a space from now on; the executing faction places 1 or 2 of its own bases there (O4).
    *shaded(g, executor) {
      g.panama = true;
      log(g, 'log.foreign', { space: spaceRef(PANAMA) });
      const most = Math.min(2, placeable(g, PANAMA, BASE[executor]));
      place(g, PANAMA, BASE[executor], yield* EVENT.number.ask(g, { faction: executor }, 1, most));
    },
  },
  // Sicarios
  72: {
    // In 2 spaces every guerrilla of the cartels makes way for one of another faction.
    *unshaded(g, executor) {
      for (let left = 2; left > 0; left--) {
        const held = spacesInPlay(g).filter((space) => guerrillas(g, space, 'cartels') > 0);
        const open = preferring(held, (space) => hirelings(g, space).length > 0);
        const space = yield* EVENT.replaceFrom.ask(g, { faction: executor, n: left }, { among: open });
        if (space !== undefined) yield* replaceSicarios(g, executor, space);
      }
    },
    shaded: hireSicarios,
  },
};

/** Card 68, unshaded: 2 pieces of the cartels, or up to 2 shipments of whatever owners, go from the coast. */
function* patrolCoast(g: Position, executor: Faction): Procedure {
  const ways: ('remove-pieces' | 'remove-shipments')[] = [];
  if (cartelsOnCoast(g) > 0) ways.push('remove-pieces');
  if (g.shipments.some((s) => isCoastal(s.space))) ways.push('remove-shipments');
  if (ways.length === 0) return;
  const way = yield* EVENT.choice.ask(g, { faction: executor }, ways);
  if (way === 'remove-shipments') yield* removeShipments(g, executor, 2, isCoastal, 'may');
  else yield* removeAsMany(g, executor, 2, COAST, (piece) => ownerOf(piece) === 'cartels');
}

/** Card 69: own pieces go from one space along up to 3 departments, and then there is a free operation there. */
function* riverines(g: Position, executor: Faction): Procedure {
  const mobile = (space: Space) => (isInsurgent(executor) ? guerrillas(g, space, executor) : cubes(g, space));
  const origins = spacesInPlay(g).filter((space) => mobile(space) > 0 && landings(g, executor, space).length > 0);
  const from = yield* EVENT.moveFrom.ask(g, { faction: executor }, { among: origins });
  if (from === undefined) return;
  const to = yield* EVENT.moveTo.ask(g, { faction: executor, from }, { among: landings(g, executor, from) });
  if (to === undefined) return;
  if (to !== from) {
    if (isInsurgent(executor)) yield* moveSome(g, executor, from, to, room(g, to, UNDERGROUND[executor]), '5.1');
    else yield* moveCubes(g, from, to);
  }
  if (isInsurgent(executor)) yield* insurgentLanding(g, executor, to);
  else yield* governmentLanding(g, to);
}

const WATERWAY = 3;

/** Departments at the end of a chain of at most 3; nothing happens on the way, but the Government enters no FARC Zone. */
function landings(g: Position, faction: Faction, from: Space): Space[] {
  const piece = isInsurgent(faction) ? UNDERGROUND[faction] : TROOPS;
  const barred = (space: Space) => !isDepartment(space) || (faction === 'government' && g.zones[space] > 0);
  const reached = new Set<Space>();
  let edge: Space[] = [from];
  for (let step = 0; step < WATERWAY; step++) {
    edge = edge.flatMap((space) => adjacent(g, space)).filter((space) => !reached.has(space) && !barred(space));
    for (const space of edge) reached.add(space);
  }
  // A chain may lead back to where it began: nobody moves then.
  return ALL_SPACES.filter((space) => reached.has(space) && (space === from || room(g, space, piece) > 0));
}

function* moveCubes(g: Position, from: Space, to: Space): Procedure {
  const given = { faction: 'government', rule: '5.1', from, to } as const;
  const fits = room(g, to, TROOPS);
  const [t, p] = [count(g, from, TROOPS), count(g, from, POLICE)];
  const troops = yield* CUBES.troops.ask(g, given, p === 0 ? 1 : 0, Math.min(t, fits));
  const police = yield* CUBES.police.ask(g, given, troops === 0 ? 1 : 0, Math.min(p, fits - troops));
  shiftPieces(g, from, to, TROOPS, troops);
  shiftPieces(g, from, to, POLICE, police);
}

const FREE = { free: true, limited: true };

/** Train, Sweep or Assault: the event names departments, whatever card 17 says of them (5.1.2). */
function* governmentLanding(g: Position, space: Space): Procedure {
  const terms = { inDepartments: true };
  const open: ('train' | 'sweep' | 'assault')[] = [];
  if (TRAIN.space.isOpen(g, plan('government', 'train', FREE), space)) open.push('train');
  if (canSweepIn(g, space)) open.push('sweep');
  if (canAssault(g, space, terms)) open.push('assault');
  const operation =
    open.length > 0 ? yield* EVENT.operation.ask(g, { faction: 'government', space }, [...open, DONE]) : DONE;
  if (operation === DONE) return;
  const x = begin(g, 'government', operation, FREE);
  switch (operation) {
    case 'train':
      return yield* trainIn(g, x, space);
    case 'sweep':
      return yield* sweepIn(g, x, space);
    case 'assault':
      select(g, x, space, 0);
      return yield* assaultIn(g, space, terms);
  }
}

/** Rally, Attack or Terror. */
function* insurgentLanding(g: Position, faction: Insurgent, space: Space): Procedure {
  const open: ('rally' | 'attack' | 'terror')[] = [];
  if (canRally(g, faction, space)) open.push('rally');
  if (canAttack(g, faction, space)) open.push('attack');
  if (underground(g, space, faction) > 0) open.push('terror');
  const operation = open.length > 0 ? yield* EVENT.operation.ask(g, { faction, space }, [...open, DONE]) : DONE;
  if (operation === DONE) return;
  select(g, begin(g, faction, operation, FREE), space, 0);
  switch (operation) {
    case 'rally':
      return yield* rallyIn(g, faction, space);
    case 'attack':
      return yield* attackIn(g, faction, space);
    case 'terror':
      terrorIn(g, faction, space);
      if (faction === 'auc') cutAid(g, 1);
  }
}

/** Card 70, shaded: the faction named may make Terror with any one guerrilla in each forest where it has one (5.5), for 3 each. */
function* forestTerror(g: Position, executor: Faction): Procedure {
  const forests = (faction: Insurgent) => spacesInPlay(g).filter((s) => isForest(s) && guerrillas(g, s, faction) > 0);
  const faction = yield* nameInsurgent(g, executor, (f) => forests(f).length > 0);
  if (faction === undefined) return;
  const x = begin(g, faction, 'terror', { free: true });
  yield* terrorInEach(g, faction, forests(faction), function* (space) {
    const kinds = [UNDERGROUND[faction], ACTIVE[faction]].filter((piece) => count(g, space, piece) > 0);
    const byActive = (yield* EVENT.terrorBy.askFor(g, { faction, space }, kinds)) === ACTIVE[faction];
    select(g, x, space, 0);
    terrorIn(g, faction, space, 1, byActive);
    gain(g, faction, 3);
  });
}

/** Guerrillas of other factions that can still come to a space. */
const hirelings = (g: Position, space: Space): Piece[] =>
  INSURGENTS.filter((f) => f !== 'cartels')
    .map((f) => UNDERGROUND[f])
    .filter((piece) => placeable(g, space, piece) > 0);

/** The new ones come first, so that a shipment can pass to one of them (4.5.3). */
function* replaceSicarios(g: Position, executor: Faction, space: Space): Procedure {
  for (let left = guerrillas(g, space, 'cartels'); left > 0; left--) {
    const piece = yield* EVENT.replaceBy.askFor(g, { faction: executor, space, n: left }, hirelings(g, space));
    if (piece !== undefined) place(g, space, piece);
  }
  yield* removeAll(g, space, (piece) => isGuerrilla(piece) && ownerOf(piece) === 'cartels');
}

/** Card 72, shaded: all available guerrillas of the cartels go to spaces with their bases. */
function* hireSicarios(g: Position, executor: Faction): Procedure {
  const piece = UNDERGROUND.cartels;
  for (;;) {
    const open = spacesInPlay(g).filter((s) => bases(g, s, 'cartels') > 0 && placeable(g, s, piece) > 0);
    const space = yield* EVENT.place.ask(g, { faction: executor, piece }, { among: open });
    if (space === undefined) return;
    const most = placeable(g, space, piece);
    const n = yield* EVENT.number.ask(g, { faction: executor }, open.length === 1 ? most : 1, most);
    place(g, space, piece, n);
  }
}
