import { type Condition, type DecisionSeen, type Json, oncePerView, seedChance } from '@sandtable/kernel';
import { spaceOf } from '../map.js';
import { FIELDS, read } from '../note/read.js';
import type { Execution } from '../operation.js';
import { pieceOf } from '../pieces.js';
import { PIECE_KINDS, type Position } from '../position.js';
import { spaceReferred } from '../references.js';
import { plan } from '../rules/execution.js';
import { nobodyMoved } from '../rules/moved.js';
import type { Seen, SeenUnderway } from '../seen.js';
import { setup } from '../setup.js';
import { conditions } from './index.js';

/** Why a thing on the board can or cannot be chosen, for who has just a view. None for what asks for no space. */
export function conditionsIn(view: Json, asked: DecisionSeen, reference: string): readonly Condition[] {
  const space = spaceReferred(reference);
  return space === undefined ? [] : conditions(positionSeen(view), asked, space);
}

/** The position that a view shows; cards to come are in any order. */
const positionSeen = oncePerView((view): Position => {
  const seen = view as unknown as Seen;
  const fields = Object.entries(view as { readonly [key: string]: Json }).filter(([key]) => FIELDS.includes(key));
  const position = read(Object.fromEntries(fields), setup({ ...seen.rules }, seedChance('seen')));
  position.underway = seen.underway && underwaySeen(seen.underway);
  return position;
});

function underwaySeen(seen: SeenUnderway): Execution {
  const terms = {
    free: seen.free,
    limited: seen.limited,
    special: seen.maySpecial,
    within: seen.within?.map(spaceOf),
    optional: seen.begun,
  };
  const moved = nobodyMoved();
  for (const { space, piece, n } of seen.moved ?? []) moved[spaceOf(space) * PIECE_KINDS + pieceOf(piece)] = n;
  return {
    ...plan(seen.faction, seen.operation, terms, moved),
    selected: seen.selected.map(spaceOf),
    spent: seen.spent,
    special: seen.special,
    specialSpaces: seen.specialSpaces.map(spaceOf),
  };
}
