import { FORCES } from '../data/deployment.js';
import { INSURGENTS, type Insurgent } from '../factions.js';
import { econ, isLoc, population, type Space } from '../map.js';
import { BASE, POLICE, TROOPS } from '../pieces.js';
import { PIECE_KINDS, type Position } from '../position.js';
import { assaultStrength } from '../rules/operations/assault.js';
import { margin } from '../rules/victory.js';
import { campaignsLeft, roundIsNext } from './calendar.js';
import { lastingWorth } from './lasting.js';

/**
 * What a position is worth to the Government, in points of support. All that `steady` does is to compare positions by
 * it: space by space, and what lies beside the map.
 */
export const WEIGHTS = {
  /** A point of support, and one of opposition less. */
  support: 1,
  opposition: 0.7,
  /** Each level that Civic Action can still build, a point of population: under control with troops and police, or without. */
  civic: 0.25,
  control: 0.12,
  /** Each level that FARC can still agitate where it has control. */
  agitation: 0.25,
  /** Support that hidden guerrillas threaten with Terror. */
  terror: 0.12,
  marker: 0.5,
  /** A point of Econ cut off in the next Control phase. */
  sabotage: 0.35,
  /** How much of a piece is as good as gone once an Assault can reach it. */
  danger: 0.35,
  guerrilla: { farc: 1.3, auc: 1.1, cartels: 0.8 },
  base: { farc: 3, auc: 2.5, cartels: 1.6 },
  ownBase: 1.5,
  shipment: 1.2,
  aid: 0.12,
} as const;

/** What is worth less the more there is of it: up to each mark, what one more is worth. */
type Falling = readonly (readonly [upTo: number, each: number])[];
const RESOURCES: Falling = [
  [6, 0.7],
  [15, 0.45],
  [30, 0.3],
  [60, 0.15],
  [99, 0.05],
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

/** Where a faction's pieces begin in a space's row of kinds. */
const FIRST: Readonly<Record<Insurgent, number>> = { farc: 3, auc: 6, cartels: 9 };

export function spaceWorth(g: Position, space: Space): number {
  const at = space * PIECE_KINDS;
  const p = g.pieces;
  let worth = p[at + BASE.government] * WEIGHTS.ownBase;
  let enemies = 0;
  let hidden = 0;
  for (const f of INSURGENTS) {
    const i = at + FIRST[f];
    worth -= (p[i] + p[i + 1]) * WEIGHTS.guerrilla[f] + p[i + 2] * WEIGHTS.base[f];
    hidden += p[i];
    enemies += p[i] + p[i + 1] + p[i + 2];
  }
  const cubes = p[at] + p[at + 1];
  if (enemies > 0 && cubes > 0) worth += WEIGHTS.danger * inReach(g, space);
  return worth + (isLoc(space) ? roadWorth(g, space, cubes, enemies) : peopleWorth(g, space, enemies, hidden));
}

/** What an Assault by the cubes here could take away now. */
function inReach(g: Position, space: Space): number {
  const at = space * PIECE_KINDS;
  let hits = assaultStrength(g, space);
  let sum = 0;
  for (const f of INSURGENTS) {
    const i = at + FIRST[f];
    const active = Math.min(hits, g.pieces[i + 1]);
    sum += active * WEIGHTS.guerrilla[f];
    hits -= active;
    if (hits <= 0 || g.pieces[i] > 0) continue;
    const bases = Math.min(hits, g.pieces[i + 2]);
    sum += bases * WEIGHTS.base[f];
    hits -= bases;
  }
  return sum;
}

/** A LoC that guerrillas hold at the next Control phase earns nothing (6.2-6.3). */
function roadWorth(g: Position, loc: Space, cubes: number, raiders: number): number {
  if (g.terror[loc] > 0) return 0;
  const urgent = roundIsNext(g) ? 1.5 : 1;
  if (raiders > cubes) return -econ(loc) * WEIGHTS.sabotage * urgent;
  // Police on a quiet road deter the next raid.
  return cubes > 0 ? econ(loc) * 0.08 : 0;
}

function peopleWorth(g: Position, space: Space, enemies: number, hidden: number): number {
  const people = population(space);
  if (people === 0) return 0;
  const at = space * PIECE_KINDS;
  const p = g.pieces;
  const level = g.support[space];
  const own = p[at] + p[at + 1] + p[at + 2];
  let worth = people * level * (level > 0 ? WEIGHTS.support : WEIGHTS.opposition);
  worth -= g.terror[space] * WEIGHTS.marker;
  if (level > 0) worth -= people * level * WEIGHTS.terror * Math.min(2, hidden);
  if (own > enemies) {
    const ready = p[at + TROOPS] > 0 && p[at + POLICE] > 0;
    worth += people * (3 - level) * (ready ? WEIGHTS.civic : WEIGHTS.control);
  } else {
    const farc = p[at + 3] + p[at + 4] + p[at + 5];
    if (farc > own + enemies - farc) worth -= people * (level + 2) * WEIGHTS.agitation;
  }
  return worth;
}

/** How much a rival this near to its victory weighs (7.2): little from afar, then steeply more. */
function threat(lead: number, reach: number): number {
  if (lead <= -reach) return 0;
  const near = (lead + reach) / reach;
  return lead > 0 ? 14 + 2 * lead : 8 * near * near;
}

/** From how far below its goal a rival is watched. */
const REACH: Readonly<Record<Insurgent, number>> = { farc: 12, auc: 4, cartels: 12 };

/** What lies beside the map: rivals' margins, cubes in the field, resources, aid, and what lasts. */
export function tableWorth(g: Position): number {
  const urgent = roundIsNext(g) ? 2 : 1;
  let worth = 0;
  for (const f of INSURGENTS) {
    worth -= threat(margin(g, f), REACH[f]) * urgent + g.resources[f] * ENEMY_RESOURCES;
  }
  const { troops = 0, police = 0 } = FORCES.government;
  worth += falling(TROOPS_OUT, troops - g.available[TROOPS]) + falling(POLICE_OUT, police - g.available[POLICE]);
  worth += falling(RESOURCES, g.resources.government);
  worth += g.aid * WEIGHTS.aid * campaignsLeft(g);
  return worth - g.shipments.length * WEIGHTS.shipment + lastingWorth(g);
}

export function worth(g: Position): number {
  let sum = tableWorth(g);
  for (let space = 0; space < g.support.length; space++) sum += spaceWorth(g, space as Space);
  return sum;
}
