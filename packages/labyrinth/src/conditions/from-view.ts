import type { Condition, DecisionView, Json } from '@sandtable/kernel';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { countryReferred } from '../references.js';
import { conditions } from './index.js';

/** Why a country can or can't be chosen, for a caller that has only a view. Empty if the question asks for no country. */
export function conditionsFromView(view: Json, asked: DecisionView, reference: string): readonly Condition[] {
  const country = countryReferred(reference);
  return country === undefined ? [] : conditions(positionFromView(view as View), asked, country);
}
