import type { Condition, Json } from '@sandtable/kernel';
import { positionSeen } from '../position-seen.js';
import { spaceReferred } from '../references.js';
import { type Asked, conditions } from './index.js';

/** Why a thing on the board can or cannot be chosen, for who has just a view. None for what asks for no space. */
export function conditionsIn(view: Json, asked: Asked, reference: string): readonly Condition[] {
  const space = spaceReferred(reference);
  return space === undefined ? [] : conditions(positionSeen(view), asked, space);
}
