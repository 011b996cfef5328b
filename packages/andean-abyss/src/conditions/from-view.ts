import { type Condition, type DecisionView, type Json, memoizeByView, seedChance } from '@sandtable/kernel';
import { spaceOf } from '../map.js';
import type { Execution } from '../operation.js';
import { pieceOf } from '../pieces.js';
import { PIECE_KINDS, type Position } from '../position.js';
import { FIELDS, readPosition } from '../position-json/read.js';
import { spaceReferred } from '../references.js';
import { plan } from '../rules/execution.js';
import { newMovedCounts } from '../rules/moved-pieces.js';
import { setup } from '../setup.js';
import type { UnderwayView, View } from '../view-type.js';
import { conditions } from './index.js';

/** Why a space can or can't be chosen, for a caller that has only a view. Empty if the question asks for no space. */
export function conditionsFromView(view: Json, asked: DecisionView, reference: string): readonly Condition[] {
  const space = spaceReferred(reference);
  return space === undefined ? [] : conditions(positionFromView(view), asked, space);
}

/** The position that a view shows. The order of unseen cards is arbitrary. */
const positionFromView = memoizeByView((view): Position => {
  const seen = view as unknown as View;
  const fields = Object.entries(view as { readonly [key: string]: Json }).filter(([key]) => FIELDS.includes(key));
  const position = readPosition(Object.fromEntries(fields), setup({ ...seen.rules }, seedChance('seen')));
  position.underway = seen.underway && underwayFromView(seen.underway);
  return position;
});

function underwayFromView(seen: UnderwayView): Execution {
  const terms = {
    free: seen.free,
    limited: seen.limited,
    special: seen.maySpecial,
    within: seen.within?.map(spaceOf),
    optional: seen.begun,
  };
  const moved = newMovedCounts();
  for (const { space, piece, n } of seen.moved ?? []) moved[spaceOf(space) * PIECE_KINDS + pieceOf(piece)] = n;
  return {
    ...plan(seen.faction, seen.operation, terms, moved),
    selected: seen.selected.map(spaceOf),
    spent: seen.spent,
    special: seen.special,
    specialSpaces: seen.specialSpaces.map(spaceOf),
  };
}
