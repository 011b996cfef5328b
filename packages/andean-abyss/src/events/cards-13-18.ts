import type { Procedure } from '@sandtable/kernel';
import { FACTIONS, type Faction } from '../factions.js';
import { availableOf, bases, cubes, place, placeable, removeCubesOrBases, strength } from '../forces.js';
import { DEPARTMENTS, isCity, isDepartment, isMountain, type Space } from '../map.js';
import { BASE, isCube, TROOPS } from '../pieces.js';
import { type Position, spacesInPlay } from '../position.js';
import { changeAid, gain } from '../resources.js';
import { isNeutral, level, PASSIVE_OPPOSITION, PASSIVE_SUPPORT } from '../support.js';
import { changeByDie, drawOnAid, pickSupplied, preferring, removeFrom, setLevels } from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

/** Card 13 is a capability, both sides; 17, shaded, is momentum. */
export const CARDS_13_18: EventCards = {
  // Tres Esquinas
  14: {
    /** The Government places a base and 3 troops in one department. */
    *unshaded(g) {
      const site = yield* pickSite(g);
      if (site === undefined) return;
      place(g, site, BASE.government);
      place(g, site, TROOPS, SITE_TROOPS);
    },
    /** A Government base and a cube go from one department. */
    *shaded(g, executor) {
      const held = (space: Space) => bases(g, space, 'government') > 0 || cubes(g, space) > 0;
      const open = spacesInPlay(g).filter((space) => isDepartment(space) && held(space));
      const best = preferring(open, (space) => bases(g, space, 'government') > 0 && cubes(g, space) > 0);
      const space = yield* EVENT.department.ask(g, { faction: executor }, { among: best });
      if (space === undefined) return;
      removeCubesOrBases(g, space, BASE.government, 1);
      yield* removeFrom(g, executor, 1, space, isCube);
    },
  },

  // War Tax
  15: {
    /** The Government earns four times a die. */
    *unshaded(g) {
      changeByDie(g, (die) => gain(g, 'government', 4 * die));
    },
    /** A city, neutral or in passive support, goes to passive opposition. */
    *shaded(g, executor) {
      const wavers = (space: Space) => isNeutral(g, space) || level(g, space) === PASSIVE_SUPPORT;
      yield* setLevels(g, executor, 1, PASSIVE_OPPOSITION, (space) => isCity(space) && wavers(space));
    },
  },

  // Coffee Prices
  16: {
    /** In each mountain department whoever has the most pieces earns 5; where nobody does, the Government. */
    *unshaded(g) {
      for (const space of DEPARTMENTS.filter(isMountain)) gain(g, strongest(g, space) ?? 'government', 5);
    },
    /** The Government loses 10 resources. */
    *shaded(g) {
      gain(g, 'government', -10);
    },
  },

  // Madrid Donors
  17: {
    /** Resources for the present aid; then aid rises by 6. */
    *unshaded(g) {
      drawOnAid(g, 6);
    },
  },

  // NSPD-18
  18: {
    /** Resources for the present aid; then aid rises by 20. */
    *unshaded(g) {
      drawOnAid(g, 20);
    },
    /** The Government loses 6 resources, and aid falls by a die. */
    *shaded(g) {
      gain(g, 'government', -6);
      changeByDie(g, (die) => changeAid(g, -die));
    },
  },
};

const SITE_TROOPS = 3;

/** Card 14: a department that takes it all, or what it can; to have it all the Government may take back own pieces (1.4.1). */
function* pickSite(g: Position): Procedure<Space | undefined> {
  const fits = (space: Space) => placeable(g, space, BASE.government) > 0 || placeable(g, space, TROOPS) > 0;
  const all = (space: Space) => placeable(g, space, BASE.government) > 0 && placeable(g, space, TROOPS) >= SITE_TROOPS;
  const sites = () => preferring(DEPARTMENTS.filter(fits), all);
  const lacking = () => availableOf(g, BASE.government) === 0 || availableOf(g, TROOPS) < SITE_TROOPS;
  return yield* pickSupplied(g, EVENT.department, { faction: 'government' }, sites, lacking);
}

/** The faction with more pieces here than any other has. */
function strongest(g: Position, space: Space): Faction | undefined {
  const most = Math.max(...FACTIONS.map((faction) => strength(g, space, faction)));
  const leaders = FACTIONS.filter((faction) => strength(g, space, faction) === most);
  return leaders.length === 1 ? leaders[0] : undefined;
}
