import { type Condition, type DecisionSeen, isNote, type Json, oncePerView, seedChance } from '@sandtable/kernel';
import { countryOf, findCountry } from '../countries.js';
import { clearMap, readCountry } from '../note/countries.js';
import { type Position, setMark } from '../position.js';
import { countryReferred } from '../references.js';
import type { Seen } from '../seen.js';
import { setup } from '../setup.js';
import { conditions } from './index.js';

/** Why a thing on the board can or cannot be chosen, for who has just a view. None for what asks for no country. */
export function conditionsIn(view: Json, asked: DecisionSeen, reference: string): readonly Condition[] {
  const country = countryReferred(reference);
  return country === undefined ? [] : conditions(positionSeen(view), asked, country);
}

/** As much of the position as conditions look at: the map and what is in effect; what plots and cards are stays hidden. */
const positionSeen = oncePerView((view): Position => {
  const seen = view as unknown as Seen;
  const g = setup({ ...seen.rules }, seedChance('seen'));
  clearMap(g);
  const { countries } = view as { readonly countries: Json };
  for (const [id, here] of Object.entries(isNote(countries) ? countries : {})) {
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
