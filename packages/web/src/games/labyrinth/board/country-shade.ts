import { governanceOf, isMuslim, isUnmarked, postureOf } from '@sandtable/labyrinth/board';
import { COUNTRIES, type CountryId, type View } from '@sandtable/labyrinth/board-data';
import { at } from '../view.js';
import { countsIn } from './tokens.js';

/** A country's state as one word that determines its color: Governance where it can change, Posture elsewhere. */
export type CountryShade = 'good' | 'fair' | 'poor' | 'islamist-rule' | 'soft' | 'hard' | 'unmarked' | 'iran';

export function countryShadeOf(view: View, country: CountryId): CountryShade {
  if (isUnmarked(view, country)) return 'unmarked';
  if (COUNTRIES[country].kind === 'iran') return 'iran';
  return (isMuslim(country) ? governanceOf(view, country) : postureOf(view, country)) ?? 'unmarked';
}

/**
 * Everything that a view says about a country, as one string. While it is equal, nothing about the country needs a
 * redraw.
 */
export const fingerprintOf = (view: View, country: CountryId): string =>
  JSON.stringify([
    at(view, country),
    view.plots?.filter((plot) => plot.country === country),
    view.nato === country,
    view.marks,
    view.lapsing,
  ]);

/** Nobody has tested the country and nothing lies there: only its name stands on the land. */
export const isQuiet = (view: View, country: CountryId): boolean =>
  isUnmarked(view, country) && Object.values(countsIn(view, country)).every((n) => n === 0);
