import type { Json } from '@sandtable/kernel';
import { ministry } from './cabinet.js';
import { isOpen, isolatedMarkets, isProtected } from './control.js';
import { AWARDS, type Award } from './data/awards.js';
import type { Commodity, Region, SpaceId } from './data/spaces.js';
import { eventCard } from './deck.js';
import { holdsBonus } from './events/condition.js';
import { COMMODITIES, marketsOf, REGIONS, type Space, spaceId, spaceOf, spacesIn } from './map.js';
import { awardVp } from './ministries/scoring.js';
import { clone, type Position } from './position.js';
import { positionFromView } from './position-from-view.js';
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
} from './scoring.js';
import { type BySide, bySide, other, type Side } from './sides.js';
import { type Strength, strengthsOf } from './strength.js';

/** What scoring and the next war would give if they happened now, computed from a view by the rules themselves. */

export interface ControlCount {
  readonly counts: BySide<number>;
  readonly leader: Side | undefined;
  readonly by: number;
}
const controlCount = (g: Position, spaces: readonly Space[]): ControlCount => {
  const { side, by, has } = lead(g, spaces);
  return { counts: has, leader: side, by };
};

export const regionsIn = (view: Json): Readonly<Record<Region, ControlCount>> => {
  const g = positionFromView(view);
  const of = (region: Region): ControlCount => controlCount(g, spacesIn(region));
  const [a, b, c, d] = REGIONS;
  return { [a]: of(a), [b]: of(b), [c]: of(c), [d]: of(d) } as Readonly<Record<Region, ControlCount>>;
};
/** 3.9, 4.1.12: this turn's Award of a Region: who would win it now, and its value to them. */
export interface AwardForecast extends Award {
  readonly winner: Side | undefined;
}
export function awardIn(view: Json, region: Region): AwardForecast | undefined {
  const g = positionFromView(view);
  const [tile] = g.awards[region];
  const award = tile === undefined ? undefined : AWARDS[tile];
  if (!award) return undefined;
  const { side, by } = lead(g, spacesIn(region));
  const winner = side && by >= award.margin ? side : undefined;
  return { ...award, winner, vp: winner ? awardVp(clone(g), region, winner, award.vp) : award.vp };
}
export const prestigeIn = (view: Json): ControlCount => {
  const g = positionFromView(view);
  return controlCount(g, prestigeSpaces(g));
};
export const commoditiesIn = (view: Json): readonly (ControlCount & { readonly commodity: Commodity })[] => {
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
export function scoringForecast(view: Json): ScoringForecast | undefined {
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
export function finalForecast(view: Json): FinalForecast {
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
  if (g.turn < LAST_TURN || REGIONS.some((region) => g.awards[region].length === 0)) return { ...parts, vp: undefined };
  scoreTurn(g);
  scoreFinally(g);
  return { ...parts, vp: g.vp };
}
const LAST_TURN = 6;

/** 7.1.3-4, with spaces by id; without face-down tiles. */
export interface StrengthView extends Omit<Strength, 'space'> {
  readonly space?: SpaceId;
}
export function strengthsIn(view: Json, theater: number): BySide<readonly StrengthView[]> {
  const g = positionFromView(view);
  return bySide((side) =>
    strengthsOf(g, side, theater).map(({ space, ...it }) =>
      space === undefined ? it : { ...it, space: spaceId(space) },
    ),
  );
}

/** Would an event earn its bonus (3.4.3): already, or by revealing one of these face-down Ministries? */
export function bonusIn(
  view: Json,
  side: Side,
  card: number,
): { readonly holds: boolean; readonly reveals: readonly number[] } {
  const g = positionFromView(view);
  const { bonus } = eventCard(card);
  const keyword = bonus?.kind === 'keyword' ? bonus.keyword : undefined;
  const reveals = g.cabinet[side].filter(
    ({ card: it, revealed }) => !revealed && it > 0 && keyword && ministry(it).keywords.includes(keyword),
  );
  return { holds: holdsBonus({ g, side, foe: other(side), card }), reveals: reveals.map(({ card: it }) => it) };
}

/** 5.4.1, R23, 10.0: the state of a space now. */
export interface SpaceSituation {
  readonly open: boolean;
  readonly guarded: boolean;
  readonly isolated: boolean;
}
export function spaceSituation(view: Json, id: SpaceId): SpaceSituation {
  const g = positionFromView(view);
  const space = spaceOf(id);
  const isolated = g.round ? g.round.isolated[space] && !g.round.changed[space] : isolatedMarkets(g)[space];
  return { open: isOpen(g, space), guarded: isProtected(g, space), isolated };
}
