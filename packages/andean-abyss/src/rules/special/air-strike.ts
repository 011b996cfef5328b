import type { Optionality, Procedure } from '@sandtable/kernel';
import { pieceQuestion, SPACE, spaceQuestion } from '../../ask.js';
import { INSURGENTS } from '../../factions.js';
import { baseExposed, isExposed, kindsIn } from '../../forces.js';
import { planColombiaForbids } from '../../lasting-events.js';
import { isCity, type Space } from '../../map.js';
import { isActive, isBase, ownerOf, type Piece } from '../../pieces.js';
import type { Position } from '../../position.js';
import { removePiece } from '../../shipments.js';
import { NO_MISSILES } from '../space-needs.js';

/** 4.2.2 Air Strike: one active guerrilla, or a base left alone, in one department or LoC. */
export const AIR_STRIKE = {
  space: spaceQuestion(
    'airStrike.space',
    '4.2.2',
    {},
    {
      needs: {
        notCity: { printed: (space) => !isCity(space) },
        target: (g, _, space) => INSURGENTS.some((f) => isExposed(g, space, f)),
        missiles: NO_MISSILES,
      },
    },
  ),
  target: pieceQuestion('airStrike.target', '4.2.2', { space: SPACE }),
};
const GOVERNMENT = { faction: 'government' } as const;

const targets = (g: Position, space: Space): Piece[] =>
  kindsIn(g, space, (piece) => {
    const owner = ownerOf(piece);
    return owner !== 'government' && (isActive(piece) || (isBase(piece) && baseExposed(g, space, owner)));
  });

/** An event that orders Air Strikes overrides card 12 (5.1.2); it asks with `override`. */
export const canAirStrike = (g: Position, override = false): boolean =>
  (override || !planColombiaForbids(g)) && AIR_STRIKE.space.hasAny(g, GOVERNMENT);

/** Did it strike? By an event it may be left out (5.5). */
export function* airStrike(g: Position, may: Optionality = 'must'): Procedure<boolean> {
  const space = yield* AIR_STRIKE.space.ask(g, GOVERNMENT, { may });
  if (space === undefined) return false;
  const piece = yield* AIR_STRIKE.target.askFor(g, { ...GOVERNMENT, space }, targets(g, space));
  if (piece !== undefined) yield* removePiece(g, space, piece, { by: 'operation' });
  return true;
}
