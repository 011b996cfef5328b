import type { Procedure, Result } from '@sandtable/kernel';
import { confirm, consentQuestion, numberQuestion, SPACE, spaceQuestion, wordQuestion } from '../ask.js';
import { FACTIONS, type Faction, INSURGENTS, type Insurgent } from '../factions.js';
import { allGuerrillas, cubes, onMap, place, placeable, strength } from '../forces.js';
import { ALFONSO_CANO, FIRST_DIVISION, MEXICAN_TRAFFICKERS, SPECIAL_FORCES } from '../lasting-events.js';
import { ALL_SPACES, econ, isCity, isLoc, LOCS, population, type Space, TOTAL_ECON } from '../map.js';
import { BASE } from '../pieces.js';
import {
  adjacent,
  everyFaction,
  hasCapability,
  hasMomentum,
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
import { log, text } from '../text.js';
import { CIVIC_COST, type CivicSetting, civicAction, hasCivicWork, meetsForces } from './civic.js';
import { controls, markControl } from './control.js';
import { begin, plan, select } from './execution.js';
import { farcZones, placeFarcZone, removeFarcZone } from './farc-zone.js';
import { nextSpace } from './next-step.js';
import { RALLY_COST } from './operations/costs.js';
import { RALLY, rallyIn } from './operations/rally.js';
import { redeploy } from './redeploy.js';
import { FARC_NAME, GOVERNMENT_NAME, LAND } from './space-needs.js';
import { logMargins, rank, victory } from './victory.js';

/** What propaganda rounds ask. */
export const PROPAGANDA = {
  specialForces: spaceQuestion('specialForces', '6.2', {}, { needs: { marker: (g, _, space) => g.terror[space] > 0 } }),
  drugProfits: wordQuestion('drugProfits', '6.3.3', { space: SPACE }, ['base', 'six-resources']),
  civic: spaceQuestion(
    'civic.space',
    '6.4.1',
    {},
    {
      needs: {
        cityOrDepartment: LAND,
        control: {
          holds: (g, _, space) => !isLoc(space) && controls(g, 'government', space),
          params: GOVERNMENT_NAME,
        },
        civicForces: {
          applies: (g) => !isEased(g),
          holds: (g, _, space) => meetsForces(g, space, 'support'),
          params: (g) => ({ n: hasCapability(g, FIRST_DIVISION, 'shaded') ? 2 : 1 }),
        },
        easedForces: {
          applies: (g) => isEased(g),
          holds: (g, _, space) => CIVIC_SETTINGS.some((setting) => meetsForces(g, space, setting)),
          params: { card: `card:${FIRST_DIVISION}` },
        },
        civicWork: (g, _, space) => hasCivicWork(g, space),
        resources: { holdsForAll: (g) => g.resources.government >= CIVIC_COST, params: { n: CIVIC_COST } },
      },
      // Under card 1, unshaded, any cube will do in one space.
      otherwise: (g) => (isEased(g) ? text('need.easedElsewhere', { card: `card:${FIRST_DIVISION}` }) : undefined),
    },
  ),
  agitate: spaceQuestion(
    'agitate.space',
    '6.4.2',
    {},
    {
      needs: {
        cityOrDepartment: LAND,
        control: {
          applies: (g) => !hasMomentum(g, ALFONSO_CANO),
          holds: (g, _, space) => isLoc(space) || controls(g, 'farc', space),
          shown: (_g, _c, space) => !isLoc(space),
          params: FARC_NAME,
        },
        agitable: {
          applies: (g) => hasMomentum(g, ALFONSO_CANO),
          holds: (g, _, space) => isLoc(space) || controls(g, 'farc', space) || isWithinCano(g, space),
          shown: (_g, _c, space) => !isLoc(space),
          params: { card: `card:${ALFONSO_CANO}` },
        },
        agitationWork: (g, _, space) => hasAgitationWork(g, space),
        resources: { holdsForAll: (g) => g.resources.farc > 0, params: { n: 1 } },
      },
      // Card 22 allows up to 3 such spaces.
      otherwise: (g) =>
        hasMomentum(g, ALFONSO_CANO) ? text('need.furtherSpaces', { card: `card:${ALFONSO_CANO}` }) : undefined,
    },
  ),
  agitateSteps: numberQuestion('agitate.steps', '6.4.2', { space: SPACE }),
  backing: consentQuestion('backing', '6.4.5', {}),
};

const isEased = (g: Position): boolean => hasCapability(g, FIRST_DIVISION, 'unshaded');
const CIVIC_SETTINGS: readonly CivicSetting[] = ['support', 'first-division'];

/** Propaganda rounds (6.0), phase by phase. Each returns the next step, or the result that ends the game. */
type Phase = Procedure<Step | Result>;

/** 2.4.1: the 4th propaganda is the final one, the 3rd in the short game. */
export const finalPropaganda = (g: Position): number => (g.rules.length === 'short' ? 3 : 4);
export const isFinalRound = (g: Position): boolean => g.propagandas >= finalPropaganda(g);

/** 6.1 Victory phase. */
export function* victoryPhase(g: Position): Phase {
  log(g, 'log.phase.victory');
  logMargins(g);
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
    const space = yield* PROPAGANDA.specialForces.ask(g, { faction: 'government' }, { may: 'may' });
    if (space === undefined) return;
    removeMarkers(g, space);
  }
}

/** 6.3.1: what Sabotage takes from the Government's earnings. */
export const lostEcon = (g: Position): number =>
  LOCS.reduce((sum, loc) => sum + (isSabotaged(g, loc) ? econ(loc) : 0), 0);

/** 6.3.1-2: what a faction earns in the Resources phase, before drug profits. */
export function earnings(g: Position, faction: Faction): number {
  switch (faction) {
    case 'government':
      return TOTAL_ECON - lostEcon(g) + (g.president === 'samper' ? 0 : g.aid);
    case 'cartels':
      return onMap(g, BASE.cartels) * (hasMomentum(g, MEXICAN_TRAFFICKERS) ? 4 : 3);
    default:
      return onMap(g, BASE[faction]);
  }
}

/** 6.3 Resources phase: earnings, then drug profits. */
export function* resourcesPhase(g: Position): Phase {
  log(g, 'log.phase.resources');
  for (const faction of FACTIONS) gain(g, faction, earnings(g, faction));
  for (const faction of INSURGENTS) yield* drugProfits(g, faction);
  return 'support';
}

/** 6.3.3: each shipment becomes a base where it lies, or 6 resources. */
function* drugProfits(g: Position, faction: Insurgent): Procedure {
  for (const shipment of shipmentsOf(g, faction)) {
    const { space } = shipment;
    const ways: ('base' | 'six-resources')[] =
      placeable(g, space, BASE[faction]) > 0 ? ['base', 'six-resources'] : ['six-resources'];
    const way = yield* PROPAGANDA.drugProfits.ask(g, { faction, space }, ways);
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
  const only = (space: Space) => relaxed === undefined || relaxed === space || meetsForces(g, space, 'support');
  for (;;) {
    const space = yield* PROPAGANDA.civic.ask(g, { faction: 'government' }, { may: 'may', only });
    if (space === undefined) return;
    if (!meetsForces(g, space, 'support')) relaxed = space;
    yield* civicAction(g, space);
  }
}

/** Card 22, shaded: up to 3 more spaces with FARC pieces and without Government control. */
const isWithinCano = (g: Position, space: Space): boolean =>
  hasMomentum(g, ALFONSO_CANO) && strength(g, space, 'farc') > 0 && !controls(g, 'government', space);

/** Terror to remove, or a level to build. */
const hasAgitationWork = (g: Position, space: Space): boolean => g.terror[space] > 0 || canShift(g, space, -1);

/** 6.4.2: 1 resource takes away a Terror marker or, where there is none, builds a level of opposition. */
function* agitation(g: Position): Procedure {
  const further: Space[] = [];
  const only = (space: Space) => controls(g, 'farc', space) || further.includes(space) || further.length < 3;
  for (;;) {
    const space = yield* PROPAGANDA.agitate.ask(g, { faction: 'farc' }, { may: 'may', only });
    if (space === undefined) return;
    if (!controls(g, 'farc', space) && !further.includes(space)) further.push(space);
    const levels = population(space) > 0 ? g.support[space] + 2 : 0;
    const most = Math.min(g.resources.farc, g.terror[space] + levels);
    const steps = yield* PROPAGANDA.agitateSteps.ask(g, { faction: 'farc', space }, 1, most);
    log(g, 'log.agitation', { space: spaceRef(space) });
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
  const terms = { free: true, limited: true };
  const canRally = RALLY.space.hasAny(g, plan('auc', 'rally', terms));
  if (canRally && (yield* confirm(g, PROPAGANDA.backing, { faction: 'auc' }))) {
    const x = begin(g, 'auc', 'rally', terms);
    const space = yield* nextSpace(g, x, RALLY.space);
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
