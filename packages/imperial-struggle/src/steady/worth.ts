import { hasKeyword } from '../cabinet.js';
import { spacesOfAdvantage } from '../control.js';
import { ADVANTAGE_IDS, ADVANTAGES, type AdvantageKind } from '../data/advantages.js';
import { type Theater, WARS } from '../data/wars.js';
import {
  ALL_SPACES,
  COMMODITIES,
  commodityOf,
  connected,
  factsOf,
  isFort,
  isMarket,
  isNaval,
  isPrestige,
  isTerritory,
  REGIONS,
  regionOf,
  type Space,
  spaceOf,
} from '../map.js';
import { JACOBITE_UPRISINGS } from '../ministries/cards.js';
import { IRELAND, SCOTLAND } from '../ministries/minor.js';
import { FRANCE, type Position, USA } from '../position.js';
import { other, type Side } from '../sides.js';
import { TILES } from '../tiles.js';
import { availableDebt } from '../treasury.js';
import { at, type Outlook } from './outlook.js';
import { SUPPLY_WORTH, supplies } from './supply.js';
import { WEIGHTS } from './weights.js';

/** What a position is worth to a side, in victory points: what it has, and what it may expect of every race. */
export function worth(o: Outlook, g: Position): number {
  const points = o.side === 'france' ? g.vp - 15 : 15 - g.vp;
  return points + landWorth(o, g) + purseWorth(o, g, o.side) - purseWorth(o, g, other(o.side)) + tilesWorth(o, g);
}

const REGION = ALL_SPACES.map((space) => REGIONS.indexOf(regionOf(space)));
const commodityPlace = (space: Space): number => {
  const commodity = commodityOf(space);
  return commodity === undefined ? -1 : COMMODITIES.indexOf(commodity);
};
const COMMODITY = ALL_SPACES.map((space) => commodityPlace(space));
const PRESTIGE = ALL_SPACES.map(isPrestige);

/** For each war and space: the theaters to which it adds strength when controlled, and those where its conflict does. */
const adds = ({ alliances, spaces, forts, squadrons, regions }: Theater, war: number, space: Space): boolean => {
  const { alliance, country, wars } = factsOf(space);
  const region = regionOf(space);
  if (alliance && country !== undefined && alliances.includes(country) && wars?.includes(war)) return true;
  if (spaces.some((id) => spaceOf(id) === space)) return true;
  if (isFort(space)) return forts && regions.includes(region);
  return isNaval(space) && squadrons.includes(region);
};
const theatersBy = (is: (theater: Theater, war: number, space: Space) => boolean) =>
  WARS.map((war) =>
    ALL_SPACES.map((space) => war.theaters.flatMap((theater, i) => (is(theater, war.number, space) ? [i] : []))),
  );
const STRENGTH = theatersBy(adds);
const UNREST = theatersBy((theater, _, space) => theater.conflicts && theater.regions.includes(regionOf(space)));
const NONE: readonly (readonly number[])[] = ALL_SPACES.map(() => []);

/** What every space is worth by itself, whoever has it: how many Markets it leads to. */
const REACH = ALL_SPACES.map((space) => WEIGHTS.reach * connected(space).filter(isMarket).length);
const IS_MARKET = ALL_SPACES.map(isMarket);
const IS_TERRITORY = ALL_SPACES.map(isTerritory);

/** Who leads in every race by how much, and what all else on the map is worth. */
export interface Standing {
  readonly regions: readonly number[];
  readonly commodities: readonly number[];
  readonly theaters: readonly number[];
  readonly prestige: number;
  readonly advantages: number;
  readonly rest: number;
}

export function standingOf(o: Outlook, g: Position): Standing {
  const { me, them } = o;
  const { flags, conflicts, damaged } = g;
  const regions = [0, 0, 0, 0];
  const commodities = [0, 0, 0, 0, 0, 0];
  const theaters = o.theaters.map((_, theater) => tileLead(g, o.side, theater));
  let prestige = 0;
  let rest = 0;
  const strength = STRENGTH[g.war] ?? NONE;
  const unrest = UNREST[g.war] ?? NONE;
  const supplied = supplies(flags, conflicts, damaged);
  for (const space of ALL_SPACES) {
    const flag = flags[space];
    const sign = flag === me ? 1 : flag === them ? -1 : 0;
    if (sign === 0) {
      if (flag === USA) rest += usaWorth(o, space);
      continue;
    }
    if (conflicts[space] > 0) {
      rest -= sign * WEIGHTS.conflict;
      for (const theater of unrest[space]) theaters[theater] -= sign;
      continue;
    }
    regions[REGION[space]] += sign;
    if (PRESTIGE[space]) prestige += sign;
    if (IS_MARKET[space]) {
      if (COMMODITY[space] >= 0) commodities[COMMODITY[space]] += sign;
      rest += sign * SUPPLY_WORTH[supplied[space]];
    } else if (IS_TERRITORY[space]) rest += sign * territoryWorth(o, space, sign > 0 ? o.side : other(o.side));
    rest += sign * REACH[space];
    if (damaged[space] > 0) rest -= sign * WEIGHTS.damaged;
    else for (const theater of strength[space]) theaters[theater] += sign;
  }
  rest += jacobitesWorth(o, g);
  return { regions, commodities, theaters, prestige, advantages: advantagesWorth(o, g), rest };
}

function landWorth(o: Outlook, g: Position): number {
  const { regions, commodities, theaters, prestige, advantages, rest } = standingOf(o, g);
  let sum = rest + advantages + at(o.prestige, prestige);
  for (let i = 0; i < regions.length; i++) sum += at(o.regions[i], regions[i]);
  for (let i = 0; i < commodities.length; i++) sum += at(o.commodities[i], commodities[i]);
  const first = g.step === 'war' ? g.theater : 0;
  for (let i = first; i < theaters.length; i++) sum += at(o.theaters[i], theaters[i]);
  return sum;
}

/** Ministry 4: each French space of Scotland and Ireland is a victory point for a Claim to the throne, once a turn. */
const BRITISH_ISLES = [...IRELAND, ...SCOTLAND];
function jacobitesWorth(o: Outlook, g: Position): number {
  if (g.jacobiteDefeat) return 0;
  const sure = g.jacobitesRestored || g.cabinet.france.some(({ card }) => card === JACOBITE_UPRISINGS);
  let held = 0;
  for (const space of BRITISH_ISLES) if (g.flags[space] === FRANCE && g.conflicts[space] === 0) held++;
  const worth = held * (sure ? WEIGHTS.claim : WEIGHTS.claim / 3) * (o.left / 8 + o.later);
  return o.side === 'france' ? worth : -worth;
}

/** R48: the United States count as French in the end. */
const usaWorth = ({ side }: Outlook, space: Space): number =>
  factsOf(space).home === 'britain' ? (side === 'france' ? WEIGHTS.conquered : -WEIGHTS.conquered) : 0;

const territoryWorth = ({ later }: Outlook, space: Space, holder: Side): number =>
  WEIGHTS.territory * Math.min(1, later) + (factsOf(space).home === other(holder) ? WEIGHTS.conquered : 0);

/** What one does not see is as strong as the mean. */
const MEAN_BASIC = 7 / 16;
export const MEAN_BONUS = 20 / 12;
const strengthOf = (tiles: readonly number[], mean: number): number => {
  let sum = 0;
  for (const tile of tiles) sum += tile < 0 ? mean : TILES[tile].strength;
  return sum;
};
const tilesIn = (g: Position, side: Side, theater: number): number => {
  const laid = g.display[side][theater];
  return laid ? strengthOf(laid.basic, MEAN_BASIC) + strengthOf(laid.bonus, MEAN_BONUS) : 0;
};

/** Tiles, keywords and markers of a theater; what the map adds is counted beside. */
function tileLead(g: Position, side: Side, theater: number): number {
  const foe = other(side);
  const { keywords, id } = WARS[g.war].theaters[theater];
  let lead = tilesIn(g, side, theater) - tilesIn(g, foe, theater);
  for (const keyword of keywords) {
    lead += (hasKeyword(g, side, keyword) ? 1 : 0) - (hasKeyword(g, foe, keyword) ? 1 : 0);
  }
  if (g.byng === theater) lead += side === 'britain' ? 2 : -2;
  if (g.dominance && id === '7yw-3') lead += g.dominance === side ? 2 : -2;
  return lead;
}

/** What a tile brings beside its strength (7.1.2). */
export const SYMBOL_WORTH = { none: 0, debt: 0.4, 'fort-or-fleet': 0.5, unflag: 0.7 } as const;
const tilesWorth = ({ side, arms }: Outlook, g: Position): number => {
  let sum = 0;
  for (const { basic, bonus } of g.display[side]) {
    for (const tile of basic) if (tile >= 0) sum += SYMBOL_WORTH[TILES[tile].symbol];
    for (const tile of bonus) if (tile >= 0) sum += SYMBOL_WORTH[TILES[tile].symbol];
  }
  return arms * sum;
};

/** A turn with an Advantage. */
const ADVANTAGE_WORTH: Readonly<Record<AdvantageKind, number>> = {
  debt: 1.7,
  conflict: 1.15,
  'unflag-set-1': 0.75,
  'displace-squadron': 0.65,
  'unflag-minus-1': 0.45,
  'squadron-2': 0.7,
};
const KIND = ADVANTAGE_IDS.map((id) => ADVANTAGE_WORTH[ADVANTAGES[id].kind]);

function advantagesWorth(o: Outlook, g: Position): number {
  let sum = 0;
  for (let i = 0; i < KIND.length; i++) {
    const needed = spacesOfAdvantage(i);
    let mine = 0;
    let theirs = 0;
    let calm = true;
    for (const space of needed) {
      if (g.flags[space] === o.me) mine++;
      else if (g.flags[space] === o.them) theirs++;
      if (g.conflicts[space] > 0) calm = false;
    }
    if (mine === 0 && theirs === 0) continue;
    const share = (n: number): number => (n === needed.length ? (calm ? 1 : 0.6) : n > 0 ? WEIGHTS.half : 0);
    const now = g.exhausted[i] > 0 ? 0 : o.left / 8;
    sum += KIND[i] * (now + 0.6 * o.later) * (share(mine) - share(theirs));
  }
  return sum;
}

/** What each further point of Available Debt is worth: the last ones most, as Debt may be forced (6.3). */
const CREDIT = [0.9, 0.75, 0.6, 0.5, 0.46, 0.43, 0.4, 0.38, 0.36, 0.34];
const LEAST_CREDIT = 0.3;
const creditWorth = (available: number): number => {
  let sum = 0;
  for (let i = 0; i < available; i++) sum += CREDIT[i] ?? LEAST_CREDIT;
  return sum;
};
const TREATY = [0.5, 0.48, 0.45, 0.42];
const treatyWorth = ({ left, turns }: Outlook, n: number): number => {
  // 4.1.10: no more than four are kept; after the last turn none is of use.
  const spare = Math.min(0.3, 0.06 * left);
  let sum = 0;
  for (let i = 0; i < n; i++) sum += turns === 0 ? spare : (TREATY[i] ?? spare);
  return sum;
};

function purseWorth(o: Outlook, g: Position, side: Side): number {
  const ships = Math.min(1, (o.left + 8 * o.turns) / 12);
  // 11.0: in the end half a victory point for each that one has more.
  const credit = o.turns === 0 ? 0.5 * availableDebt(g, side) : creditWorth(availableDebt(g, side));
  return (
    credit +
    treatyWorth(o, g.treaty[side]) +
    WEIGHTS.squadron * ships * (g.navyBox[side] + 0.8 * g.waiting[side]) +
    WEIGHTS.card * Math.min(3, g.hands[side].length) * ships
  );
}
