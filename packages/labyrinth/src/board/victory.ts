import { cellsOnMap } from '../cell-counts.js';
import { isSolitaire } from '../position.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import type { BySide, Side } from '../sides.js';
import { CELLS, MIN_PRESTIGE } from '../tracks.js';
import {
  COUNTRIES_TO_WIN,
  decksOf as decksPlayed,
  type FinalCount,
  finalCount,
  JIHADIST_RESOURCES,
  twoTouch,
  US_RESOURCES,
} from '../victory.js';

/** 2.1: how far each side is from victory, from public information. */
export interface VictoryAim {
  readonly side: Side;
  readonly what: 'goodResources' | 'goodOrFair' | 'noCells' | 'islamistResources' | 'poorOrIslamist';
  readonly value: number;
  readonly needed: number;
  /** The largest value there can be, where the aim is to bring it down to `needed`. */
  readonly downFrom?: number;
  /** The further condition, and whether it holds. */
  readonly also?: { readonly what: 'neighbors' | 'prestige'; readonly holds: boolean };
}

/** In the solitaire game the last cell does not win, and the two countries need not be adjacent (9.1). */
export function victoryAims(view: View): readonly VictoryAim[] {
  const g = positionFromView(view);
  const solitaire = isSolitaire(g);
  const noCells: VictoryAim = { side: 'us', what: 'noCells', value: cellsOnMap(g), needed: 0, downFrom: CELLS };
  const islamist: VictoryAim = {
    side: 'jihadist',
    what: 'islamistResources',
    value: view.islamistResources,
    needed: JIHADIST_RESOURCES,
  };
  return [
    { side: 'us', what: 'goodResources', value: view.goodResources, needed: US_RESOURCES },
    { side: 'us', what: 'goodOrFair', value: view.goodOrFair, needed: COUNTRIES_TO_WIN },
    ...(solitaire ? [] : [noCells]),
    solitaire ? islamist : { ...islamist, also: { what: 'neighbors', holds: twoTouch(g) } },
    {
      side: 'jihadist',
      what: 'poorOrIslamist',
      value: view.poorOrIslamist,
      needed: COUNTRIES_TO_WIN,
      also: { what: 'prestige', holds: g.prestige === MIN_PRESTIGE },
    },
  ];
}

/**
 * The aim of each side that is closest to its end, and the side that has gone further; undefined if neither has. Few cells
 * don't count: the Jihadists have few at any time, and place more at once.
 */
export function leader(view: View): { readonly side: Side | undefined; readonly closest: BySide<VictoryAim> } {
  const aims = victoryAims(view).filter(({ downFrom }) => downFrom === undefined);
  const share = ({ value, needed }: VictoryAim): number => value / needed;
  const closestOf = (side: Side): VictoryAim =>
    aims.filter((aim) => aim.side === side).reduce((a, b) => (share(b) > share(a) ? b : a));
  const closest = { us: closestOf('us'), jihadist: closestOf('jihadist') };
  const lead = share(closest.us) - share(closest.jihadist);
  return { side: lead > 0 ? 'us' : lead < 0 ? 'jihadist' : undefined, closest };
}

/** 3.3: how many decks the match lasts. */
export const decksOf = (view: View): number => decksPlayed(positionFromView(view));

/** 2.3: what would count if the last deck ended now. */
export const finalForecast = (view: View): FinalCount => finalCount(positionFromView(view));

/** Each side's Resources minus what it needs (2.1). At 0 it wins, if the other condition holds. */
export const margins = (view: View): BySide<number> => ({
  us: view.goodResources - US_RESOURCES,
  jihadist: view.islamistResources - JIHADIST_RESOURCES,
});
