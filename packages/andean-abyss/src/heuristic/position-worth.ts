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
 * What a position is worth to the Government, in points of support. All that `steady` does is to compare positions by
 * it: space by space, and what lies beside the map.
 */
export const WEIGHTS = {
  /** A point of support, and one of opposition less: FARC is the rival nearest to its goal. */
  support: 1,
  opposition: 1.7,
  /** Each level that Civic Action can still build, a point of population: under control with troops and police, or without. */
  civic: 0.28,
  control: 0.14,
  /** Each level that FARC can still agitate where it has control. */
  agitation: 0.4,
  /** Each of the first 3 police in a department, a point of population. */
  presence: 0.25,
  /** A point of Econ cut off in the next Control phase. */
  sabotage: 0.3,
  /** How much of a piece is as good as gone once an Assault can reach it. */
  danger: 0.12,
  guerrilla: { farc: 0.85, auc: 0.7, cartels: 0.6 },
  base: { farc: 2.7, auc: 2.25, cartels: 1.5 },
  /** So many times that in the departments of 2 people, which decide the game: FARC has to win them, the Government can. */
  heartland: { guerrilla: 1.7, base: 1.55 },
  /** A base lets troops stay and be trained in a department: a point of population, and one more. */
  ownBase: 2.2,
  shipment: 1.2,
  /** A point of aid in each Resources phase to come. */
  aid: 0.04,
  /** A rival that is about to meet its condition; twice that when the next card is a propaganda. */
  threat: 8,
  /** To stay eligible by passing. */
  eligible: 1.3,
  /** And of what the event of the next card would cost. */
  missed: 0.6,
};

/** What is worth less the more there is of it: up to each mark, what one more is worth. */
type Falling = readonly (readonly [upTo: number, each: number])[];
const RESOURCES: Falling = [
  [9, 0.35],
  [18, 0.22],
  [30, 0.15],
  [60, 0.09],
  [99, 0.02],
];
const TROOPS_OUT: Falling = [
  [12, 0.6],
  [20, 0.45],
  [30, 0.3],
];
const POLICE_OUT: Falling = [
  [14, 0.5],
  [22, 0.35],
  [30, 0.2],
];
const ENEMY_RESOURCES = 0.12;

function falling(steps: Falling, n: number): number {
  let sum = 0;
  let from = 0;
  for (const [upTo, each] of steps) {
    if (n <= upTo) return sum + (n - from) * each;
    sum += (upTo - from) * each;
    from = upTo;
  }
  return sum;
}

/** By kind of piece, in its order: what each costs the Government by being there. This is read more than all else. */
const costs = (times: { readonly guerrilla: number; readonly base: number }): readonly number[] =>
  PIECES.map((piece) => {
    const owner = ownerOf(piece);
    if (!isInsurgent(owner)) return 0;
    return isBase(piece) ? WEIGHTS.base[owner] * times.base : WEIGHTS.guerrilla[owner] * times.guerrilla;
  });
const COSTS = costs({ guerrilla: 1, base: 1 });
const HEARTLAND_COSTS = costs(WEIGHTS.heartland);
const costsIn = (space: Space) => (isDepartment(space) && population(space) > 1 ? HEARTLAND_COSTS : COSTS);
/** In a space's row of kinds the Government's three come first, then three for each of the others: hidden, active, base. */
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
  if (enemies > 0 && cubes > 0) worth += WEIGHTS.danger * inReach(g, space, cost);
  return worth + (isLoc(space) ? roadWorth(g, space, cubes, enemies) : peopleWorth(g, space, enemies));
}

/** What an Assault by the cubes here could take away now. */
function inReach(g: Position, space: Space, cost: readonly number[]): number {
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

/** A LoC that guerrillas hold at the next Control phase earns nothing (6.2-6.3). */
function roadWorth(g: Position, loc: Space, cubes: number, raiders: number): number {
  if (raiders <= cubes || g.terror[loc] > 0) return 0;
  return -econ(loc) * WEIGHTS.sabotage * (roundIsNext(g) ? 1.5 : 1);
}

function peopleWorth(g: Position, space: Space, enemies: number): number {
  const people = population(space);
  const at = space * PIECE_KINDS;
  const p = g.pieces;
  const base = p[at + BASE.government] * (isDepartment(space) ? WEIGHTS.ownBase * (1 + people) : WEIGHTS.ownBase);
  if (people === 0) return base;
  const level = g.support[space];
  const own = p[at] + p[at + 1] + p[at + 2];
  let worth = base + people * level * (level > 0 ? WEIGHTS.support : WEIGHTS.opposition);
  // Police stay where troops come and go.
  if (isDepartment(space)) worth += people * WEIGHTS.presence * Math.min(3, p[at + POLICE]);
  // Both come to pass in the Support phase (6.4).
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

/** How much a rival this near to its victory weighs (7.2): little from afar, then steeply more. */
function threat(lead: number, reach: number): number {
  if (lead <= -reach) return 0;
  const near = (lead + reach) / reach;
  return WEIGHTS.threat * (lead > 0 ? 1.75 + lead / 4 : near * near);
}

/** From how far below its goal a rival is watched. */
const REACH: Readonly<Record<Insurgent, number>> = { farc: 12, auc: 4, cartels: 12 };

/** Bases on the map: all that are not available. Counting them over the map would take most of the time. */
const basesOut = (g: Position, faction: Insurgent): number => (FORCES[faction].base ?? 0) - g.available[BASE[faction]];

/** Resources are good for nothing after the last Support phase, and for little but it in the last campaign. */
const useOfResources = (g: Position): number => (g.propagandas < finalPropaganda(g) ? 1 : 0);

/** What lies beside the map: rivals' margins (7.2), cubes in the field, resources, aid. */
export function tableWorth(g: Position): number {
  const { farc, auc, cartels, government } = g.resources;
  const farcBases = basesOut(g, 'farc');
  const cartelsBases = basesOut(g, 'cartels');
  const threats =
    threat(totalOpposition(g) + farcBases - OPPOSITION_NEEDED, REACH.farc) +
    threat(basesOut(g, 'auc') - farcBases, REACH.auc) +
    threat(
      // The cartels’ bases will have paid once more before it counts.
      Math.min(cartelsBases - CARTELS_BASES_NEEDED, cartels + 2 * cartelsBases - CARTELS_RESOURCES_NEEDED),
      REACH.cartels,
    );
  const { troops = 0, police = 0 } = FORCES.government;
  return (
    falling(TROOPS_OUT, troops - g.available[TROOPS]) +
    falling(POLICE_OUT, police - g.available[POLICE]) +
    falling(RESOURCES, government) * useOfResources(g) +
    g.aid * WEIGHTS.aid * campaignsLeft(g) -
    threats * (roundIsNext(g) ? 2 : 1) -
    (farc + auc + cartels) * ENEMY_RESOURCES -
    g.shipments.length * WEIGHTS.shipment
  );
}

/** The whole position, with what lasts. */
export function worth(g: Position): number {
  let sum = tableWorth(g) + lastingWorth(g);
  for (let space = 0; space < g.support.length; space++) sum += spaceWorth(g, space as Space);
  return sum;
}
