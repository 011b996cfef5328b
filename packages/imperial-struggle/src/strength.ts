import { hasKeyword } from './cabinet.js';
import { controls, has } from './control.js';
import type { Keyword } from './data/ministries.js';
import { type Theater, type Tier, WARS } from './data/wars.js';
import { ALL_SPACES, FORTS, factsOf, isFort, isNaval, NAVAL, regionOf, type Space, spaceOf } from './map.js';
import type { Position, Tile } from './position.js';
import { other, type Side } from './sides.js';
import { TILES } from './tiles.js';

/** Strength in a theater (7.1), item by item. */

/** 7.1.3-4: what gives strength, and how much. */
export interface Strength {
  readonly reason: 'tile' | 'alliance' | 'space' | 'keyword' | 'fort' | 'squadron' | 'conflict' | 'byng' | 'dominance';
  readonly n: number;
  readonly space?: Space;
  readonly keyword?: Keyword;
  readonly tile?: Tile;
}

export const inTheater = (theater: Theater, space: Space): boolean => theater.regions.includes(regionOf(space));

/** 7.2.1.2: a Territory of the theater's Regions, or one that it lists. */
export const canConquerTerritory = (theater: Theater, territory: Space): boolean =>
  inTheater(theater, territory) || theater.territories.some((id) => spaceOf(id) === territory);

/** 3.2.1, 7.1.3: an Alliance that the theater of this war counts. */
function isAllianceIn(theater: Theater, war: number, space: Space): boolean {
  const { alliance, country, wars = [] } = factsOf(space);
  return alliance === true && country !== undefined && theater.alliances.includes(country) && wars.includes(war);
}

/** 7.1.3: whether the theater of this war counts the space for the side that holds it, as long as it is calm and whole. */
export const countsIn = (theater: Theater, war: number, space: Space): boolean =>
  theater.spaces.some((id) => spaceOf(id) === space) ||
  (isNaval(space) && theater.squadrons.includes(regionOf(space))) ||
  (isFort(space) && theater.forts && inTheater(theater, space)) ||
  isAllianceIn(theater, war, space);

/** 7.1.3-4: tiles, and what the theater's list adds; face-down tiles don't count yet. */
export function strengthsOf(g: Position, side: Side, index: number): Strength[] {
  const war = WARS[g.war];
  const theater = war.theaters[index];
  const { basic, bonus } = g.display[side][index];
  const found: Strength[] = [];
  for (const tile of [...basic, ...bonus]) {
    if (tile >= 0) found.push({ reason: 'tile', n: TILES[tile].strength, tile });
  }
  const add = (reason: Strength['reason'], spaces: readonly Space[]): void => {
    for (const space of spaces) found.push({ reason, n: 1, space });
  };
  const isListed = (space: Space): boolean => isAllianceIn(theater, war.number, space) && controls(g, space, side);
  if (theater.alliances.length > 0) add('alliance', ALL_SPACES.filter(isListed));
  add(
    'space',
    theater.spaces.map(spaceOf).filter((space) => controls(g, space, side)),
  );
  for (const keyword of theater.keywords) {
    if (hasKeyword(g, side, keyword)) found.push({ reason: 'keyword', n: 1, keyword });
  }
  if (theater.forts) {
    add(
      'fort',
      FORTS.filter((it) => inTheater(theater, it) && has(g, it, side) && g.damaged[it] === 0),
    );
  }
  add(
    'squadron',
    NAVAL.filter((sea) => theater.squadrons.includes(regionOf(sea)) && has(g, sea, side)),
  );
  if (theater.conflicts) {
    add(
      'conflict',
      ALL_SPACES.filter((it) => g.conflicts[it] > 0 && inTheater(theater, it) && has(g, it, other(side))),
    );
  }
  if (side === 'britain' && g.byng === index) found.push({ reason: 'byng', n: 2 });
  if (g.dominance === side && theater.id === '7yw-3') found.push({ reason: 'dominance', n: 2 });
  return found;
}

export const strengthOf = (g: Position, side: Side, index: number): number =>
  strengthsOf(g, side, index).reduce((sum, { n }) => sum + n, 0);

export const tierOf = (tiers: readonly Tier[], margin: number): Tier | undefined =>
  tiers.findLast(({ from }) => margin >= from);
