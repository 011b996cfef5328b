import { AWARDS, type Award } from '../data/awards.js';
import type { Commodity, Region } from '../data/spaces.js';
import { COMMODITIES, marketsOf, REGIONS, type Space, spacesIn } from '../map.js';
import { awardVp } from '../ministries/scoring.js';
import { clone, type Position } from '../position.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import {
  CONQUEST_VP,
  conquests,
  creditLead,
  creditVp,
  lead,
  PRESTIGE_VP,
  prestigeSpaces,
  scoreFinally,
  scoreTurn,
} from '../scoring.js';
import { type BySide, bySide, type Side } from '../sides.js';
import { EVEN_VP, MAX_VP, MIN_VP, TURNS } from '../turns.js';

/** What scoring would pay if it happened now, computed from a view by the rules themselves. */

export interface ControlCount {
  readonly counts: BySide<number>;
  readonly leader: Side | undefined;
  readonly by: number;
}
const controlCount = (g: Position, spaces: readonly Space[]): ControlCount => {
  const { side, by, has } = lead(g, spaces);
  return { counts: has, leader: side, by };
};

export const regionsIn = (view: View): Readonly<Record<Region, ControlCount>> => {
  const g = positionFromView(view);
  const of = (region: Region): ControlCount => controlCount(g, spacesIn(region));
  const [a, b, c, d] = REGIONS;
  return { [a]: of(a), [b]: of(b), [c]: of(c), [d]: of(d) } as Readonly<Record<Region, ControlCount>>;
};
/** 3.9, 4.1.12: this turn's Award of a Region: who would win it now, and its value to them. */
export interface AwardForecast extends Award {
  readonly winner: Side | undefined;
}
export function awardIn(view: View, region: Region): AwardForecast | undefined {
  const g = positionFromView(view);
  const [tile] = g.awards[region];
  const award = tile === undefined ? undefined : AWARDS[tile];
  if (!award) return undefined;
  const { side, by } = lead(g, spacesIn(region));
  const winner = side && by >= award.margin ? side : undefined;
  return { ...award, winner, vp: winner ? awardVp(clone(g), region, winner, award.vp) : award.vp };
}
export { PRESTIGE_VP };
export const prestigeIn = (view: View): ControlCount => {
  const g = positionFromView(view);
  return controlCount(g, prestigeSpaces(g));
};
export const commoditiesIn = (view: View): readonly (ControlCount & { readonly commodity: Commodity })[] => {
  const g = positionFromView(view);
  return COMMODITIES.map((commodity) => ({ commodity, ...controlCount(g, marketsOf(commodity)) }));
};

/** 4.1.10-4.1.12, if the turn ended now: the tracks, and who would have won what. */
export interface ScoringForecast {
  readonly vp: number;
  readonly debt: BySide<number>;
  readonly treaty: BySide<number>;
  readonly awards: Readonly<Partial<Record<Region, Side>>>;
  /** 4.1.13: the side that would win the game at once by winning all of it. */
  readonly sweep: Side | undefined;
}
export function scoringForecast(view: View): ScoringForecast | undefined {
  const g = clone(positionFromView(view));
  if (REGIONS.some((region) => g.awards[region].length === 0)) return undefined;
  const { awards, demand } = scoreTurn(g);
  const all = [...REGIONS.map((region) => awards[region]), ...demand];
  const sweep = all[0] && all.every((side) => side === all[0]) ? all[0] : undefined;
  return { vp: g.vp, debt: g.debt, treaty: g.treaty, awards, sweep };
}

/** 11.0, if the game ended now: the points of each item for each side and, on the last turn, the final score. */
export interface FinalForecast {
  readonly prestige: BySide<number>;
  readonly credit: BySide<number>;
  readonly commodities: BySide<number>;
  readonly conquests: BySide<number>;
  readonly vp: number | undefined;
}
export function finalForecast(view: View): FinalForecast {
  const g = clone(positionFromView(view));
  const prestige = lead(g, prestigeSpaces(g)).side;
  const credit = creditLead(g);
  const led = COMMODITIES.map((commodity) => lead(g, marketsOf(commodity)).side);
  const parts = {
    prestige: bySide((side) => (side === prestige ? PRESTIGE_VP : 0)),
    credit: bySide((side) => (side === credit.side ? creditVp(credit) : 0)),
    commodities: bySide((side) => led.filter((it) => it === side).length),
    conquests: bySide((side) => CONQUEST_VP * conquests(g, side)),
  };
  if (g.turn < TURNS || REGIONS.some((region) => g.awards[region].length === 0)) return { ...parts, vp: undefined };
  scoreTurn(g);
  scoreFinally(g);
  return { ...parts, vp: g.vp };
}
/** 3.10: each side's lead in victory points; one value is the negative of the other. */
export const leadOf = ({ vp }: Pick<View, 'vp'>): BySide<number> => ({ britain: EVEN_VP - vp, france: vp - EVEN_VP });

/** 4.1.13, 7.4: the side that wins at once with the marker there. */
export const winnerAt = (vp: number): Side | undefined =>
  vp <= MIN_VP ? 'britain' : vp >= MAX_VP ? 'france' : undefined;
