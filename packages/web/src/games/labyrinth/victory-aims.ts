import { COUNTRY_IDS, type CountryId, type Side, type View } from '@sandtable/labyrinth/board-data';
import { at, cellsIn, governanceOf, isMuslim, neighborsOf, resourcesOf } from './view.js';

/** How far each side is from victory (2.1), from public information. */

export interface VictoryAim {
  readonly side: Side;
  readonly what: 'goodResources' | 'goodOrFair' | 'noCells' | 'islamistResources' | 'poorOrIslamist';
  readonly value: number;
  readonly needed: number;
  /** The further condition, and whether it holds. */
  readonly also?: { readonly what: 'neighbours' | 'prestige'; readonly holds: boolean };
}

const US_RESOURCES = 12;
const JIHADIST_RESOURCES = 6;
const COUNTRIES_NEEDED = 15;

const isIslamist = (view: View, country: CountryId): boolean =>
  isMuslim(country) && governanceOf(view, country) === 'islamist-rule';

/** 2.1.2: two adjacent countries under Islamist Rule; in solitaire they need not be adjacent (9.1). */
const twoTouch = (view: View): boolean =>
  COUNTRY_IDS.some(
    (country) => isIslamist(view, country) && neighborsOf(view, country).some((near) => isIslamist(view, near)),
  );

const cellsOnMap = (view: View): number => COUNTRY_IDS.reduce((sum, country) => sum + cellsIn(view, country), 0);

export function aims(view: View): readonly VictoryAim[] {
  const solitaire = view.rules.solitaire === 'yes';
  const islamist: VictoryAim = {
    side: 'jihadist',
    what: 'islamistResources',
    value: view.islamistResources,
    needed: JIHADIST_RESOURCES,
  };
  return [
    { side: 'us', what: 'goodResources', value: view.goodResources, needed: US_RESOURCES },
    { side: 'us', what: 'goodOrFair', value: view.goodOrFair, needed: COUNTRIES_NEEDED },
    ...(solitaire ? [] : [{ side: 'us', what: 'noCells', value: cellsOnMap(view), needed: 0 } as const]),
    solitaire ? islamist : { ...islamist, also: { what: 'neighbours', holds: twoTouch(view) } },
    {
      side: 'jihadist',
      what: 'poorOrIslamist',
      value: view.poorOrIslamist,
      needed: COUNTRIES_NEEDED,
      also: { what: 'prestige', holds: view.prestige === 1 },
    },
  ];
}

const DECKS = { standard: 1, tournament: 2, campaign: 3 } as const;
export const decksOf = (view: View): number => DECKS[view.rules.length];

/** 2.3: the count when the last deck is exhausted; green Regime Change counts as Islamist Rule. */
export function finalTally(view: View): {
  readonly good: number;
  readonly islamist: number;
  readonly least: number;
} {
  const green = COUNTRY_IDS.filter((country) => at(view, country).regimeChange === 'green');
  const islamist = green.reduce((sum, country) => sum + resourcesOf(view, country), view.islamistResources);
  const least = view.rules.solitaire === 'yes' ? ([0, 6, 9, 12][decksOf(view)] ?? 0) : 0;
  return { good: view.goodResources, islamist, least };
}

/** Each side's Resources minus what it needs (2.1). At 0 it wins, if the other condition holds. */
export const margins = (view: View): Readonly<Record<Side, number>> => ({
  us: view.goodResources - US_RESOURCES,
  jihadist: view.islamistResources - JIHADIST_RESOURCES,
});
