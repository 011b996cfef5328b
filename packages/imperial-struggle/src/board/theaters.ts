import type { SpaceId } from '../data/spaces.js';
import { type Theater, type Tier, WARS, type WarId } from '../data/wars.js';
import { isTerritory, spaceId, spaceOf } from '../map.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { REFUSAL_VP } from '../rules/conquest.js';
import { type BySide, bySide, other, SIDES, type Side } from '../sides.js';
import { canConquerTerritory, countsIn, type Strength, strengthsOf, tierOf } from '../strength.js';

/** The theaters of the wars (7.0), as far as the viewer can see. */

/** 7.1.3-4, with spaces by id; without face-down tiles. */
export interface StrengthView extends Omit<Strength, 'space'> {
  readonly space?: SpaceId;
}

/** 7.1: the state of a theater of the next war. */
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
  const g = positionFromView(view);
  const strengths = bySide((side) =>
    strengthsOf(g, side, index).map(({ space, ...it }) =>
      space === undefined ? it : { ...it, space: spaceId(space) },
    ),
  );
  const totals = bySide((side) => strengths[side].reduce((sum, { n }) => sum + n, 0));
  const hidden = bySide((side) => {
    const { basic, bonus } = g.display[side][index];
    return [...basic, ...bonus].filter((tile) => tile < 0).length;
  });
  const leader = SIDES.find((side) => totals[side] > totals[other(side)]);
  const margin = Math.abs(totals.britain - totals.france);
  return { strengths, totals, hidden, leader, margin, tier: leader && tierOf(theater.tiers[leader], margin) };
}

export interface TheaterOfWar {
  readonly war: WarId;
  readonly theater: string;
}

/** Theaters of the wars to come for which `holds` is true. */
function toCome(view: View, holds: (theater: Theater, war: number) => boolean): readonly TheaterOfWar[] {
  return WARS.slice(positionFromView(view).war).flatMap(({ id: war, number, theaters }) =>
    theaters.filter((theater) => holds(theater, number)).map((theater) => ({ war, theater: theater.id })),
  );
}

/** 7.1.3: the theaters in which this space would count. */
export const theatersFor = (view: View, id: SpaceId): readonly TheaterOfWar[] =>
  toCome(view, (theater, war) => countsIn(theater, war, spaceOf(id)));

/** 7.1.3: whether the theater counts this space for the side that holds it. */
export const countsInTheater = (theater: string, id: SpaceId): boolean =>
  WARS.some(({ number, theaters }) => theaters.some((it) => it.id === theater && countsIn(it, number, spaceOf(id))));

/** 7.2.1.2: the theaters in which this Territory can be conquered; the others offer no Conquest Points. */
export const conqueredIn = (view: View, id: SpaceId): readonly TheaterOfWar[] => {
  const space = spaceOf(id);
  if (!isTerritory(space)) return [];
  return toCome(
    view,
    (theater) =>
      canConquerTerritory(theater, space) && SIDES.some((side) => theater.tiers[side].some(({ cp }) => cp > 0)),
  );
};

/** In most theaters both sides have the same spoils. */
export const sameTiers = ({ tiers }: Theater): boolean =>
  JSON.stringify(tiers.britain) === JSON.stringify(tiers.france);

/** 7.2.2: how often a side may refuse a conquest in one war. */
export const MAX_REFUSALS = REFUSAL_VP.length;
