import { DONE, type Procedure } from '@sandtable/kernel';
import type { Faction, Insurgent } from '../factions.js';
import {
  allPieces,
  availableOf,
  bases,
  guerrillas,
  insurgentPiece,
  place,
  placeable,
  strength,
  underground,
} from '../forces.js';
import { ALL_SPACES, borders, DEPARTMENTS, isDepartment, isLoc, isMountain, type Space, spaceOf } from '../map.js';
import { BASE, ownerOf, UNDERGROUND } from '../pieces.js';
import { adjacent, type Position, spacesInPlay } from '../position.js';
import { transfer } from '../resources.js';
import { farcZones, placeFarcZone, removeFarcZone } from '../rules/farc-zone.js';
import { assaultIn } from '../rules/operations/assault.js';
import { assaultStrength, canAssault } from '../rules/operations/assault-spaces.js';
import { ambushIn, attackIn } from '../rules/operations/attack.js';
import { canAttack } from '../rules/operations/attack-spaces.js';
import { airLift, canAirLift } from '../rules/special/air-lift.js';
import { airStrike, canAirStrike } from '../rules/special/air-strike.js';
import { canEradicate, eradicate } from '../rules/special/eradicate.js';
import { flip, removePieces } from '../shipments.js';
import { placeMarkers } from '../terror.js';
import { log } from '../text.js';
import {
  eachOf,
  nameInsurgent,
  pickSupplied,
  placeInEach,
  placeMix,
  preferring,
  removeAll,
  removeUpTo,
} from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

/** Card 29 opens any space, against card 17, and names FARC, against card 42; others may be safe by that (5.1.2). */
const KILL_ZONE = { inDepartments: true, named: 'farc' } as const;

export const CARDS_25_30: EventCards = {
  25: {
    // Every FARC piece goes from one mountain department.
    *unshaded(g, executor) {
      const open = (space: Space) => isMountain(space) && strength(g, space, 'farc') > 0;
      yield* eachOf(g, EVENT.department, { faction: executor }, 1, open, (space) =>
        removeAll(g, space, (piece) => ownerOf(piece) === 'farc'),
      );
    },
    shaded: (g, executor) => placeEln(g, executor, 3),
  },
  26: {
    // Cartels Attack FARC alone wherever they meet and the cartels like (5.5).
    *unshaded(g) {
      const done: Space[] = [];
      const open = () => ALL_SPACES.filter((s) => !done.includes(s) && canAttack(g, 'cartels', s, 'farc'));
      // 3.3.3: a roll of 1 places a guerrilla.
      const lacking = () => availableOf(g, UNDERGROUND.cartels) === 0;
      while (open().length > 0) {
        const space = yield* pickSupplied(g, EVENT.space, { faction: 'cartels' }, open, lacking, 'may');
        if (space === undefined) return;
        done.push(space);
        yield* attackIn(g, 'cartels', space, 'farc');
      }
    },
    // Cartels pay FARC for each space with a base of theirs and a FARC guerrilla: spaces count, not bases.
    *shaded(g) {
      const taxed = ALL_SPACES.filter((s) => bases(g, s, 'cartels') > 0 && guerrillas(g, s, 'farc') > 0);
      transfer(g, 'cartels', 'farc', taxed.length * (g.rules.edition === '2' ? 6 : 3));
    },
  },
  // The shaded text is momentum, read by each of the three special activities (4.2).
  27: { unshaded: (g) => freeSpecials(g, 3) },
  28: {
    // Up to 3 insurgent pieces go from one space next to Venezuela.
    *unshaded(g, executor) {
      const open = ALL_SPACES.filter((s) => borders(s, 'venezuela') && allPieces(g, s) > strength(g, s, 'government'));
      const space = yield* EVENT.removeFrom.ask(g, { faction: executor, n: 3 }, { among: open, may: 'may' });
      if (space !== undefined) yield* removeUpTo(g, executor, 3, space, insurgentPiece);
    },
    // A FARC base in a department next to Venezuela; every empty LoC at Cúcuta is Sabotaged.
    *shaded(g, executor) {
      yield* placeInEach(g, executor, 1, BASE.farc, (s) => isDepartment(s) && borders(s, 'venezuela'));
      for (const near of adjacent(g, CUCUTA)) if (isLoc(near) && allPieces(g, near) === 0) placeMarkers(g, near);
    },
  },
  29: { unshaded: killZone, shaded: twoAmbushes },
  30: {
    // One FARC Zone goes; in the second edition with a FARC base in it.
    *unshaded(g, executor) {
      const withBase = g.rules.edition === '2';
      const zones = withBase ? preferring(farcZones(g), (zone) => bases(g, zone, 'farc') > 0) : farcZones(g);
      const zone = yield* EVENT.department.ask(g, { faction: executor }, { among: zones });
      if (zone === undefined) return;
      removeFarcZone(g, zone);
      if (withBase) yield* removePieces(g, zone, BASE.farc, 1, { by: 'event' });
    },
    // The Government places a FARC Zone; in the second edition it comes with a FARC base.
    *shaded(g) {
      const zone = yield* placeFarcZone(g);
      if (zone !== undefined && g.rules.edition === '2') place(g, zone, BASE.farc);
    },
  },
};

const ANTIOQUIA = spaceOf('antioquia');
const CUCUTA = spaceOf('cucuta');

/** FARC pieces in any mix, all in Antioquia or in one department next to it. */
function* placeEln(g: Position, executor: Faction, n: number): Procedure {
  const fits = (space: Space) => availableOf(g, UNDERGROUND.farc) + placeable(g, space, BASE.farc);
  const near = [ANTIOQUIA, ...adjacent(g, ANTIOQUIA)];
  const open = DEPARTMENTS.filter((space) => near.includes(space) && fits(space) > 0);
  const space = yield* EVENT.department.ask(g, { faction: executor }, { among: preferring(open, (s) => fits(s) >= n) });
  if (space !== undefined) yield* placeMix(g, executor, n, space, [UNDERGROUND.farc, BASE.farc]);
}

/** Up to `n` special activities of the Government without an operation (5.5), also where an older event forbids Air Strikes. */
function* freeSpecials(g: Position, n: number): Procedure {
  for (let left = n; left > 0; left--) {
    const open: ('air-lift' | 'air-strike' | 'eradicate')[] = [];
    if (canAirLift(g)) open.push('air-lift');
    if (canAirStrike(g, true)) open.push('air-strike');
    if (canEradicate(g)) open.push('eradicate');
    if (open.length === 0) return;
    const special = yield* EVENT.special.ask(g, { faction: 'government', n: left }, [...open, DONE]);
    if (special === DONE) return;
    log(g, 'log.special', { faction: 'faction:government', special: `special:${special}` });
    if (special === 'air-lift') yield* airLift(g);
    else if (special === 'air-strike') yield* airStrike(g);
    else yield* eradicate(g);
  }
}

/** Card 29, unshaded: in one space all FARC guerrillas turn active, and the Government may Assault any faction (5.5). */
function* killZone(g: Position): Procedure {
  const shown = (space: Space) => underground(g, space, 'farc') > 0;
  const struck = (space: Space) =>
    canAssault(g, space, KILL_ZONE) || (shown(space) && assaultStrength(g, space, KILL_ZONE) > 0);
  const open = spacesInPlay(g).filter((space) => shown(space) || struck(space));
  const space = yield* EVENT.space.ask(g, { faction: 'government' }, { among: preferring(open, struck) });
  if (space === undefined) return;
  flip(g, space, 'farc', 'active');
  yield* assaultIn(g, space, KILL_ZONE, 'may');
}

/** Card 29, shaded: FARC or AUC, whichever is named, may Ambush twice in one space (5.5) and activates no guerrilla. */
function* twoAmbushes(g: Position, executor: Faction): Procedure {
  const open = (faction: Insurgent) => ALL_SPACES.filter((space) => canAttack(g, faction, space));
  const faction = yield* nameInsurgent(g, executor, (f) => f !== 'cartels' && open(f).length > 0);
  if (faction === undefined) return;
  const lacking = () => availableOf(g, UNDERGROUND[faction]) < 2;
  const space = yield* pickSupplied(g, EVENT.space, { faction }, () => open(faction), lacking, 'may');
  if (space === undefined) return;
  for (let n = 0; n < 2 && canAttack(g, faction, space); n++) yield* ambushIn(g, faction, space, true);
}
