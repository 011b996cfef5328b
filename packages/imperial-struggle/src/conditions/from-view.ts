import type { Condition, Json } from '@sandtable/kernel';
import { positionFromView } from '../position-from-view.js';
import { spaceReferred } from '../references.js';
import { conditions, type SeatDecisionView } from './index.js';

/** Why a thing on the board can or cannot be chosen, for who has just a view. None for what asks for no space. */
export function conditionsFromView(view: Json, asked: SeatDecisionView, reference: string): readonly Condition[] {
  const space = spaceReferred(reference);
  return space === undefined ? [] : conditions(positionFromView(view), asked, space);
}
