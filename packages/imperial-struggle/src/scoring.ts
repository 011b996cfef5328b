import type { Message } from '@sandtable/kernel';
import { controls } from './control.js';
import { AWARDS, type Award, DEMAND, type Reward } from './data/awards.js';
import { COMMODITIES, type Commodity, REGIONS, type Region } from './data/spaces.js';
import { factsOf, marketsOf, PRESTIGE, regionOf, type Space, spacesIn, TERRITORIES } from './map.js';
import { awardGiven, awardVp, demandGiven, remainingPowers, scoreMinistries } from './ministries/scoring.js';
import { eraOf, type Position, sideOf, USA } from './position.js';
import { other, SIDES, type Side } from './sides.js';
import { log, text } from './text.js';
import { availableDebt, forceDebt, gainTreaty, reduceDebt, score } from './treasury.js';

/** 4.1.12 Scoring, and 11.0 at the end. Spaces in conflict count for neither side. */

export const controlled = (g: Position, spaces: readonly Space[], side: Side): number =>
  spaces.reduce((sum, space) => sum + (controls(g, space, side) ? 1 : 0), 0);

/** The side that has more of these spaces, and by how many. */
export interface Lead {
  readonly side: Side | undefined;
  readonly by: number;
  readonly has: { readonly britain: number; readonly france: number };
}
export const lead = (g: Position, spaces: readonly Space[]): Lead =>
  leadOf({ britain: controlled(g, spaces, 'britain'), france: controlled(g, spaces, 'france') });

function leadOf(has: Lead['has']): Lead {
  const by = has.britain - has.france;
  return { side: by > 0 ? 'britain' : by < 0 ? 'france' : undefined, by: Math.abs(by), has };
}

/** The results of scoring, for 4.1.13 and for Ministries that depend on it. */
export interface Scored {
  readonly awards: Readonly<Partial<Record<Region, Side>>>;
  readonly demand: readonly (Side | undefined)[];
}

/** 9.2. */
const MAX_TREATY = 4;
/** 4.1.10-4.1.12: the end of a turn. */
export function scoreTurn(g: Position): Scored {
  for (const side of SIDES) {
    const n = g.treaty[side] - MAX_TREATY;
    if (n <= 0) continue;
    g.treaty[side] = MAX_TREATY;
    log(g, 'log.treaty.cap', { side: `seat:${side}`, n, most: MAX_TREATY });
  }
  remainingPowers(g);
  const awards = scoreRegions(g);
  scorePrestige(g);
  const demand = scoreDemand(g);
  scoreMinistries(g);
  return { awards, demand };
}

/** 3.9: what an Award is worth, and by how much a Region must be won for it. */
export const logAward = ({ vp, trp, margin }: Award): Message => text('log.award.tile', { vp, trp, margin });

/** 4.1.12: Regions first. */
export function scoreRegions(g: Position): Partial<Record<Region, Side>> {
  const won: Partial<Record<Region, Side>> = {};
  for (const region of REGIONS) {
    const award = AWARDS[g.awards[region][0]];
    const { side, by, has } = lead(g, spacesIn(region));
    const told = { region: `region:${region}`, ...has, tile: logAward(award) };
    if (!side || by < award.margin) {
      log(g, 'log.award.none', told);
      continue;
    }
    won[region] = side;
    log(g, 'log.award', { ...told, side: `seat:${side}` });
    score(g, side, awardVp(g, region, side, award.vp));
    gainTreaty(g, side, award.trp);
    awardGiven(g, region, side);
  }
  return won;
}

/** Spaces of Prestige that count now: those of the United States once they have a flag (10.0). */
export const prestigeSpaces = (g: Position): readonly Space[] =>
  g.turn === 6 && g.flags.includes(USA) ? PRESTIGE : PRESTIGE.filter((space) => regionOf(space) === 'europe');
export const PRESTIGE_VP = 2;

export function scorePrestige(g: Position): void {
  const { side, has } = lead(g, prestigeSpaces(g));
  if (side) {
    log(g, 'log.prestige', { ...has, side: `seat:${side}` });
    score(g, side, PRESTIGE_VP);
  } else log(g, 'log.prestige.none', has);
}

/** R36: in the order of the table. */
export const scoreDemand = (g: Position): (Side | undefined)[] =>
  COMMODITIES.filter((commodity) => g.demand.includes(commodity)).map((commodity) => {
    const side = scoreCommodity(g, commodity);
    if (side) demandGiven(g, commodity, side);
    return side;
  });

export function scoreCommodity(g: Position, commodity: Commodity): Side | undefined {
  const side = leaderIn(g, commodity);
  if (side) reward(g, side, DEMAND[commodity][eraOf(g.turn)]);
  return side;
}

/** Logs who has more Markets of a commodity. */
function leaderIn(g: Position, commodity: Commodity): Side | undefined {
  const { side, has } = lead(g, marketsOf(commodity));
  const told = { commodity: `commodity:${commodity}`, ...has };
  if (side) log(g, 'log.demand', { ...told, side: `seat:${side}` });
  else log(g, 'log.demand.none', told);
  return side;
}

function reward(g: Position, side: Side, { vp, trp, debt }: Reward): void {
  score(g, side, vp);
  gainTreaty(g, side, trp);
  if (debt < 0) reduceDebt(g, side, -debt);
  else if (debt > 0) forceDebt(g, side, debt);
}

/** 11.0: one point for every two points of Available Debt more than the other side. */
export const creditLead = (g: Position): Lead =>
  leadOf({ britain: availableDebt(g, 'britain'), france: availableDebt(g, 'france') });
export const creditVp = ({ by }: Lead): number => Math.min(4, Math.floor(by / 2));
export const CONQUEST_VP = 2;

/** 11.0. */
export function scoreFinally(g: Position): void {
  scorePrestige(g);
  const credit = creditLead(g);
  log(g, 'log.final.debt', credit.has);
  if (credit.side) score(g, credit.side, creditVp(credit));
  for (const commodity of COMMODITIES) {
    const side = leaderIn(g, commodity);
    if (side) score(g, side, 1);
  }
  const taken = { britain: conquests(g, 'britain'), france: conquests(g, 'france') };
  log(g, 'log.final.territories', taken);
  for (const side of SIDES) score(g, side, CONQUEST_VP * taken[side]);
}

/** R48, R50: flags on Territories of the other side's color; those of the United States count as French. */
export const conquests = (g: Position, side: Side): number =>
  TERRITORIES.filter((space) => {
    const { home } = factsOf(space);
    const holder = g.flags[space] === USA ? 'france' : sideOf(g.flags[space]);
    return holder === side && home === other(side);
  }).length;
