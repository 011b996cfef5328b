import type { Optionality, Procedure } from '@sandtable/kernel';
import { pickPiece, pickSpace, question } from '../../ask.js';
import { INSURGENTS } from '../../factions.js';
import { baseExposed, isExposed, kindsIn } from '../../forces.js';
import { missilesForbid, planColombiaForbids } from '../../lasting-events.js';
import { ALL_SPACES, isCity, type Space } from '../../map.js';
import { isActive, isBase, ownerOf, type Piece } from '../../pieces.js';
import type { Position } from '../../position.js';
import { spaceRef } from '../../references.js';
import { removePiece } from '../../shipments.js';

/** 4.2.2 Air Strike: one active guerrilla, or a base left alone, in one department or LoC. */
const targets = (g: Position, space: Space): Piece[] =>
  kindsIn(g, space, (piece) => {
    const owner = ownerOf(piece);
    return owner !== 'government' && (isActive(piece) || (isBase(piece) && baseExposed(g, space, owner)));
  });

export const anyoneExposed = (g: Position, space: Space): boolean => INSURGENTS.some((f) => isExposed(g, space, f));

const isOpen = (g: Position, space: Space): boolean =>
  !isCity(space) && anyoneExposed(g, space) && !missilesForbid(g, space);

/** An event that orders Air Strikes overrides card 12 (5.1.2); it asks with `override`. */
export const canAirStrike = (g: Position, override = false): boolean =>
  (override || !planColombiaForbids(g)) && ALL_SPACES.some((space) => isOpen(g, space));

/** Did it strike? By an event it may be left out (5.5). */
export function* airStrike(g: Position, may: Optionality = 'must'): Procedure<boolean> {
  const spaces = ALL_SPACES.filter((space) => isOpen(g, space));
  const space = yield* pickSpace(g, question('government', 'airStrike.space', '4.2.2'), spaces, may);
  if (space === undefined) return false;
  const q = question('government', 'airStrike.target', '4.2.2', { space: spaceRef(space) });
  const piece = yield* pickPiece(g, q, targets(g, space));
  if (piece !== undefined) yield* removePiece(g, space, piece, { by: 'operation' });
  return true;
}
