import { FORCES } from '../data/deployment.js';
import { type Insurgent, isInsurgent } from '../factions.js';
import { econ, isDepartment, isLoc, population, type Space } from '../map.js';
import { BASE, isBase, ownerOf, PIECES, POLICE, TROOPS } from '../pieces.js';
import { PIECE_KINDS, type Position } from '../position.js';
import { assaultStrength } from '../rules/operations/assault-spaces.js';
import { finalPropaganda } from '../rules/propaganda.js';
import { CARTELS_BASES_NEEDED, CARTELS_RESOURCES_NEEDED, OPPOSITION_NEEDED } from '../rules/victory.js';
import { totalOpposition } from '../support.js';
import { campaignsLeft, roundIsNext } from './calendar.js';
import { lastingWorth } from './lasting.js';

/**
 * What a position is worth to the Government, in points of support: the sum over all spaces, and of what is off the
 * map. The heuristic player makes every choice by comparing these values.
 */
export const WEIGHTS = {
  /** A point of support, and a point less of opposition. Opposition weighs more because FARC is usually closest to winning. */
  support: 1,
  opposition: 1.7,
  /** Each level that Civic Action can still build, per point of population: with troops and police in place, or with control only. */
  civic: 0.28,
  control: 0.14,
  /** Each level that FARC can still agitate where it has control. */
  agitation: 0.4,
  /** Each of the first 3 police in a department, per point of population. */
  presence: 0.25,
  /** A point of Econ cut off in the next Control phase. */
  sabotage: 0.3,
  /** The fraction of an enemy piece's value that counts as gained once an Assault can reach it. */
  danger: 0.12,
  guerrilla: { farc: 0.85, auc: 0.7, cartels: 0.6 },
  base: { farc: 2.7, auc: 2.25, cartels: 1.5 },
  /** Factors for those costs in departments with 2 population. These decide the game: FARC must win them. */
  heartland: { guerrilla: 1.7, base: 1.55 },
  /** A base lets troops stay and be trained in a department: per point of population plus one. */
  ownBase: 2.2,
  shipment: 1.2,
  /** A point of aid, for each Resources phase to come. */
  aid: 0.04,
  /** A rival about to meet its victory condition. Doubled when the next card is a Propaganda card. */
  threat: 8,
  /** Staying eligible by passing. */
  eligible: 1.3,
  /** By passing, also this fraction of what the next card's event would cost. */
  missed: 0.6,
};

/** Diminishing value: what one more is worth, up to each amount. */
type DiminishingValue = readonly (readonly [upTo: number, each: number])[];
const RESOURCES: DiminishingValue = [
  [9, 0.35],
  [18, 0.22],
  [30, 0.15],
  [60, 0.09],
  [99, 0.02],
];
const TROOPS_OUT: DiminishingValue = [
  [12, 0.6],
  [20, 0.45],
  [30, 0.3],
];
const POLICE_OUT: DiminishingValue = [
  [14, 0.5],
  [22, 0.35],
  [30, 0.2],
];
const ENEMY_RESOURCES = 0.12;

function diminishing(steps: DiminishingValue, n: number): number {
  let sum = 0;
  let from = 0;
  for (const [upTo, each] of steps) {
    if (n <= upTo) return sum + (n - from) * each;
    sum += (upTo - from) * each;
    from = upTo;
  }
  return sum;
}

/** What each piece costs the Government by being on the map, indexed by piece. A table, because it is read most often. */
const costs = (factor: { readonly guerrilla: number; readonly base: number }): readonly number[] =>
  PIECES.map((piece) => {
    const owner = ownerOf(piece);
    if (!isInsurgent(owner)) return 0;
    return isBase(piece) ? WEIGHTS.base[owner] * factor.base : WEIGHTS.guerrilla[owner] * factor.guerrilla;
  });
const COSTS = costs({ guerrilla: 1, base: 1 });
const HEARTLAND_COSTS = costs(WEIGHTS.heartland);
const costsIn = (space: Space) => (isDepartment(space) && population(space) > 1 ? HEARTLAND_COSTS : COSTS);
/** A space's piece counts begin with the Government's three, followed by three per insurgent: underground, active, base. */
const FIRST_ENEMY = 3;

export function spaceWorth(g: Position, space: Space): number {
  const at = space * PIECE_KINDS;
  const p = g.pieces;
  const cost = costsIn(space);
  let worth = 0;
  let enemies = 0;
  for (let k = FIRST_ENEMY; k < PIECE_KINDS; k++) {
    const n = p[at + k];
    if (n === 0) continue;
    worth -= n * cost[k];
    enemies += n;
  }
  const cubes = p[at] + p[at + 1];
  if (enemies > 0 && cubes > 0) worth += WEIGHTS.danger * assaultableWorth(g, space, cost);
  return worth + (isLoc(space) ? locWorth(g, space, cubes, enemies) : populationWorth(g, space, enemies));
}

/** The value of the pieces that an Assault by the cubes here could remove now. */
function assaultableWorth(g: Position, space: Space, cost: readonly number[]): number {
  const at = space * PIECE_KINDS;
  const p = g.pieces;
  let hits = assaultStrength(g, space);
  let sum = 0;
  for (let k = FIRST_ENEMY; k < PIECE_KINDS && hits > 0; k += 3) {
    const active = Math.min(hits, p[at + k + 1]);
    sum += active * cost[k + 1];
    hits -= active;
    if (p[at + k] > 0) continue;
    const bases = Math.min(hits, p[at + k + 2]);
    sum += bases * cost[k + 2];
    hits -= bases;
  }
  return sum;
}

/** A LoC with more guerrillas than cubes at the next Control phase is Sabotaged and earns nothing (6.2-6.3). */
function locWorth(g: Position, loc: Space, cubes: number, raiders: number): number {
  if (raiders <= cubes || g.terror[loc] > 0) return 0;
  return -econ(loc) * WEIGHTS.sabotage * (roundIsNext(g) ? 1.5 : 1);
}

function populationWorth(g: Position, space: Space, enemies: number): number {
  const people = population(space);
  const at = space * PIECE_KINDS;
  const p = g.pieces;
  const base = p[at + BASE.government] * (isDepartment(space) ? WEIGHTS.ownBase * (1 + people) : WEIGHTS.ownBase);
  if (people === 0) return base;
  const level = g.support[space];
  const own = p[at] + p[at + 1] + p[at + 2];
  let worth = base + people * level * (level > 0 ? WEIGHTS.support : WEIGHTS.opposition);
  // Police hold a department after the troops have moved on.
  if (isDepartment(space)) worth += people * WEIGHTS.presence * Math.min(3, p[at + POLICE]);
  // Both happen in the Support phase (6.4).
  const soon = roundIsNext(g) ? 1.7 : 1;
  if (own > enemies) {
    const ready = p[at + TROOPS] > 0 && p[at + POLICE] > 0;
    worth += people * (3 - level) * (ready ? WEIGHTS.civic : WEIGHTS.control) * soon;
  } else {
    const farc = p[at + 3] + p[at + 4] + p[at + 5];
    if (farc > own + enemies - farc) worth -= people * (level + 2) * WEIGHTS.agitation * soon;
  }
  return worth;
}

/** What a rival this close to victory costs (7.2): nothing outside `reach`, then rising steeply. */
function threat(lead: number, reach: number): number {
  if (lead <= -reach) return 0;
  const near = (lead + reach) / reach;
  return WEIGHTS.threat * (lead > 0 ? 1.75 + lead / 4 : near * near);
}

/** How far below its goal a rival begins to count as a threat. */
const REACH: Readonly<Record<Insurgent, number>> = { farc: 12, auc: 4, cartels: 12 };

/** Bases on the map: all that are not available. Counting them on the map would dominate the running time. */
const basesOut = (g: Position, faction: Insurgent): number => (FORCES[faction].base ?? 0) - g.available[BASE[faction]];

/** Resources are worthless once the final Propaganda round has begun. */
const useOfResources = (g: Position): number => (g.propagandas < finalPropaganda(g) ? 1 : 0);

/** The value of everything off the map: rivals' margins (7.2), cubes on the map in total, resources, aid. */
export function tableWorth(g: Position): number {
  const { farc, auc, cartels, government } = g.resources;
  const farcBases = basesOut(g, 'farc');
  const cartelsBases = basesOut(g, 'cartels');
  const threats =
    threat(totalOpposition(g) + farcBases - OPPOSITION_NEEDED, REACH.farc) +
    threat(basesOut(g, 'auc') - farcBases, REACH.auc) +
    threat(
      // The cartels' bases pay once more before victory is checked.
      Math.min(cartelsBases - CARTELS_BASES_NEEDED, cartels + 2 * cartelsBases - CARTELS_RESOURCES_NEEDED),
      REACH.cartels,
    );
  const { troops = 0, police = 0 } = FORCES.government;
  return (
    diminishing(TROOPS_OUT, troops - g.available[TROOPS]) +
    diminishing(POLICE_OUT, police - g.available[POLICE]) +
    diminishing(RESOURCES, government) * useOfResources(g) +
    g.aid * WEIGHTS.aid * campaignsLeft(g) -
    threats * (roundIsNext(g) ? 2 : 1) -
    (farc + auc + cartels) * ENEMY_RESOURCES -
    g.shipments.length * WEIGHTS.shipment
  );
}

/** The value of the whole position, including lasting events. */
export function worth(g: Position): number {
  let sum = tableWorth(g) + lastingWorth(g);
  for (let space = 0; space < g.support.length; space++) sum += spaceWorth(g, space as Space);
  return sum;
}
