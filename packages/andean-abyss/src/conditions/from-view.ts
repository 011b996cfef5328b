import type { Condition, DecisionView, Json } from '@sandtable/kernel';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { spaceReferred } from '../references.js';
import { conditions } from './index.js';

/** Why a space can or can't be chosen, for a caller that has only a view. Empty if the question asks for no space. */
export function conditionsFromView(view: Json, asked: DecisionView, reference: string): readonly Condition[] {
  const space = spaceReferred(reference);
  return space === undefined ? [] : conditions(positionFromView(view as View), asked, space);
}
