import {
  type BySide,
  SIDES,
  type Side,
  SPACES,
  type SpaceId,
  type StrengthView,
  strengthsIn,
  type Theater,
  type Tier,
  tierOf,
  type View,
  WARS,
  type WarId,
} from '@sandtable/imperial-struggle/board-data';
import { viewJson } from './view.js';

/** The state of a theater of the next war (7.1), as far as the viewer can see. */
export interface TheaterForecast {
  readonly strengths: BySide<readonly StrengthView[]>;
  readonly totals: BySide<number>;
  /** Tiles that are face down for the viewer. */
  readonly hidden: BySide<number>;
  readonly leader: Side | undefined;
  readonly margin: number;
  /** The spoils that the leader would get. */
  readonly tier: Tier | undefined;
}

export function theaterForecast(view: View, theater: Theater, index: number): TheaterForecast {
  const strengths = strengthsIn(viewJson(view), index);
  const of = <T>(what: (side: Side) => T): BySide<T> => ({ britain: what('britain'), france: what('france') });
  const totals = of((side) => strengths[side].reduce((sum, { n }) => sum + n, 0));
  const hidden = of((side) => {
    const { basic = [], bonus = [] } = view.display[side][index] ?? {};
    return [...basic, ...bonus].filter((tile) => tile < 0).length;
  });
  const margin = Math.abs(totals.britain - totals.france);
  const leader = margin === 0 ? undefined : SIDES.find((side) => totals[side] === Math.max(...Object.values(totals)));
  return { strengths, totals, hidden, leader, margin, tier: leader && tierOf(theater.tiers[leader], margin) };
}

/** 7.1.3: whether a theater counts this space for the side that holds it. */
export function countsIn(theater: Theater, warNumber: number, id: SpaceId): boolean {
  const { kind, region, alliance, country, wars } = SPACES[id];
  if (theater.spaces.includes(id)) return true;
  if (kind === 'naval') return theater.squadrons.includes(region);
  if (kind === 'fort') return theater.forts && theater.regions.includes(region);
  return (
    alliance === true &&
    country !== undefined &&
    theater.alliances.includes(country) &&
    wars?.includes(warNumber) === true
  );
}

export interface TheaterOfWar {
  readonly war: WarId;
  readonly theater: string;
}

/** Theaters of the wars to come for which `holds` is true. */
function toCome(view: View, holds: (theater: Theater, warNumber: number) => boolean): readonly TheaterOfWar[] {
  const next = WARS.findIndex(({ id }) => id === view.war);
  if (next < 0) return [];
  return WARS.slice(next).flatMap(({ id: war, number, theaters }) =>
    theaters.filter((theater) => holds(theater, number)).map((theater) => ({ war, theater: theater.id })),
  );
}

/** The theaters in which this space would count. */
export const theatersFor = (view: View, id: SpaceId): readonly TheaterOfWar[] =>
  toCome(view, (theater, number) => countsIn(theater, number, id));

/** 7.2.1.2: the theaters in which this Territory can be conquered; the others offer no Conquest Points. */
export const conqueredIn = (view: View, id: SpaceId): readonly TheaterOfWar[] =>
  SPACES[id].kind === 'territory'
    ? toCome(
        view,
        ({ regions, territories, tiers }) =>
          (regions.includes(SPACES[id].region) || territories.includes(id)) &&
          [...tiers.britain, ...tiers.france].some(({ cp }) => cp > 0),
      )
    : [];

/** In most theaters both sides have the same spoils. */
export const sameTiers = ({ tiers }: Theater): boolean =>
  JSON.stringify(tiers.britain) === JSON.stringify(tiers.france);
