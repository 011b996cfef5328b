import { DONE, type Procedure } from '@sandtable/kernel';
import { pickNumber, pickSpace, pickWord, question } from '../../ask.js';
import type { Insurgent } from '../../factions.js';
import {
  active,
  allBases,
  availableOf,
  BASE_LIMIT,
  bases,
  guerrillas,
  place,
  placeable,
  room,
  underground,
} from '../../forces.js';
import { ALL_SPACES, CITIES_AND_DEPARTMENTS, population, type Space } from '../../map.js';
import { ACTIVE, BASE, UNDERGROUND } from '../../pieces.js';
import { inPlay, type Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { flip, handShipment, moveGroup, pickCargo, removePieces, shipmentsIn } from '../../shipments.js';
import { isOpposition, isSupport } from '../../support.js';
import { affords, type Execution, nextSpace, priced, select } from '../execution.js';
import { canCultivateHere, couldGrowIn, cultivateHere } from '../special/cultivate.js';

/** 3.3.1 Rally: builds up or restores own forces. */
export const RALLY_COST = 1;
const GUERRILLAS_FOR_BASE = 2;

/** FARC not where there is support, AUC not where there is opposition, cartels anywhere. */
export function rallyLegal(g: Position, faction: Insurgent, space: Space): boolean {
  if (!inPlay(g, space)) return false;
  switch (faction) {
    case 'farc':
      return !isSupport(g, space);
    case 'auc':
      return !isOpposition(g, space);
    case 'cartels':
      return true;
  }
}

const RALLY_WAYS = ['guerrilla', 'base', 'guerrillas', 'gather'] as const;
type RallyWay = (typeof RALLY_WAYS)[number];

/** Is there any such choice? */
const hasWay = (g: Position, faction: Insurgent, space: Space): boolean =>
  bases(g, space, faction) > 0 || placeable(g, space, UNDERGROUND[faction]) > 0 || canRallyBase(g, faction, space);

/** The choices of one space exclude one another. */
function rallyWays(g: Position, faction: Insurgent, space: Space): RallyWay[] {
  const ways: RallyWay[] = [];
  const free = placeable(g, space, UNDERGROUND[faction]);
  const here = bases(g, space, faction);
  if (free > 0 && (here === 0 || population(space) + here === 1)) ways.push('guerrilla');
  if (canRallyBase(g, faction, space)) ways.push('base');
  if (here > 0 && free > 0 && population(space) + here > 1) ways.push('guerrillas');
  if (here > 0) ways.push('gather');
  return ways;
}

export const canRallyBase = (g: Position, faction: Insurgent, space: Space): boolean =>
  guerrillas(g, space, faction) >= GUERRILLAS_FOR_BASE &&
  availableOf(g, BASE[faction]) > 0 &&
  allBases(g, space) < BASE_LIMIT;

/** Can the faction do something by a Rally here? */
export const canRally = (g: Position, faction: Insurgent, space: Space): boolean =>
  rallyLegal(g, faction, space) && hasWay(g, faction, space);

/** Spaces where the faction can do something; if there are none, all that it may select. */
export function rallySpaces(
  g: Position,
  faction: Insurgent,
  allowed: (space: Space) => boolean = () => true,
  x?: Execution,
): Space[] {
  const legal = CITIES_AND_DEPARTMENTS.filter((space) => rallyLegal(g, faction, space) && allowed(space));
  const useful = legal.filter((space) => canRally(g, faction, space) || (x && couldGrowIn(g, x, space)));
  return useful.length > 0 ? useful : legal;
}

export function* rally(g: Position, faction: Insurgent, x: Execution): Procedure {
  const open = () => (affords(g, x, RALLY_COST) ? rallySpaces(g, faction, (s) => !x.selected.includes(s), x) : []);
  for (;;) {
    const space = yield* nextSpace(g, x, { key: 'rally.space', rule: '3.3.1', params: priced(x, RALLY_COST) }, open);
    if (space === undefined) break;
    select(g, x, space, RALLY_COST);
    yield* rallyIn(g, faction, space, x);
  }
}

/** With an operation under way, the cartels may Cultivate in the space before they Rally there (R18). */
export function* rallyIn(g: Position, faction: Insurgent, space: Space, x?: Execution): Procedure {
  for (;;) {
    const ways: (RallyWay | 'cultivate' | typeof DONE)[] = rallyWays(g, faction, space);
    if (x && canCultivateHere(g, x, space)) {
      // Where there is nothing else to do, it still need not Cultivate.
      if (ways.length === 0) ways.push(DONE);
      ways.push('cultivate');
    }
    if (ways.length === 0) return;
    const q = question(faction, 'rally.way', '3.3.1', { space: spaceRef(space) });
    const way = yield* pickWord(g, q, ways);
    switch (way) {
      case DONE:
        return;
      case 'cultivate':
        if (x) yield* cultivateHere(g, x, space);
        continue;
      case 'guerrilla':
        x?.placedIn.push(space);
        place(g, space, UNDERGROUND[faction]);
        return;
      case 'base':
        return yield* rallyBase(g, faction, space);
      case 'guerrillas':
        x?.placedIn.push(space);
        return yield* rallyGuerrillas(g, faction, space);
      case 'gather':
        return yield* gather(g, faction, space);
    }
  }
}

/** Two guerrillas become a base. */
function* rallyBase(g: Position, faction: Insurgent, space: Space): Procedure {
  const q = question(faction, 'rally.base', '3.3.1', { space: spaceRef(space) });
  const least = Math.max(0, GUERRILLAS_FOR_BASE - underground(g, space, faction));
  const fromActive = yield* pickNumber(g, q, least, Math.min(GUERRILLAS_FOR_BASE, active(g, space, faction)));
  // The last two there cannot take over from each other (4.5.3): all they carry goes with the one that leaves last.
  if (guerrillas(g, space, faction) === GUERRILLAS_FOR_BASE && fromActive < GUERRILLAS_FOR_BASE) {
    for (const shipment of shipmentsIn(g, space, faction)) handShipment(g, shipment, space, UNDERGROUND[faction]);
  }
  yield* removePieces(g, space, ACTIVE[faction], fromActive, { by: 'own' });
  yield* removePieces(g, space, UNDERGROUND[faction], GUERRILLAS_FOR_BASE - fromActive, { by: 'own' });
  place(g, space, BASE[faction]);
}

/** Where there is a base: up to as many as population and own bases together. */
function* rallyGuerrillas(g: Position, faction: Insurgent, space: Space): Procedure {
  const most = Math.min(population(space) + bases(g, space, faction), placeable(g, space, UNDERGROUND[faction]));
  const q = question(faction, 'rally.number', '3.3.1', { space: spaceRef(space) });
  place(g, space, UNDERGROUND[faction], yield* pickNumber(g, q, 1, most));
}

/** Where there is a base: bring guerrillas from anywhere, then all there go underground. */
function* gather(g: Position, faction: Insurgent, to: Space): Procedure {
  const brought: Space[] = [];
  let n = 0;
  for (;;) {
    const most = room(g, to, UNDERGROUND[faction]);
    const origins =
      most > 0
        ? ALL_SPACES.filter((from) => from !== to && !brought.includes(from) && guerrillas(g, from, faction) > 0)
        : [];
    // Those who were there and those who came look alike: the question says how many came.
    const params = { to: spaceRef(to), n };
    const from = yield* pickSpace(g, question(faction, 'rally.gather', '3.3.1', params), origins, 'may');
    if (from === undefined) break;
    brought.push(from);
    const group = yield* moveSome(g, faction, from, to, most, '3.3.1');
    n += group.underground + group.active;
  }
  flip(g, to, faction, 'underground');
}

/** The faction picks how many of its guerrillas go, by state, and what they carry. At least one goes. */
export function* moveSome(
  g: Position,
  faction: Insurgent,
  from: Space,
  to: Space,
  most: number,
  rule: string,
  idle: { underground: number; active: number } = {
    underground: underground(g, from, faction),
    active: active(g, from, faction),
  },
): Procedure<{ underground: number; active: number }> {
  const params = { from: spaceRef(from), to: spaceRef(to) };
  const leastHidden = idle.active === 0 ? 1 : 0;
  const hidden = yield* pickNumber(
    g,
    question(faction, 'move.underground', rule, params),
    leastHidden,
    Math.min(most, idle.underground),
  );
  const open = yield* pickNumber(
    g,
    question(faction, 'move.active', rule, params),
    hidden === 0 ? 1 : 0,
    Math.min(most - hidden, idle.active),
  );
  const group = { underground: hidden, active: open };
  const cargo = yield* pickCargo(g, faction, from, to, group);
  moveGroup(g, faction, from, to, group, cargo);
  return group;
}
