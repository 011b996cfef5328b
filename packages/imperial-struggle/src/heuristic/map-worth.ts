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
  MARKETS,
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
import { type LeadValues, valueAtLead } from './lead-values.js';
import { SUPPLY_WORTH, supplies } from './supply.js';
import { WEIGHTS } from './weights.js';

/** What the map and the theaters are worth to a side: the lead in every race, and the value of everything else. */

const REGION = ALL_SPACES.map((space) => REGIONS.indexOf(regionOf(space)));
const commodityPlace = (space: Space): number => {
  const commodity = commodityOf(space);
  return commodity === undefined ? -1 : COMMODITIES.indexOf(commodity);
};
const COMMODITY = ALL_SPACES.map((space) => commodityPlace(space));
const PRESTIGE = ALL_SPACES.map(isPrestige);

/** For each war and space: the theaters to which it adds strength when controlled, and those to which its conflict does. */
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

/** The value of each space for the number of Markets it is adjacent to. */
const REACH = ALL_SPACES.map((space) => WEIGHTS.reach * connected(space).filter(isMarket).length);
const IS_TERRITORY = ALL_SPACES.map(isTerritory);
/** Does the space matter for the supply of Markets (5.4.1)? */
const SUPPLIES = ALL_SPACES.map((space) => [isMarket, isFort, isNaval, isTerritory].some((is) => is(space)));

/** The side's lead in every race, and the value of everything else on the map. */
export interface MapLeads {
  readonly regions: number[];
  readonly commodities: number[];
  readonly theaters: number[];
  prestige: number;
  advantages: number;
  /** The value of supplied and protected Markets. */
  supply: number;
  rest: number;
}

export function mapLeadsOf(o: LeadValues, g: Position): MapLeads {
  const leads: MapLeads = {
    regions: [0, 0, 0, 0],
    commodities: [0, 0, 0, 0, 0, 0],
    theaters: o.theaters.map((_, theater) => tileLead(g, o.side, theater)),
    prestige: 0,
    advantages: advantagesWorth(o, g, ALL_ADVANTAGES),
    supply: supplyWorth(o, g),
    rest: jacobitesWorth(o, g),
  };
  for (const space of ALL_SPACES) count(o, g, space, 1, leads);
  return leads;
}

/** Adds a space's contribution, or subtracts it. */
function count(o: LeadValues, g: Position, space: Space, times: 1 | -1, to: MapLeads): void {
  const flag = g.flags[space];
  const holder = flag === o.me ? 1 : flag === o.them ? -1 : 0;
  if (holder === 0) {
    if (flag === USA) to.rest += times * usaWorth(o, space);
    return;
  }
  const sign = times * holder;
  if (g.conflicts[space] > 0) {
    to.rest -= sign * WEIGHTS.conflict;
    for (const theater of (UNREST[g.war] ?? NONE)[space]) to.theaters[theater] -= sign;
    return;
  }
  to.regions[REGION[space]] += sign;
  if (PRESTIGE[space]) to.prestige += sign;
  if (COMMODITY[space] >= 0) to.commodities[COMMODITY[space]] += sign;
  if (IS_TERRITORY[space]) to.rest += sign * territoryWorth(o, space, holder > 0 ? o.side : other(o.side));
  to.rest += sign * REACH[space];
  if (g.damaged[space] > 0) to.rest -= sign * WEIGHTS.damaged;
  else for (const theater of (STRENGTH[g.war] ?? NONE)[space]) to.theaters[theater] += sign;
}

function supplyWorth({ me, them }: LeadValues, { flags, conflicts, damaged }: Position): number {
  const supplied = supplies(flags, conflicts, damaged);
  let sum = 0;
  for (const space of MARKETS) {
    const flag = flags[space];
    if (conflicts[space] > 0) continue;
    if (flag === me) sum += SUPPLY_WORTH[supplied[space]];
    else if (flag === them) sum -= SUPPLY_WORTH[supplied[space]];
  }
  return sum;
}

export function mapWorth(o: LeadValues, g: Position, leads: MapLeads = mapLeadsOf(o, g)): number {
  const { regions, commodities, theaters, prestige, advantages, supply, rest } = leads;
  let sum = rest + supply + advantages + valueAtLead(o.prestige, prestige);
  for (let i = 0; i < regions.length; i++) sum += valueAtLead(o.regions[i], regions[i]);
  for (let i = 0; i < commodities.length; i++) sum += valueAtLead(o.commodities[i], commodities[i]);
  const first = g.step === 'war' ? g.theater : 0;
  for (let i = first; i < theaters.length; i++) sum += valueAtLead(o.theaters[i], theaters[i]);
  return sum;
}

/** What more strength in a theater is worth. */
export function strengthWorth(o: LeadValues, { theaters }: MapLeads, theater: number, more: number): number {
  return (
    valueAtLead(o.theaters[theater], theaters[theater] + more) - valueAtLead(o.theaters[theater], theaters[theater])
  );
}

/** Runs `evaluate` with one space changed, then restores the map. Other spaces need not be counted again. */
export function withSpace<T>(
  o: LeadValues,
  g: Position,
  leads: MapLeads,
  space: Space,
  change: () => () => void,
  evaluate: () => T,
): T {
  const { advantages, supply, rest } = leads;
  const jacobites = (): number => (IN_ISLES[space] ? jacobitesWorth(o, g) : 0);
  leads.advantages -= advantagesWorth(o, g, LINKED[space]);
  leads.rest -= jacobites();
  count(o, g, space, -1, leads);
  const undo = change();
  count(o, g, space, 1, leads);
  leads.rest += jacobites();
  leads.advantages += advantagesWorth(o, g, LINKED[space]);
  if (SUPPLIES[space]) leads.supply = supplyWorth(o, g);
  const result = evaluate();
  count(o, g, space, -1, leads);
  undo();
  count(o, g, space, 1, leads);
  Object.assign(leads, { advantages, supply, rest });
  return result;
}

/** Ministry 4: each French space of Scotland and Ireland is a victory point for a Claim to the throne, once a turn. */
const BRITISH_ISLES = [...IRELAND, ...SCOTLAND];
const IN_ISLES = ALL_SPACES.map((space) => BRITISH_ISLES.includes(space));
function jacobitesWorth(o: LeadValues, g: Position): number {
  if (g.jacobiteDefeat) return 0;
  const sure = g.jacobitesRestored || g.cabinet.france.some(({ card }) => card === JACOBITE_UPRISINGS);
  let held = 0;
  for (const space of BRITISH_ISLES) if (g.flags[space] === FRANCE && g.conflicts[space] === 0) held++;
  const worth = held * (sure ? WEIGHTS.claim : WEIGHTS.claim / 3) * (o.left / 8 + o.later);
  return o.side === 'france' ? worth : -worth;
}

/** R48: the United States count as French at the end. */
const usaWorth = ({ side }: LeadValues, space: Space): number =>
  factsOf(space).home === 'britain' ? (side === 'france' ? WEIGHTS.conquered : -WEIGHTS.conquered) : 0;

const territoryWorth = ({ later }: LeadValues, space: Space, holder: Side): number =>
  WEIGHTS.territory * Math.min(1, later) + (factsOf(space).home === other(holder) ? WEIGHTS.conquered : 0);

/** Hidden tiles count as average. */
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

/** The lead by tiles, keywords and markers of a theater; the map's share is counted separately. */
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

/** The value of holding an Advantage for one turn. */
const ADVANTAGE_WORTH: Readonly<Record<AdvantageKind, number>> = {
  debt: 1.7,
  conflict: 1.15,
  'unflag-set-1': 0.75,
  'displace-squadron': 0.65,
  'unflag-minus-1': 0.45,
  'squadron-2': 0.7,
};
const KIND = ADVANTAGE_IDS.map((id) => ADVANTAGE_WORTH[ADVANTAGES[id].kind]);

const ALL_ADVANTAGES = KIND.map((_, i) => i);
/** By space: the Advantages that need it. */
const LINKED = ALL_SPACES.map((space) => ALL_ADVANTAGES.filter((i) => spacesOfAdvantage(i).includes(space)));

function advantagesWorth(o: LeadValues, g: Position, which: readonly number[]): number {
  let sum = 0;
  for (const i of which) {
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
