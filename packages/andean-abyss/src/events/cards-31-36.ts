import type { Procedure } from '@sandtable/kernel';
import { type Faction, type Insurgent, isInsurgent } from '../factions.js';
import { allPieces, availableOf, bases, insurgentPiece, place, placeable, room, strength } from '../forces.js';
import {
  ALL_SPACES,
  borders,
  DEPARTMENTS,
  ECUADOR,
  isCity,
  isDepartment,
  isMountain,
  population,
  type Space,
} from '../map.js';
import { BASE, type Piece, POLICE, TROOPS, UNDERGROUND } from '../pieces.js';
import { adjacent, inPlay, type Position } from '../position.js';
import { spaceRef } from '../references.js';
import { changeAid, gain } from '../resources.js';
import { placeFarcZone } from '../rules/farc-zone.js';
import { ACTIVE_OPPOSITION, canShift, isNeutral, level, PASSIVE_OPPOSITION, PASSIVE_SUPPORT } from '../support.js';
import { log } from '../text.js';
import {
  nameInsurgent,
  pickSupplied,
  placeMix,
  preferring,
  removeUpTo,
  replacePiece,
  setLevels,
  shiftSpaces,
  staysEligible,
} from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

export const CARDS_31_36: EventCards = {
  31: {
    // 2 cities and 1 department shift one level toward active support.
    *unshaded(g, executor) {
      yield* shiftSpaces(g, executor, 2, 1, (space) => isCity(space) && canShift(g, space, 1));
      yield* shiftSpaces(g, executor, 1, 1, (space) => isDepartment(space) && canShift(g, space, 1));
    },
    // 3 spaces go from passive to active opposition.
    *shaded(g, executor) {
      yield* setLevels(g, executor, 3, ACTIVE_OPPOSITION, (space) => level(g, space) === PASSIVE_OPPOSITION);
    },
  },
  32: {
    // 2 spaces, neutral or at passive opposition, go to passive support.
    *unshaded(g, executor) {
      const open = (space: Space) => isNeutral(g, space) || level(g, space) === PASSIVE_OPPOSITION;
      yield* setLevels(g, executor, 2, PASSIVE_SUPPORT, open);
    },
    *shaded(g) {
      gain(g, 'farc', 12);
    },
  },
  33: {
    // Up to 3 insurgent pieces go from one space that borders Ecuador.
    *unshaded(g, executor) {
      const open = ALL_SPACES.filter((s) => borders(s, 'ecuador') && allPieces(g, s) > strength(g, s, 'government'));
      const space = yield* EVENT.removeFrom.ask(g, { faction: executor, n: 3 }, { among: open, may: 'may' });
      if (space !== undefined) yield* removeUpTo(g, executor, 3, space, insurgentPiece);
    },
    // Ecuador becomes a department (1.3.5), and the executing faction places 2 of its own pieces there.
    *shaded(g, executor) {
      g.ecuador = true;
      log(g, 'log.foreign', { space: spaceRef(ECUADOR) });
      yield* placeMix(g, executor, 2, ECUADOR, newPieces(executor));
    },
  },
  34: {
    // An insurgent faction loses 5 resources.
    *unshaded(g, executor) {
      const faction = yield* nameInsurgent(g, executor, (f) => g.resources[f] > 0);
      if (faction !== undefined) gain(g, faction, -5);
    },
    shaded: airdrop,
  },
  35: {
    unshaded: substituteCrops,
    // A department with a cartels' base shifts two levels toward active opposition.
    *shaded(g, executor) {
      const open = (s: Space) => isDepartment(s) && bases(g, s, 'cartels') > 0 && canShift(g, s, -1);
      yield* shiftSpaces(g, executor, 1, -2, open);
    },
  },
  36: { unshaded: zonaDeConvivencia },
};

/** What a faction can place: guerrillas arrive underground. */
const newPieces = (faction: Faction): readonly Piece[] =>
  isInsurgent(faction) ? [UNDERGROUND[faction], BASE[faction]] : [TROOPS, POLICE, BASE.government];

const AIRDROP = { guerrillas: 2, bases: 1 };

/** Card 34, shaded: the faction named places 2 guerrillas and a base, all in one department without population. */
function* airdrop(g: Position, executor: Faction): Procedure {
  const fits = (faction: Insurgent, space: Space) =>
    Math.min(
      Math.min(AIRDROP.guerrillas, placeable(g, space, UNDERGROUND[faction])) +
        Math.min(AIRDROP.bases, placeable(g, space, BASE[faction])),
      room(g, space, UNDERGROUND[faction]),
    );
  const open = (faction: Insurgent) =>
    DEPARTMENTS.filter((s) => population(s) === 0 && inPlay(g, s) && fits(faction, s) > 0);
  const faction = yield* nameInsurgent(g, executor, (f) => open(f).length > 0);
  if (faction === undefined) return;
  const full = (space: Space) => fits(faction, space) === AIRDROP.guerrillas + AIRDROP.bases;
  const lacking = () =>
    availableOf(g, UNDERGROUND[faction]) < AIRDROP.guerrillas || availableOf(g, BASE[faction]) < AIRDROP.bases;
  const places = () => preferring(open(faction), full);
  const space = yield* pickSupplied(g, EVENT.department, { faction }, places, lacking);
  if (space === undefined) return;
  // Ecuador has no room for all three: the faction chooses which to place.
  if (space === ECUADOR) return yield* airdropInEcuador(g, faction);
  place(g, space, UNDERGROUND[faction], AIRDROP.guerrillas);
  place(g, space, BASE[faction], AIRDROP.bases);
}

function* airdropInEcuador(g: Position, faction: Insurgent): Procedure {
  const before = bases(g, ECUADOR, faction);
  const both = [UNDERGROUND[faction], BASE[faction]];
  yield* placeMix(g, faction, 1, ECUADOR, both);
  yield* placeMix(g, faction, 1, ECUADOR, bases(g, ECUADOR, faction) > before ? [UNDERGROUND[faction]] : both);
}

/** Card 35, unshaded: police take the place of every cartels' base in one department, where they may go; aid rises anyway. */
function* substituteCrops(g: Position, executor: Faction): Procedure {
  const planted = DEPARTMENTS.filter((space) => bases(g, space, 'cartels') > 0);
  const open = preferring(planted, (space) => room(g, space, POLICE) >= bases(g, space, 'cartels'));
  const space = yield* EVENT.department.ask(g, { faction: executor }, { among: open });
  if (space !== undefined) {
    for (let n = bases(g, space, 'cartels'); n > 0; n--) yield* replacePiece(g, space, BASE.cartels, POLICE);
  }
  changeAid(g, 3);
}

/**
 * Card 36: the Government places a FARC Zone in the mountains; 2 neutral spaces next to it go to passive support (second
 * edition: a FARC base comes too, and 2 of any level shift by one). The executing faction stays eligible.
 */
function* zonaDeConvivencia(g: Position, executor: Faction): Procedure {
  const zone = yield* placeFarcZone(g, '6.4.4', isMountain);
  if (zone !== undefined) {
    const near = (space: Space) => adjacent(g, zone).includes(space);
    if (g.rules.edition === '2') {
      place(g, zone, BASE.farc);
      yield* shiftSpaces(g, executor, 2, 1, (space) => near(space) && canShift(g, space, 1));
    } else yield* setLevels(g, executor, 2, PASSIVE_SUPPORT, (space) => near(space) && isNeutral(g, space));
  }
  staysEligible(g, executor);
}
