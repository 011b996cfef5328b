import { DONE, type Procedure } from '@sandtable/kernel';
import type { Faction } from '../factions.js';
import {
  active,
  count,
  cubes,
  guerrillas,
  hasEnemies,
  placeable,
  shiftPieces,
  strength,
  underground,
} from '../forces.js';
import { CITIES, isCity, isDepartment, type Space } from '../map.js';
import { ACTIVE, BASE, isGuerrilla, ownerOf, type Piece, POLICE, TROOPS, UNDERGROUND } from '../pieces.js';
import { type Position, spacesInPlay } from '../position.js';
import { gain } from '../resources.js';
import { begin } from '../rules/execution.js';
import { CUBES } from '../rules/move-cubes.js';
import { assaultIn } from '../rules/operations/assault.js';
import { type AssaultTerms, canAssault } from '../rules/operations/assault-spaces.js';
import { ambushIn } from '../rules/operations/attack.js';
import { march } from '../rules/operations/march.js';
import { sweepFinds } from '../rules/operations/sweep.js';
import { canFind, type SweepTerms } from '../rules/operations/sweep-spaces.js';
import { flip } from '../shipments.js';
import { isNeutral, isSupport, PASSIVE_SUPPORT } from '../support.js';
import { eachOf, placeInEach, placeMix, removeAll, replaceAnywhere, replacePiece, setLevels } from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

const AUC_PIECES = [UNDERGROUND.auc, BASE.auc];

export const CARDS_37_42: EventCards = {
  // 37 Former Military
  37: {
    unshaded: (g) => veteransHelp(g),
    shaded: (g) => veteransStrike(g),
  },

  // 38 National Coordination Center
  38: {
    // The active AUC guerrillas of up to 3 watched spaces go.
    *unshaded(g, executor) {
      const seen = (space: Space) => watched(g, space) && active(g, space, 'auc') > 0;
      yield* eachOf(
        g,
        EVENT.space,
        { faction: executor },
        3,
        seen,
        (space) => removeAll(g, space, (piece) => piece === ACTIVE.auc),
        'may',
      );
    },
    // AUC goes underground in every watched space.
    *shaded(g) {
      for (const space of spacesInPlay(g)) if (watched(g, space)) flip(g, space, 'auc', 'underground');
    },
  },

  // 39 Soldados Campesinos
  39: {
    // A police in each of 6 departments.
    *unshaded(g, executor) {
      yield* placeInEach(g, executor, 6, POLICE, isDepartment);
    },
    // In up to 3 departments a police becomes an AUC guerrilla.
    *shaded(g, executor) {
      yield* eachOf(
        g,
        EVENT.replaceFrom,
        { faction: executor },
        3,
        (space) => isDepartment(space) && count(g, space, POLICE) > 0,
        (space) => replacePiece(g, space, POLICE, UNDERGROUND.auc),
        'may',
      );
    },
  },

  // 40 Demobilization
  40: {
    // 3 AUC guerrillas become police.
    *unshaded(g, executor) {
      const disarmed = (piece: Piece) => isGuerrilla(piece) && ownerOf(piece) === 'auc';
      yield* replaceAnywhere(g, executor, 3, disarmed, () => [POLICE]);
    },
    // The cubes of a department with AUC leave for cities; AUC settles in 2 cities.
    *shaded(g, executor) {
      const held = (space: Space) => isDepartment(space) && strength(g, space, 'auc') > 0 && cubes(g, space) > 0;
      const left = yield* EVENT.department.ask(g, { faction: executor }, { among: spacesInPlay(g).filter(held) });
      if (left !== undefined) yield* cubesToCities(g, executor, left);
      yield* eachOf(
        g,
        EVENT.city,
        { faction: executor },
        2,
        (space) => isCity(space) && AUC_PIECES.some((piece) => placeable(g, space, piece) > 0),
        (space) => placeMix(g, executor, 1, space, AUC_PIECES),
      );
    },
  },

  // 41 Mancuso
  41: {
    // AUC loses 6 resources and all its pieces in one space.
    *unshaded(g, executor) {
      gain(g, 'auc', -6);
      const space = yield* EVENT.space.ask(
        g,
        { faction: executor },
        { among: spacesInPlay(g).filter((s) => strength(g, s, 'auc') > 0) },
      );
      if (space !== undefined) yield* removeAll(g, space, (piece) => ownerOf(piece) === 'auc');
    },
    // 3 resources for AUC from every space it shares with the cartels.
    *shaded(g) {
      const shared = spacesInPlay(g).filter((s) => strength(g, s, 'auc') > 0 && strength(g, s, 'cartels') > 0);
      gain(g, 'auc', 3 * shared.length);
    },
  },

  // 42 Senado & Cámara; the shaded side is momentum.
  42: {
    // 2 neutral spaces come to passive support, and the Government gains 3 resources.
    *unshaded(g, executor) {
      yield* setLevels(g, executor, 2, PASSIVE_SUPPORT, (space) => isNeutral(g, space));
      gain(g, 'government', 3);
    },
  },
};

/** Against FARC alone, with every AUC guerrilla as troops, whatever older events protect or forbid (5.1.2). */
const withVeterans = (g: Position): AssaultTerms & SweepTerms => ({
  only: 'farc',
  helpers: (space) => guerrillas(g, space, 'auc'),
  override: true,
});

/** The Government does a Sweep without movement or an Assault in each space where it can and likes (5.5). */
function* veteransHelp(g: Position): Procedure {
  const terms = withVeterans(g);
  const sweeps: Space[] = [];
  const assaults: Space[] = [];
  for (const space of spacesInPlay(g)) {
    const ways: ('sweep' | 'assault')[] = [];
    if (canFind(g, space, terms)) ways.push('sweep');
    if (canAssault(g, space, terms)) ways.push('assault');
    if (ways.length === 0) continue;
    const way = yield* EVENT.operation.ask(g, { faction: 'government', space }, [...ways, DONE]);
    if (way !== DONE) (way === 'sweep' ? sweeps : assaults).push(space);
  }
  yield* sweepFinds(g, sweeps, terms);
  for (const space of assaults) yield* assaultIn(g, space, terms);
}

/** AUC may March for free, then Ambush in one of the destinations (5.5): whoever guards a base can stay there. */
function* veteransStrike(g: Position): Procedure {
  const destinations = yield* march(g, 'auc', begin(g, 'auc', 'march', { free: true, optional: true }));
  const open = destinations.filter((space) => underground(g, space, 'auc') > 0 && hasEnemies(g, space, 'auc'));
  const space = yield* EVENT.space.ask(g, { faction: 'auc' }, { among: open, may: 'may' });
  if (space !== undefined) yield* ambushIn(g, 'auc', space);
}

/** Where there are cubes or support. */
const watched = (g: Position, space: Space): boolean => cubes(g, space) > 0 || isSupport(g, space);

/** All cubes go; the executing faction divides them among the cities. */
function* cubesToCities(g: Position, executor: Faction, from: Space): Procedure {
  while (cubes(g, from) > 0) {
    const to = yield* EVENT.moveTo.ask(g, { faction: executor, from, n: cubes(g, from) }, { among: CITIES });
    if (to === undefined) return;
    const given = { faction: executor, rule: '5.1', from, to };
    const police = count(g, from, POLICE);
    const troops = yield* CUBES.troops.ask(g, given, police === 0 ? 1 : 0, count(g, from, TROOPS));
    const officers = yield* CUBES.police.ask(g, given, troops === 0 ? 1 : 0, police);
    shiftPieces(g, from, to, TROOPS, troops);
    shiftPieces(g, from, to, POLICE, officers);
  }
}
