import { log, type Procedure, type Result } from '@sandtable/kernel';
import { confirm, pickNumber, pickSpace, pickWord, question } from '../ask.js';
import { INSURGENTS, type Insurgent } from '../factions.js';
import { allGuerrillas, cubes, onMap, place, placeable, strength } from '../forces.js';
import { ALFONSO_CANO, FIRST_DIVISION, MEXICAN_TRAFFICKERS, SPECIAL_FORCES } from '../lasting-events.js';
import { ALL_SPACES, CITIES_AND_DEPARTMENTS, econ, isCity, LOCS, population, type Space, TOTAL_ECON } from '../map.js';
import { BASE } from '../pieces.js';
import {
  adjacent,
  everyFaction,
  hasCapability,
  hasMomentum,
  inPlay,
  NO_TURN,
  type Position,
  PRESIDENTS,
  type Step,
} from '../position.js';
import { spaceRef } from '../references.js';
import { gain, pay } from '../resources.js';
import { flip, removeShipment, shipmentsOf } from '../shipments.js';
import { canShift, shift, totalSupport } from '../support.js';
import { isSabotaged, placeMarkers, removeMarkers } from '../terror.js';
import { canCivicAction, civicAction, meetsForces } from './civic.js';
import { controls, markControl } from './control.js';
import { begin, priced, select } from './execution.js';
import { farcZones, placeFarcZone, removeFarcZone } from './farc-zone.js';
import { nextSpace } from './next-step.js';
import { RALLY_COST } from './operations/costs.js';
import { rallyIn } from './operations/rally.js';
import { rallySpaces } from './operations/rally-spaces.js';
import { redeploy } from './redeploy.js';
import { rank, victory } from './victory.js';

/** Propaganda rounds (6.0), phase by phase. Each returns the next step, or the result that ends the game. */
type Phase = Procedure<Step | Result>;

/** 2.4.1: the 4th propaganda is the final one, the 3rd in the short game. */
export const finalPropaganda = (g: Position): number => (g.rules.length === 'short' ? 3 : 4);
export const isFinalRound = (g: Position): boolean => g.propagandas >= finalPropaganda(g);

/** 6.1 Victory phase. */
export function* victoryPhase(g: Position): Phase {
  log(g, 'log.phase.victory');
  return victory(g) ?? 'control';
}

/** 6.2 Control phase: mark control, then Sabotage. */
export function* controlPhase(g: Position): Phase {
  log(g, 'log.phase.control');
  markControl(g);
  for (const loc of LOCS) if (!isSabotaged(g, loc) && isCutOff(g, loc)) placeMarkers(g, loc);
  if (hasCapability(g, SPECIAL_FORCES, 'unshaded')) yield* specialForces(g);
  return 'resources';
}

/** Guerrillas outnumber cubes (match them, under card 7 shaded), or a city next to it is under FARC control. */
function isCutOff(g: Position, loc: Space): boolean {
  const raiders = allGuerrillas(g, loc);
  const guards = cubes(g, loc);
  if (raiders > guards) return true;
  if (hasCapability(g, SPECIAL_FORCES, 'shaded') && raiders > 0 && raiders === guards) return true;
  return adjacent(g, loc).some((space) => isCity(space) && controls(g, 'farc', space));
}

/** Card 7, unshaded: the Government may take up to 3 Terror and Sabotage markers off the map. */
function* specialForces(g: Position): Procedure {
  for (let n = 0; n < 3; n++) {
    const marked = ALL_SPACES.filter((space) => g.terror[space] > 0);
    const space = yield* pickSpace(g, question('government', 'specialForces', '6.2'), marked, 'may');
    if (space === undefined) return;
    removeMarkers(g, space);
  }
}

/** 6.3 Resources phase: earnings, then drug profits. */
export function* resourcesPhase(g: Position): Phase {
  log(g, 'log.phase.resources');
  const lost = LOCS.reduce((sum, loc) => sum + (isSabotaged(g, loc) ? econ(loc) : 0), 0);
  gain(g, 'government', TOTAL_ECON - lost + (g.president === 'samper' ? 0 : g.aid));
  gain(g, 'farc', onMap(g, BASE.farc));
  gain(g, 'auc', onMap(g, BASE.auc));
  gain(g, 'cartels', onMap(g, BASE.cartels) * (hasMomentum(g, MEXICAN_TRAFFICKERS) ? 4 : 3));
  for (const faction of INSURGENTS) yield* drugProfits(g, faction);
  return 'support';
}

/** 6.3.3: each shipment becomes a base where it lies, or 6 resources. */
function* drugProfits(g: Position, faction: Insurgent): Procedure {
  for (const shipment of shipmentsOf(g, faction)) {
    const { space } = shipment;
    const ways: ('base' | 'six-resources')[] =
      placeable(g, space, BASE[faction]) > 0 ? ['base', 'six-resources'] : ['six-resources'];
    const way = yield* pickWord(g, question(faction, 'drugProfits', '6.3.3', { space: spaceRef(space) }), ways);
    removeShipment(g, shipment);
    if (way === 'base') place(g, space, BASE[faction]);
    else gain(g, faction, 6);
  }
}

/** 6.4.1-2 Support phase: Civic Action, then Agitation. */
export function* supportPhase(g: Position): Phase {
  log(g, 'log.phase.support');
  yield* civicActions(g);
  yield* agitation(g);
  return 'election';
}

/** 6.4.1, and the one space of card 1, unshaded, where any cube will do. */
function* civicActions(g: Position): Procedure {
  let relaxed: Space | undefined;
  const eased = (space: Space) =>
    hasCapability(g, FIRST_DIVISION, 'unshaded') &&
    (relaxed === undefined || relaxed === space) &&
    canCivicAction(g, space, 'first-division');
  for (;;) {
    const spaces = CITIES_AND_DEPARTMENTS.filter(
      (space) =>
        inPlay(g, space) && controls(g, 'government', space) && (canCivicAction(g, space, 'support') || eased(space)),
    );
    const space = yield* pickSpace(g, question('government', 'civic.space', '6.4.1'), spaces, 'may');
    if (space === undefined) return;
    if (!meetsForces(g, space, 'support')) relaxed = space;
    yield* civicAction(g, space);
  }
}

/** Card 22, shaded: up to 3 more spaces with FARC pieces and without Government control. */
export const isWithinCano = (g: Position, space: Space): boolean =>
  hasMomentum(g, ALFONSO_CANO) && strength(g, space, 'farc') > 0 && !controls(g, 'government', space);

/** Terror to remove, or a level to build. */
export const hasAgitationWork = (g: Position, space: Space): boolean => g.terror[space] > 0 || canShift(g, space, -1);

/** 6.4.2: 1 resource takes away a Terror marker or, where there is none, builds a level of opposition. */
function* agitation(g: Position): Procedure {
  const further: Space[] = [];
  const reached = (space: Space) =>
    controls(g, 'farc', space) || (isWithinCano(g, space) && (further.includes(space) || further.length < 3));
  for (;;) {
    const spaces =
      g.resources.farc > 0
        ? CITIES_AND_DEPARTMENTS.filter((s) => inPlay(g, s) && reached(s) && hasAgitationWork(g, s))
        : [];
    const space = yield* pickSpace(g, question('farc', 'agitate.space', '6.4.2'), spaces, 'may');
    if (space === undefined) return;
    if (!controls(g, 'farc', space) && !further.includes(space)) further.push(space);
    const levels = population(space) > 0 ? g.support[space] + 2 : 0;
    const most = Math.min(g.resources.farc, g.terror[space] + levels);
    const params = { space: spaceRef(space) };
    const steps = yield* pickNumber(g, question('farc', 'agitate.steps', '6.4.2', params), 1, most);
    log(g, 'log.agitation', params);
    for (let n = 0; n < steps; n++) {
      pay(g, 'farc', 1);
      if (g.terror[space] > 0) removeMarkers(g, space);
      else shift(g, space, -1);
    }
  }
}

/** 6.4.3 Election: at 60 or less of total support the next president comes in. */
export function* electionPhase(g: Position): Phase {
  if (g.president === 'uribe' || totalSupport(g) > 60) return 'backing';
  g.president = PRESIDENTS[PRESIDENTS.indexOf(g.president) + 1];
  log(g, 'log.president', { president: `president:${g.president}` });
  if (g.president === 'pastrana') yield* placeFarcZone(g);
  else for (const zone of farcZones(g)) removeFarcZone(g, zone);
  return 'backing';
}

/** 6.4.5 Elite Backing: AUC may Rally for free in one space without Government or FARC Control. */
export function* backingPhase(g: Position): Phase {
  const open = () => rallySpaces(g, 'auc', (s) => !controls(g, 'government', s) && !controls(g, 'farc', s));
  if (open().length > 0 && (yield* confirm(g, question('auc', 'backing', '6.4.5')))) {
    const x = begin(g, 'auc', 'rally', { free: true, limited: true });
    const space = yield* nextSpace(g, x, { key: 'rally.space', rule: '6.4.5', params: priced(x, RALLY_COST) }, open);
    if (space !== undefined) {
      select(g, x, space, RALLY_COST);
      yield* rallyIn(g, 'auc', space);
    }
  }
  return isFinalRound(g) ? 'final' : 'redeploy';
}

/** 6.5 Redeploy phase. */
export function* redeployPhase(g: Position): Phase {
  log(g, 'log.phase.redeploy');
  if (g.rules.edition === '2') markControl(g);
  yield* redeploy(g, (space) => controls(g, 'government', space));
  return 'reset';
}

/** 6.6 Reset phase. */
export function* resetPhase(g: Position): Phase {
  log(g, 'log.phase.reset');
  g.eligible = everyFaction(true);
  g.turn = NO_TURN;
  g.terror.fill(0);
  g.control.fill(0);
  g.momentum = [];
  const journal = g.log;
  g.log = undefined;
  for (const space of ALL_SPACES) for (const faction of INSURGENTS) flip(g, space, faction, 'underground');
  g.log = journal;
  g.roundJustRun = true;
  return 'card';
}

/** 2.4.1, 7.3: the game ends after the final round. */
export function* finalStep(g: Position): Phase {
  return rank(g, 'final');
}
