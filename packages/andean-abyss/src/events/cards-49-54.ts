import type { Procedure } from '@sandtable/kernel';
import { TERROR_MARKERS } from '../data/deployment.js';
import { type Faction, INSURGENTS, type Insurgent } from '../factions.js';
import { availableOf, guerrillas, kindsIn, onMap, place, placeable, room, strength } from '../forces.js';
import { isCity, isDepartment, isMountain, isPipeline, PIPELINES, type Space } from '../map.js';
import { BASE, isGuerrilla, ownerOf, type Piece, POLICE, UNDERGROUND } from '../pieces.js';
import { adjacent, type Position, spacesInPlay } from '../position.js';
import { pieceRef } from '../references.js';
import { gain } from '../resources.js';
import { moveSome } from '../rules/operations/rally.js';
import { flip } from '../shipments.js';
import { canShift } from '../support.js';
import { isSabotaged, markersOut, placeMarkers, removeMarkers } from '../terror.js';
import { log } from '../text.js';
import {
  eachOf,
  nameInsurgent,
  pickSupplied,
  placeInEach,
  preferring,
  removeAnywhere,
  replaceAnywhere,
  shiftSpaces,
} from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

export const CARDS_49_54: EventCards = {
  // 49 Bloques
  49: {
    // 3 available AUC guerrillas leave the game; those on the map stay.
    *unshaded(g) {
      const n = Math.min(3, g.available[UNDERGROUND.auc]);
      if (n === 0) return;
      g.available[UNDERGROUND.auc] -= n;
      g.aucGone += n;
      log(g, 'log.gone', { n, piece: pieceRef(UNDERGROUND.auc) });
    },
    // An AUC guerrilla and an AUC base in one department.
    *shaded(g, executor) {
      const open = spacesInPlay(g).filter((s) => isDepartment(s) && newBloque(g, s).length > 0);
      const whole = preferring(open, (s) => newBloque(g, s).length === 2);
      const space = yield* EVENT.department.ask(g, { faction: executor }, { among: whole });
      if (space === undefined) return;
      place(g, space, UNDERGROUND.auc);
      place(g, space, BASE.auc);
    },
  },

  // 50 Carabineros
  50: {
    // The Government places up to 3 police in departments.
    *unshaded(g) {
      for (let n = 3; n > 0; n--) {
        const open = () => spacesInPlay(g).filter((space) => isDepartment(space) && placeable(g, space, POLICE) > 0);
        const lacking = () => availableOf(g, POLICE) < n;
        const space = yield* pickSupplied(
          g,
          EVENT.place,
          { faction: 'government', piece: POLICE, n },
          open,
          lacking,
          'may',
        );
        if (space === undefined) return;
        place(g, space, POLICE);
      }
    },
    // 2 police go, or both become AUC guerrillas.
    *shaded(g, executor) {
      yield* removeOrReplace(
        g,
        executor,
        (piece) => piece === POLICE,
        () => [UNDERGROUND.auc],
        'must',
      );
    },
  },

  // 51 Pipeline Repairs
  51: {
    // All pipelines are repaired; if none needed it, the Government gains 12 resources.
    *unshaded(g) {
      const broken = PIPELINES.filter((loc) => isSabotaged(g, loc));
      for (const loc of broken) removeMarkers(g, loc);
      if (broken.length === 0) gain(g, 'government', 12);
    },
    // Sabotage of 3 pipelines with FARC guerrillas on them or next to them.
    *shaded(g, executor) {
      const near = (loc: Space) => [loc, ...adjacent(g, loc)].some((space) => guerrillas(g, space, 'farc') > 0);
      const open = (space: Space) =>
        isPipeline(space) && !isSabotaged(g, space) && near(space) && markersOut(g) < TERROR_MARKERS;
      yield* eachOf(g, EVENT.pipeline, { faction: executor }, 3, open, (loc) => {
        placeMarkers(g, loc);
      });
    },
  },

  // 52 Castaño
  52: {
    // 2 cities or mountain departments shift toward active support.
    *unshaded(g, executor) {
      const near = (space: Space) => (isCity(space) || isMountain(space)) && canShift(g, space, 1);
      yield* shiftSpaces(g, executor, 2, 1, near);
    },
    // An AUC base where AUC is; then AUC gains resources for all its bases.
    *shaded(g, executor) {
      yield* placeInEach(g, executor, 1, BASE.auc, (space) => strength(g, space, 'auc') > 0);
      gain(g, 'auc', onMap(g, BASE.auc));
    },
  },

  // 53 Criminal Air Force
  53: {
    *unshaded(g, executor) {
      const named = yield* nameInsurgent(g, executor, (f) => airfields(g, f).length > 0);
      if (named !== undefined) yield* fly(g, named);
    },
  },

  // 54 Deserters & Defectors
  54: {
    // Up to 2 guerrillas go, or each becomes a guerrilla of another faction.
    *unshaded(g, executor) {
      const others = (piece: Piece) => INSURGENTS.filter((f) => f !== ownerOf(piece)).map((f) => UNDERGROUND[f]);
      yield* removeOrReplace(g, executor, isGuerrilla, others, 'may');
    },
  },
};

/** What of a guerrilla and a base can be placed here; Ecuador may have room for one of them only. */
const newBloque = (g: Position, space: Space): Piece[] =>
  [UNDERGROUND.auc, BASE.auc]
    .filter((piece) => placeable(g, space, piece) > 0)
    .slice(0, room(g, space, UNDERGROUND.auc));

/** Removes 2 such pieces, or replaces them: one decision for both, if anything could take their place. */
function* removeOrReplace(
  g: Position,
  executor: Faction,
  wanted: (piece: Piece) => boolean,
  by: (piece: Piece) => readonly Piece[],
  may: 'must' | 'may',
): Procedure {
  const spaces = spacesInPlay(g).filter((space) => kindsIn(g, space, wanted).length > 0);
  if (spaces.length === 0) return;
  const fits = (space: Space) =>
    kindsIn(g, space, wanted).some((piece) => by(piece).some((kind) => placeable(g, space, kind) > 0));
  const ways: ('remove-pieces' | 'replace-pieces')[] = ['remove-pieces'];
  if (spaces.some(fits)) ways.push('replace-pieces');
  const way = yield* EVENT.choice.ask(g, { faction: executor }, ways);
  if (way === 'remove-pieces') yield* removeAnywhere(g, executor, 2, spaces, wanted, may);
  else yield* replaceAnywhere(g, executor, 2, wanted, by, may);
}

/** Departments where the faction has guerrillas to fly out. */
const airfields = (g: Position, faction: Insurgent): Space[] =>
  spacesInPlay(g).filter((space) => isDepartment(space) && guerrillas(g, space, faction) > 0);

/** Card 53: 1 or 2 guerrillas go from one department to any other and hide. */
function* fly(g: Position, faction: Insurgent): Procedure {
  const from = yield* EVENT.moveFrom.ask(g, { faction }, { among: airfields(g, faction) });
  if (from === undefined) return;
  const roomFor = (space: Space) => room(g, space, UNDERGROUND[faction]);
  const ends = spacesInPlay(g).filter((space) => isDepartment(space) && space !== from && roomFor(space) > 0);
  const to = yield* EVENT.moveTo.ask(g, { faction, from }, { among: ends });
  if (to === undefined) return;
  const group = yield* moveSome(g, faction, from, to, Math.min(2, roomFor(to)), '5.1');
  flip(g, to, faction, 'underground', group.active);
}
