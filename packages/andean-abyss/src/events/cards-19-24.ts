import type { Procedure } from '@sandtable/kernel';
import { type Faction, INSURGENTS, type Insurgent, isInsurgent } from '../factions.js';
import {
  active,
  bases,
  count,
  cubes,
  hasUnderground,
  removeCubesOrBases,
  room,
  strength,
  underground,
} from '../forces.js';
import { ALL_SPACES, isCity, isDepartment, isForest, isLoc, PANAMA, SPACE_COUNT, type Space } from '../map.js';
import { ACTIVE, BASE, isUnderground, type Piece, TROOPS, UNDERGROUND } from '../pieces.js';
import { adjacent, type Position, spacesInPlay } from '../position.js';
import { gain } from '../resources.js';
import { begin } from '../rules/execution.js';
import { assaultIn } from '../rules/operations/assault.js';
import { canAssault } from '../rules/operations/assault-spaces.js';
import { attackIn } from '../rules/operations/attack.js';
import { canAttack } from '../rules/operations/attack-spaces.js';
import { march } from '../rules/operations/march.js';
import { sweepFinds } from '../rules/operations/sweep.js';
import { cutAid, terrorIn } from '../rules/operations/terror-effects.js';
import { flip, type GuerrillaGroup, moveGroup, pickCargo } from '../shipments.js';
import { ACTIVE_SUPPORT, isOpposition, isSupport, level, NEUTRAL } from '../support.js';
import { bar, eachOf, freelyInEach, placeInEach, preferring, removeAll, removeAnywhere, setLevels } from './effects.js';
import type { EventCards } from './event.js';
import { EVENT } from './questions.js';

/** An event in play overrides what older ones forbid (5.1.2). */
const OVERRIDE = { override: true };

export const CARDS_19_24: EventCards = {
  19: { unshaded: generalOffensive },
  20: {
    // The Government moves up to 6 FARC guerrillas, each to an adjacent space.
    unshaded: (g) => scatterFarc(g, 6),
    // FARC may March for nothing (5.5), then may turn up to 3 of its guerrillas underground.
    *shaded(g) {
      yield* march(g, 'farc', begin(g, 'farc', 'march', { free: true, optional: true }));
      yield* hideFarc(g, 3);
    },
  },
  21: {
    // FARC loses 6 resources and any one base.
    *unshaded(g, executor) {
      gain(g, 'farc', -6);
      yield* removeAnywhere(g, executor, 1, ALL_SPACES, (piece) => piece === BASE.farc);
    },
    // FARC gains 6 resources and a base, whatever the support there.
    *shaded(g, executor) {
      gain(g, 'farc', 6);
      yield* placeInEach(g, executor, 1, BASE.farc, (space) => !isLoc(space));
    },
  },
  22: {
    // One space of opposition becomes neutral. The shaded text is momentum (6.4.2).
    *unshaded(g, executor) {
      yield* setLevels(g, executor, 1, NEUTRAL, (space) => isOpposition(g, space));
    },
  },
  23: {
    // In one department every guerrilla turns active and every cartels' base goes.
    *unshaded(g, executor) {
      const open = (space: Space) =>
        isDepartment(space) && (hasUnderground(g, space) || bases(g, space, 'cartels') > 0);
      yield* eachOf(g, EVENT.department, { faction: executor }, 1, open, (space) => exposeDrugs(g, space));
    },
    // The Government loses 3 troops of its choice; it and FARC are ineligible through the next card.
    *shaded(g) {
      yield* removeAnywhere(g, 'government', 3, ALL_SPACES, (piece) => piece === TROOPS);
      bar(g, 'government');
      bar(g, 'farc');
    },
  },
  24: {
    // One city goes to active support; FARC is ineligible through the next card.
    *unshaded(g, executor) {
      yield* setLevels(g, executor, 1, ACTIVE_SUPPORT, (space) => isCity(space) && level(g, space) !== ACTIVE_SUPPORT);
      bar(g, 'farc');
    },
    // 2 troops go from one space with FARC pieces, and one city of support, there or elsewhere, becomes neutral.
    *shaded(g, executor) {
      const withFarc = ALL_SPACES.filter((s) => strength(g, s, 'farc') > 0 && count(g, s, TROOPS) > 0);
      const open = preferring(withFarc, (s) => count(g, s, TROOPS) >= 2);
      const space = yield* EVENT.removeFrom.ask(g, { faction: executor, n: 2 }, { among: open });
      if (space !== undefined) removeCubesOrBases(g, space, TROOPS, 2);
      yield* setLevels(g, executor, 1, NEUTRAL, (city) => isCity(city) && isSupport(g, city));
    },
  },
};

/** Card 19: in every space where one is possible and the executing faction likes (5.5), one free operation. */
function* generalOffensive(g: Position, executor: Faction): Procedure {
  if (isInsurgent(executor)) yield* insurgentOffensive(g, executor);
  else yield* governmentOffensive(g);
}

/** Sweep without moving, or Assault. The Sweeps end together, as those of one operation do. */
function* governmentOffensive(g: Position): Procedure {
  const swept: Space[] = [];
  const open = (space: Space) => canFind(g, space) || canAssault(g, space, OVERRIDE);
  yield* freelyInEach(g, 'government', open, function* (space) {
    const ways: ('sweep' | 'assault')[] = [];
    if (!isLoc(space)) ways.push('sweep');
    if (canAssault(g, space, OVERRIDE)) ways.push('assault');
    if ((yield* EVENT.operation.ask(g, { faction: 'government', space }, ways)) === 'sweep') swept.push(space);
    else yield* assaultIn(g, space, OVERRIDE);
  });
  yield* sweepFinds(g, swept, OVERRIDE);
}

/** Would a Sweep by the cubes there find a guerrilla (3.2.3)? */
const canFind = (g: Position, space: Space): boolean =>
  !isLoc(space) && space !== PANAMA && cubes(g, space) >= (isForest(space) ? 2 : 1) && hasUnderground(g, space);

/** Attack or Terror; the Terror of AUC cuts aid once for the whole event (3.3.4, R23). */
function* insurgentOffensive(g: Position, faction: Insurgent): Procedure {
  let terrorised = 0;
  const open = (space: Space) => canAttack(g, faction, space) || underground(g, space, faction) > 0;
  yield* freelyInEach(g, faction, open, function* (space) {
    const ways: ('attack' | 'terror')[] = [];
    if (canAttack(g, faction, space)) ways.push('attack');
    if (underground(g, space, faction) > 0) ways.push('terror');
    if ((yield* EVENT.operation.ask(g, { faction, space }, ways)) === 'attack')
      return yield* attackIn(g, faction, space);
    terrorIn(g, faction, space);
    terrorised++;
  });
  if (faction === 'auc') cutAid(g, terrorised);
}

/** Moves by an event activate no guerrilla; none moves twice, and state and shipments stay with it. */
function* scatterFarc(g: Position, n: number): Procedure {
  const arrived = { underground: new Uint8Array(SPACE_COUNT), active: new Uint8Array(SPACE_COUNT) };
  const idle = (space: Space, piece: Piece) =>
    count(g, space, piece) - (isUnderground(piece) ? arrived.underground : arrived.active)[space];
  const kinds = (space: Space) => [UNDERGROUND.farc, ACTIVE.farc].filter((piece) => idle(space, piece) > 0);
  const ends = (from: Space) => adjacent(g, from).filter((to) => room(g, to, UNDERGROUND.farc) > 0);
  const faction = 'government';
  for (let left = n; left > 0; ) {
    const origins = spacesInPlay(g).filter((space) => kinds(space).length > 0 && ends(space).length > 0);
    const from = yield* EVENT.moveFrom.ask(g, { faction, n: left }, { among: origins, may: 'may' });
    if (from === undefined) return;
    const given = { faction, from, n: left } as const;
    const to = yield* EVENT.moveTo.ask(g, given, { among: ends(from) });
    const piece = yield* EVENT.movePiece.askFor(g, given, kinds(from));
    if (to === undefined || piece === undefined) return;
    const most = Math.min(left, idle(from, piece), room(g, to, piece));
    const moved = yield* EVENT.number.ask(g, { faction }, 1, most);
    const group: GuerrillaGroup = isUnderground(piece)
      ? { underground: moved, active: 0 }
      : { underground: 0, active: moved };
    moveGroup(g, 'farc', from, to, group, yield* pickCargo(g, 'farc', from, to, group));
    arrived.underground[to] += group.underground;
    arrived.active[to] += group.active;
    left -= moved;
  }
}

function* hideFarc(g: Position, n: number): Procedure {
  for (let left = n; left > 0; ) {
    const seen = ALL_SPACES.filter((space) => active(g, space, 'farc') > 0);
    const space = yield* EVENT.flip.ask(g, { faction: 'farc', n: left }, { among: seen, may: 'may' });
    if (space === undefined) return;
    const most = Math.min(left, active(g, space, 'farc'));
    left -= flip(g, space, 'farc', 'underground', yield* EVENT.number.ask(g, { faction: 'farc' }, 1, most));
  }
}

function* exposeDrugs(g: Position, space: Space): Procedure {
  for (const faction of INSURGENTS) flip(g, space, faction, 'active');
  yield* removeAll(g, space, (piece) => piece === BASE.cartels);
}
