import type { Procedure } from '@sandtable/kernel';
import type { Faction, Insurgent } from '../factions.js';
import {
  active,
  bases,
  count,
  cubes,
  enemyOf,
  guerrillas,
  kindsIn,
  place,
  removeCubesOrBases,
  strength,
  underground,
} from '../forces.js';
import { BOGOTA, econ, isCity, isDepartment, isLoc, PIPELINES, population, type Space, spaceOf } from '../map.js';
import { ACTIVE, BASE, TROOPS, UNDERGROUND } from '../pieces.js';
import { adjacent, type Position, spacesInPlay } from '../position.js';
import { changeAid, gain } from '../resources.js';
import { assaultIn } from '../rules/operations/assault.js';
import { canAssault } from '../rules/operations/assault-spaces.js';
import { cutAid, terrorIn } from '../rules/operations/terror-effects.js';
import { flip } from '../shipments.js';
import {
  ACTIVE_SUPPORT,
  canShift,
  isOpposition,
  isSupport,
  level,
  levelValue,
  NEUTRAL,
  setLevel,
  shift,
} from '../support.js';
import { placeMarkers } from '../terror.js';
import {
  changeByDie,
  freelyInEach,
  nameInsurgent,
  preferring,
  removeFrom,
  setLevels,
  shiftSpaces,
  terrorInEach,
} from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

const CUCUTA = spaceOf('cucuta');

export const CARDS_43_48: EventCards = {
  // 43 Calima Front
  43: {
    // Terror in a department with troops, and FARC loses its bases there, guerrillas or not.
    *unshaded(g, executor) {
      const space = yield* calimaTerror(g, executor, (s) => bases(g, s, 'farc') > 0);
      if (space !== undefined) removeCubesOrBases(g, space, BASE.farc, 99);
    },
    // Terror in a department with troops, and aid falls by 9.
    *shaded(g, executor) {
      yield* calimaTerror(g, executor);
      changeAid(g, -9);
    },
  },

  // 44 Colombia Nueva
  44: {
    // A city without opposition comes to active support; the Government gains 3 resources.
    *unshaded(g, executor) {
      const willing = (space: Space) => isCity(space) && !isOpposition(g, space) && level(g, space) < ACTIVE_SUPPORT;
      yield* setLevels(g, executor, 1, ACTIVE_SUPPORT, willing);
      gain(g, 'government', 3);
    },
    // A city with support turns neutral; the Government loses 3 resources.
    *shaded(g, executor) {
      yield* setLevels(g, executor, 1, NEUTRAL, (space) => isCity(space) && isSupport(g, space));
      gain(g, 'government', -3);
    },
  },

  // 45 Los Derechos Humanos
  45: {
    // A level of support wherever there are a cube and Terror.
    *unshaded(g) {
      for (const space of spacesInPlay(g)) {
        if (!isLoc(space) && cubes(g, space) > 0 && g.terror[space] > 0) shift(g, space, 1);
      }
    },
    // Aid falls by the number of spaces with AUC, the Government's resources by a die.
    *shaded(g) {
      changeAid(g, -spacesInPlay(g).filter((space) => strength(g, space, 'auc') > 0).length);
      changeByDie(g, (die) => gain(g, 'government', -die));
    },
  },

  // 46 Limpieza
  46: {
    *unshaded(g, executor) {
      const anywhere = (f: Insurgent) => spacesInPlay(g).some((space) => guerrillas(g, space, f) > 0);
      const named = yield* nameInsurgent(g, executor, anywhere);
      if (named !== undefined) yield* cleanse(g, named);
    },
  },

  // 47 Pinto & del Rosario
  47: {
    // All AUC guerrillas show themselves; police wherever the Government likes (5.5) strike at AUC as though they were troops.
    *unshaded(g) {
      for (const space of spacesInPlay(g)) flip(g, space, 'auc', 'active');
      const terms = { only: 'auc', policeAsTroops: true, override: true } as const;
      const open = (space: Space) => canAssault(g, space, terms);
      yield* freelyInEach(g, 'government', open, (space) => assaultIn(g, space, terms));
    },
    // 2 AUC guerrillas in Cúcuta, and Terror there if AUC likes (5.5); any 2 AUC guerrillas go underground.
    *shaded(g) {
      place(g, CUCUTA, UNDERGROUND.auc, 2);
      const able = underground(g, CUCUTA, 'auc') > 0 ? [CUCUTA] : [];
      yield* terrorInEach(g, 'auc', able, (space) => {
        terrorIn(g, 'auc', space);
        return undefined;
      });
      for (let n = 2; n > 0; n--) {
        const seen = spacesInPlay(g).filter((space) => active(g, space, 'auc') > 0);
        const space = yield* EVENT.flip.ask(g, { faction: 'auc', n }, { among: seen });
        if (space !== undefined) flip(g, space, 'auc', 'underground', 1);
      }
    },
  },

  // 48 Unión Sindical Obrera
  48: {
    // Next to a 3-Econ pipeline: no more opposition, or a FARC base less.
    *unshaded(g, executor) {
      const open = byGreatPipelines(g).filter((space) => unionWays(g, space).length > 0);
      const space = yield* EVENT.space.ask(g, { faction: executor }, { among: open });
      if (space === undefined) return;
      const way = yield* EVENT.choice.ask(g, { faction: executor, space }, unionWays(g, space));
      if (way === 'end-opposition') setLevel(g, space, NEUTRAL);
      else removeCubesOrBases(g, space, BASE.farc, 1);
    },
    // 2 cities but Bogotá shift toward active opposition.
    *shaded(g, executor) {
      const restless = (space: Space) => isCity(space) && space !== BOGOTA && canShift(g, space, -1);
      yield* shiftSpaces(g, executor, 2, -1, restless);
    },
  },
};

/** 2 Terror markers, no Terror operation, in a department with troops; if possible where the rest works too. */
function* calimaTerror(
  g: Position,
  executor: Faction,
  better: (space: Space) => boolean = () => true,
): Procedure<Space | undefined> {
  const open = spacesInPlay(g).filter((space) => isDepartment(space) && count(g, space, TROOPS) > 0);
  const space = yield* EVENT.department.ask(g, { faction: executor }, { among: preferring(open, better) });
  if (space !== undefined) placeMarkers(g, space, 2);
  return space;
}

/** Card 46: a Terror by any guerrilla, with 2 markers; any 2 enemies go; the space comes to either passive level. Or none of it (5.5). */
function* cleanse(g: Position, faction: Insurgent): Procedure {
  const open = spacesInPlay(g).filter((s) => guerrillas(g, s, faction) > 0);
  const space = yield* EVENT.space.ask(g, { faction }, { among: open, may: 'may' });
  if (space === undefined) return;
  const given = { faction, space };
  const own = kindsIn(g, space, (piece) => piece === UNDERGROUND[faction] || piece === ACTIVE[faction]);
  const by = yield* EVENT.terrorBy.askFor(g, given, own);
  terrorIn(g, faction, space, 2, by === ACTIVE[faction]);
  if (faction === 'auc') cutAid(g, 1);
  yield* removeFrom(g, faction, 2, space, enemyOf(faction));
  if (population(space) === 0) return;
  setLevel(g, space, levelValue(yield* EVENT.level.ask(g, given, ['passive-support', 'passive-opposition'])));
}

const byGreatPipelines = (g: Position): Space[] => {
  const near = PIPELINES.filter((loc) => econ(loc) === 3).flatMap((loc) => adjacent(g, loc));
  return spacesInPlay(g).filter((space) => near.includes(space));
};

function unionWays(g: Position, space: Space): ('end-opposition' | 'remove-base')[] {
  const ways: ('end-opposition' | 'remove-base')[] = [];
  if (isOpposition(g, space)) ways.push('end-opposition');
  if (bases(g, space, 'farc') > 0) ways.push('remove-base');
  return ways;
}
