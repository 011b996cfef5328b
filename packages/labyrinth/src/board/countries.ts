import { hasSadr } from '../cell-counts.js';
import { countryId, countryOf, isMuslim as isMuslimCountry, SCHENGEN } from '../countries.js';
import { COUNTRIES, COUNTRY_IDS, type CountryId, type GovernanceName } from '../data/countries.js';
import { GOVERNANCE_NAMES, isUnmarked as isUntested, POSTURE_NAMES } from '../governance.js';
import { adjacent, areAdjacent } from '../position.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { resources } from '../resources.js';

/** The state of a country as a view shows it, computed by the rules themselves. */

export const isMuslim = (country: CountryId): boolean => isMuslimCountry(countryOf(country));

/** The current or the printed value (4.2.1, 4.3.1, 4.4); a Muslim country that is not yet tested has none. */
export function governanceOf(view: View, country: CountryId): GovernanceName | undefined {
  const name = GOVERNANCE_NAMES[positionFromView(view).governance[countryOf(country)]];
  return name === 'unmarked' ? undefined : name;
}

/** 4.2.1: the value that operations and dice use. */
export const governanceValue = (governance: GovernanceName): number => GOVERNANCE_NAMES.indexOf(governance);

export function postureOf(view: View, country: CountryId): 'soft' | 'hard' | undefined {
  const name = POSTURE_NAMES[positionFromView(view).posture[countryOf(country)]];
  return name === 'none' ? undefined : name;
}

/** 4.9.4: the country has no marker yet. */
export const isUnmarked = (view: View, country: CountryId): boolean =>
  isUntested(positionFromView(view), countryOf(country));

/** 4.2.5-6: with Oil Price Spikes. */
export const resourcesOf = (view: View, country: CountryId): number =>
  resources(positionFromView(view), countryOf(country));

/** 54: not one of the fifteen cells, and never a sleeper. */
export const sadrIn = (view: View, country: CountryId): number =>
  hasSadr(positionFromView(view), countryOf(country)) ? 1 : 0;

/** 4.1.1, 4.5, 43: adjacency in the current position. */
export const neighborsOf = (view: View, country: CountryId): readonly CountryId[] =>
  adjacent(positionFromView(view), countryOf(country)).map(countryId);
export const areNeighbors = (view: View, a: CountryId, b: CountryId): boolean =>
  areAdjacent(positionFromView(view), countryOf(a), countryOf(b));

/** Printed links that don't hold now (43): lines, and countries whose line to the Schengen box is closed. */
export interface ClosedLinks {
  readonly lines: readonly (readonly [CountryId, CountryId])[];
  readonly schengen: readonly CountryId[];
}
export function closedLinks(view: View): ClosedLinks {
  const isClosed = (a: CountryId, b: CountryId) => !areNeighbors(view, a, b);
  return {
    lines: COUNTRY_IDS.flatMap((a) => COUNTRIES[a].lines.filter((b) => isClosed(a, b)).map((b) => [a, b] as const)),
    schengen: COUNTRY_IDS.filter(
      (id) => COUNTRIES[id].schengen === 'link' && SCHENGEN.every((member) => isClosed(id, countryId(member))),
    ),
  };
}
