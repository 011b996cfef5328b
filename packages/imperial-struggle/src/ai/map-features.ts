import type { FeatureSink } from '@sandtable/ai';
import { ADVANTAGE_IDS, ADVANTAGE_KINDS, ADVANTAGES } from '../data/advantages.js';
import type { MapLeads } from '../heuristic/map-worth.js';
import { ISOLATED, PROTECTED, supplies } from '../heuristic/supply.js';
import {
  ALL_SPACES,
  COMMODITIES,
  commodityOf,
  factsOf,
  isMarket,
  isPolitical,
  kindOf,
  printedCost,
  REGIONS,
  regionOf,
  TERRITORIES,
} from '../map.js';
import { IRELAND, SCOTLAND } from '../ministries/minor.js';
import { BRITAIN, FRANCE, type Position, USA } from '../position.js';
import { WAR_AFTER } from '../turns.js';
import type { Clock } from './clock.js';

const KINDS = ['market', 'political', 'territory', 'naval', 'fort'] as const;
const KIND = ALL_SPACES.map((space) => KINDS.indexOf(kindOf(space)));
const ADVANTAGE_KIND = ADVANTAGE_IDS.map((id) => ADVANTAGE_KINDS.indexOf(ADVANTAGES[id].kind));
const BRITISH_ISLES = [...IRELAND, ...SCOTLAND];

const signOf = (flag: number): number => (flag === FRANCE ? 1 : flag === BRITAIN ? -1 : 0);

export function describeMap(g: Position, clock: Clock, leads: MapLeads, sink: FeatureSink): void {
  sink.group('map');
  const byKind = KINDS.map(() => 0);
  let conflicts = 0;
  let damaged = 0;
  for (const space of ALL_SPACES) {
    const sign = signOf(g.flags[space]);
    if (sign === 0) continue;
    byKind[KIND[space]] += sign;
    conflicts += sign * g.conflicts[space];
    damaged += sign * g.damaged[space];
  }
  for (const [i, kind] of KINDS.entries()) sink.put(`spaces: ${kind}`, byKind[i] / 4);
  sink.put('conflicts', conflicts / 3);
  sink.put('damaged Forts', damaged / 2);
  const isNear = g.turn === WAR_AFTER[g.war];
  sink.put('spaces: naval, war near', isNear ? byKind[KINDS.indexOf('naval')] / 4 : 0);
  const advantages = ADVANTAGE_KINDS.map(() => 0);
  let ready = 0;
  for (const [i, kind] of ADVANTAGE_KIND.entries()) {
    const sign = signOf(g.holders[i]);
    advantages[kind] += sign;
    if (g.exhausted[i] === 0) ready += sign;
  }
  for (const [i, kind] of ADVANTAGE_KINDS.entries()) sink.put(`Advantages: ${kind}`, advantages[i] / 2);
  sink.put('Advantages ready', (ready / 4) * clock.shareLeft);
  sink.put('Advantages: worth', leads.advantages / 3);
  sink.put('supply', leads.supply);
  sink.put('rest of the map', leads.rest / 4);
  describeConquests(g, clock, sink);
  describeJacobites(g, sink);
}

const PLACE_OF_REGION = ALL_SPACES.map((space) => REGIONS.indexOf(regionOf(space)));
const PLACE_OF_COMMODITY = ALL_SPACES.map((space) => {
  const commodity = commodityOf(space);
  return commodity === undefined ? -1 : COMMODITIES.indexOf(commodity);
});
const PRICE = ALL_SPACES.map((space) => (isMarket(space) || isPolitical(space) ? printedCost(space) : 0));

/** What the other side pays to take a flag off tells how safe a lead is (5.4.2, 5.5.2). */
export function describeThreats(g: Position, clock: Clock, sink: FeatureSink): void {
  sink.group('map');
  const supplied = supplies(g.flags, g.conflicts, g.damaged);
  const cheap = REGIONS.map(() => 0);
  const free = REGIONS.map(() => 0);
  const safe = COMMODITIES.map(() => 0);
  const weak = COMMODITIES.map(() => 0);
  for (const space of ALL_SPACES) {
    const price = PRICE[space];
    if (price === 0) continue;
    const sign = signOf(g.flags[space]);
    const region = PLACE_OF_REGION[space];
    if (sign === 0) {
      free[region]++;
      continue;
    }
    const commodity = PLACE_OF_COMMODITY[space];
    const isShaken = g.conflicts[space] > 0;
    const isCut = commodity >= 0 && supplied[space] === ISOLATED;
    const isSafe = commodity >= 0 && !isShaken && supplied[space] === PROTECTED;
    if (commodity >= 0 && isSafe) safe[commodity] += sign;
    if (commodity >= 0 && (isShaken || isCut)) weak[commodity] += sign;
    const toPay = isShaken || isCut ? 1 : isSafe ? price + 1 : price;
    cheap[region] += sign / toPay;
  }
  const live = clock.isLive ? 1 : 0;
  for (const [i, region] of REGIONS.entries()) {
    sink.put(`${region}: cheap flags`, cheap[i] / 3);
    sink.put(`${region}: free spaces, acts next`, ((free[i] * clock.next) / 6) * live);
  }
  for (const [i, commodity] of COMMODITIES.entries()) {
    const wanted = clock.isLive && g.demand.includes(commodity) ? 1 : 0.3;
    sink.put(`${commodity}: safe`, (wanted * safe[i]) / 2);
    sink.put(`${commodity}: weak`, (wanted * weak[i]) / 2);
  }
}

/** 11.0: flags on the other side's Territories; R48: the United States count as French. */
function describeConquests(g: Position, clock: Clock, sink: FeatureSink): void {
  let conquered = 0;
  let american = 0;
  for (const space of TERRITORIES) {
    const { home } = factsOf(space);
    const flag = g.flags[space];
    if (flag === USA) american++;
    if (home === 'britain' && (flag === FRANCE || flag === USA)) conquered++;
    else if (home === 'france' && flag === BRITAIN) conquered--;
  }
  sink.put('conquests', conquered / 2);
  sink.put('conquests, end', (conquered / 2) * clock.late ** 2);
  sink.put('United States', american / 3);
}

function describeJacobites(g: Position, sink: FeatureSink): void {
  const held = BRITISH_ISLES.filter((space) => g.flags[space] === FRANCE && g.conflicts[space] === 0).length;
  sink.put('British Isles', g.jacobiteDefeat ? 0 : held / 2);
  sink.put('Jacobite victories', g.jacobiteVictories / 2);
  sink.put('Jacobites restored', g.jacobitesRestored ? 1 : 0);
  sink.put('Jacobites defeated', g.jacobiteDefeat ? 1 : 0);
}
