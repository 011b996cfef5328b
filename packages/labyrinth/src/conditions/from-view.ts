import {
  type Condition,
  type DecisionView,
  isJsonObject,
  type Json,
  memoizeByView,
  seedChance,
} from '@sandtable/kernel';
import { countryOf, findCountry } from '../countries.js';
import { type Position, setMark } from '../position.js';
import { clearMap, readCountry } from '../position-json/countries.js';
import { countryReferred } from '../references.js';
import { setup } from '../setup.js';
import type { View } from '../view-type.js';
import { conditions } from './index.js';

/** Why a country can or can't be chosen, for a caller that has only a view. Empty if the question asks for no country. */
export function conditionsFromView(view: Json, asked: DecisionView, reference: string): readonly Condition[] {
  const country = countryReferred(reference);
  return country === undefined ? [] : conditions(positionFromView(view), asked, country);
}

/** The part of the position that conditions need: the map and events in effect. Plots and cards stay hidden. */
const positionFromView = memoizeByView((view): Position => {
  const seen = view as unknown as View;
  const g = setup({ ...seen.rules }, seedChance('seen'));
  clearMap(g);
  const { countries } = view as { readonly countries: Json };
  for (const [id, here] of Object.entries(isJsonObject(countries) ? countries : {})) {
    const country = findCountry(id);
    if (country !== undefined) readCountry(g, country, here);
  }
  g.plots = (seen.plots ?? []).map(({ country }) => ({ country: countryOf(country), kind: 0 }));
  for (const mark of seen.marks) setMark(g, mark, true);
  g.nato = seen.nato === undefined ? -1 : countryOf(seen.nato);
  g.lapsing = seen.lapsing;
  g.step = seen.step;
  return g;
});
