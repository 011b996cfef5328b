import type { Procedure } from '@sandtable/kernel';
import type { Faction } from '../factions.js';
import { availableOf, count, place, placeable, room, shiftPieces, strength } from '../forces.js';
import { ALL_SPACES, CITIES, isCity, isDepartment, SPACE_COUNT, type Space } from '../map.js';
import { BASE, isGuerrilla, ownerOf, type Piece, POLICE, UNDERGROUND } from '../pieces.js';
import { type Position, spacesInPlay } from '../position.js';
import { changeAid, gain, transfer } from '../resources.js';
import { begin, select } from '../rules/execution.js';
import { assaultIn } from '../rules/operations/assault.js';
import { canAssault } from '../rules/operations/assault-spaces.js';
import { bribeIn, bribeSpaces } from '../rules/special/bribe.js';
import { flip, moveGroup, pickCargo } from '../shipments.js';
import { canShift } from '../support.js';
import {
  freelyInEach,
  lastAt,
  pickSupplied,
  placeInEach,
  preferring,
  removeAll,
  removeAsMany,
  removeShipments,
  replaceAnywhere,
  replacePiece,
  shiftSpaces,
} from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

const ofCartels = (piece: Piece) => ownerOf(piece) === 'cartels';
const cartelsGuerrilla = (piece: Piece) => ofCartels(piece) && isGuerrilla(piece);

export const CARDS_55_60: EventCards = {
  // DEA Agents
  55: {
    // A shipment goes, whoever holds it, and 5 guerrillas of the cartels. Second edition: 2 shipments, and more aid.
    *unshaded(g, executor) {
      const second = g.rules.edition === '2';
      yield* removeShipments(g, executor, second ? 2 : 1);
      yield* removeAsMany(g, executor, 5, ALL_SPACES, cartelsGuerrilla);
      if (second) changeAid(g, 3);
    },
    // 3 spaces with pieces of the cartels shift a level toward active opposition.
    *shaded(g, executor) {
      yield* shiftSpaces(g, executor, 3, -1, (s) => strength(g, s, 'cartels') > 0 && canShift(g, s, -1));
    },
  },
  // Drogas La Rebaja
  56: {
    // The cartels pay the Government 9 resources, in the second edition 15.
    *unshaded(g) {
      transfer(g, 'cartels', 'government', g.rules.edition === '2' ? 15 : 9);
    },
    // The cartels gain 2 for each piece in cities, and then have a new base in 2 of them.
    *shaded(g, executor) {
      gain(g, 'cartels', 2 * CITIES.reduce((sum, city) => sum + strength(g, city, 'cartels'), 0));
      yield* placeInEach(g, executor, 2, BASE.cartels, isCity);
    },
  },
  // Op Millennium
  57: {
    // Up to 3 pieces of the cartels make way for police.
    *unshaded(g, executor) {
      yield* replaceAnywhere(g, executor, 3, ofCartels, () => [POLICE], 'may');
    },
    shaded: corruptPolice,
  },
  // General Serrano
  58: {
    // The cartels lose 6 resources and every guerrilla.
    *unshaded(g) {
      gain(g, 'cartels', -6);
      for (const space of ALL_SPACES) yield* removeAll(g, space, cartelsGuerrilla);
    },
    // The cartels send up to 4 police wherever they like.
    *shaded(g) {
      yield* sendUpTo(g, 4, POLICE, function* (from, to) {
        shiftPieces(g, from, to, POLICE, 1);
      });
    },
  },
  // Salcedo
  59: {
    unshaded: huntCartels,
    // The cartels go underground and may move up to 3 of their guerrillas anywhere.
    *shaded(g) {
      for (const space of ALL_SPACES) flip(g, space, 'cartels', 'underground');
      const one = { underground: 1, active: 0 };
      yield* sendUpTo(g, 3, UNDERGROUND.cartels, function* (from, to) {
        moveGroup(g, 'cartels', from, to, one, yield* pickCargo(g, 'cartels', from, to, one));
      });
    },
  },
  // The Chess Player
  60: {
    // Every piece of the cartels goes from 2 cities or from one department; the Government gains 6 resources.
    *unshaded(g, executor) {
      yield* clearCitiesOrDepartment(g, executor);
      gain(g, 'government', 6);
    },
    // The cartels place a base in each of 2 cities and may Bribe for nothing in one space (5.5).
    *shaded(g) {
      const done: Space[] = [];
      const open = () => CITIES.filter((city) => !done.includes(city) && placeable(g, city, BASE.cartels) > 0);
      for (let left = 2; left > 0; left--) {
        const lacking = () => availableOf(g, BASE.cartels) < left;
        const city = yield* pickSupplied(
          g,
          EVENT.place,
          { faction: 'cartels', piece: BASE.cartels, n: left },
          open,
          lacking,
        );
        if (city === undefined) break;
        place(g, city, BASE.cartels);
        done.push(city);
      }
      const space = yield* EVENT.space.ask(g, { faction: 'cartels' }, { among: bribeSpaces(g), may: 'may' });
      if (space !== undefined) yield* bribeIn(g, space);
    },
  },
};

/** Card 57, shaded: in each of 2 spaces a police gives way to a guerrilla or base of the cartels. */
function* corruptPolice(g: Position, executor: Faction): Procedure {
  const fitting = (space: Space) => [UNDERGROUND.cartels, BASE.cartels].filter((kind) => placeable(g, space, kind) > 0);
  const done: Space[] = [];
  for (let left = 2; left > 0; left--) {
    const policed = spacesInPlay(g).filter((space) => !done.includes(space) && count(g, space, POLICE) > 0);
    const open = preferring(policed, (space) => fitting(space).length > 0);
    const space = yield* EVENT.replaceFrom.ask(g, { faction: executor, n: left }, { among: open });
    if (space === undefined) return;
    done.push(space);
    const here = { faction: executor, space, piece: POLICE, n: left };
    const by = yield* EVENT.replaceBy.askFor(g, here, fitting(space));
    yield* replacePiece(g, space, POLICE, by);
  }
}

/** The cartels move up to `n` pieces of a kind, one at a time and none twice, from anywhere to wherever there is room. */
function* sendUpTo(g: Position, n: number, piece: Piece, move: (from: Space, to: Space) => Procedure): Procedure {
  const arrived = new Uint8Array(SPACE_COUNT);
  let last: { readonly last?: Space } = {};
  for (let left = n; left > 0; left--) {
    const origins = spacesInPlay(g).filter((space) => count(g, space, piece) > arrived[space]);
    const from = yield* EVENT.moveFrom.ask(
      g,
      { faction: 'cartels', piece, n: left, ...last },
      { among: origins, may: 'may' },
    );
    if (from === undefined) return;
    last = lastAt(from);
    const open = spacesInPlay(g).filter((space) => space !== from && room(g, space, piece) > 0);
    const to = yield* EVENT.moveTo.ask(g, { faction: 'cartels', piece, from }, { among: open });
    if (to === undefined) return;
    yield* move(from, to);
    arrived[to]++;
  }
}

/** Card 59, unshaded: the cartels' guerrillas turn active, and they alone are Assaulted wherever the Government can and likes (5.5). */
function* huntCartels(g: Position): Procedure {
  for (const space of ALL_SPACES) flip(g, space, 'cartels', 'active');
  const terms = { only: 'cartels', override: true } as const;
  const open = (space: Space) => canAssault(g, space, terms);
  if (!spacesInPlay(g).some(open)) return;
  const x = begin(g, 'government', 'assault', { free: true });
  yield* freelyInEach(g, 'government', open, (space) => {
    select(g, x, space, 0);
    return assaultIn(g, space, terms);
  });
}

/** A city first means a second city; a department stays alone. */
function* clearCitiesOrDepartment(g: Position, executor: Faction): Procedure {
  const held = spacesInPlay(g).filter((s) => (isCity(s) || isDepartment(s)) && strength(g, s, 'cartels') > 0);
  const first = yield* EVENT.space.ask(g, { faction: executor }, { among: held });
  if (first === undefined) return;
  yield* removeAll(g, first, ofCartels);
  if (!isCity(first)) return;
  const others = CITIES.filter((city) => strength(g, city, 'cartels') > 0);
  const second = yield* EVENT.city.ask(g, { faction: executor }, { among: others });
  if (second !== undefined) yield* removeAll(g, second, ofCartels);
}
