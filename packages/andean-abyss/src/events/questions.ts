import { DONE, optionalParam, type ParamKind, referenceParam } from '@sandtable/kernel';
import {
  cardFactionQuestion,
  cardNumberQuestion,
  cardPieceQuestion,
  cardSpaceQuestion,
  cardWordQuestion,
  NUMBER,
  PIECE,
  SPACE,
  WORD,
} from '../ask.js';
import { allPieces, availableOf, hasGuerrillas, placeable } from '../forces.js';
import { isCity, isDepartment, isPipeline, population, type Space } from '../map.js';
import { OPERATIONS, SPECIALS } from '../operation.js';
import type { Piece } from '../pieces.js';
import type { Position } from '../position.js';
import { pieceRef } from '../references.js';
import type { SpaceNeed } from '../rules/space-needs.js';
import { canShift, level, levelRef, levelReferred } from '../support.js';

/**
 * The questions that events have in common (5.1). Seventy-two cards share them, so they declare only what every card that
 * asks them demands; what a card's own text demands, the event passes as the spaces it asks among.
 */

const LEVEL: ParamKind<number> = referenceParam(levelRef, levelReferred);

/** How many are left. */
const N = { n: optionalParam(NUMBER) };
/** The space in which the event acted last: by 8.2, a non-player finishes that space first. */
const LAST = { last: optionalParam(SPACE) };

const isPopulated = (_g: Position, _c: unknown, space: Space): boolean => population(space) > 0;
const isOccupied = (g: Position, _c: unknown, space: Space): boolean => allPieces(g, space) > 0;
const shifts = (direction: 1 | -1): SpaceNeed<unknown> => ({
  holds: (g, _, space) => population(space) === 0 || canShift(g, space, direction),
  shown: isPopulated,
});
type OfPiece = { readonly piece: Piece };
const pieceName = (_: Position, { piece }: OfPiece) => ({ piece: pieceRef(piece) });

export const EVENT = {
  // Spaces
  set: cardSpaceQuestion(
    'event.set',
    { level: LEVEL, ...N },
    {
      populated: isPopulated,
      otherLevel: {
        holds: (g, c, space) => population(space) === 0 || level(g, space) !== c.level,
        shown: isPopulated,
        params: (_, c) => ({ level: levelRef(c.level) }),
      },
    },
  ),
  shiftSupport: cardSpaceQuestion(
    'event.shiftSupport',
    { steps: NUMBER, ...N },
    { populated: isPopulated, canSupport: shifts(1) },
  ),
  shiftOpposition: cardSpaceQuestion(
    'event.shiftOpposition',
    { steps: NUMBER, ...N },
    { populated: isPopulated, canOppose: shifts(-1) },
  ),
  removeFrom: cardSpaceQuestion('event.removeFrom', { ...N, ...LAST }, { somebody: isOccupied }),
  place: cardSpaceQuestion(
    'event.place',
    { piece: PIECE, ...N },
    {
      available: { holdsForAll: (g, { piece }) => availableOf(g, piece) > 0, params: pieceName },
      placeable: {
        applies: (g, { piece }) => availableOf(g, piece) > 0,
        holds: (g, { piece }, space) => placeable(g, space, piece) > 0,
        params: pieceName,
      },
    },
  ),
  space: cardSpaceQuestion('event.space', N),
  department: cardSpaceQuestion('event.department', N, { department: (_g, _c, space) => isDepartment(space) }),
  city: cardSpaceQuestion('event.city', N, { city: (_g, _c, space) => isCity(space) }),
  moveFrom: cardSpaceQuestion(
    'event.moveFrom',
    { piece: optionalParam(PIECE), ...N, ...LAST },
    { somebody: isOccupied },
  ),
  moveTo: cardSpaceQuestion('event.moveTo', { from: SPACE, piece: optionalParam(PIECE), ...N }),
  flip: cardSpaceQuestion('event.flip', N, { anyGuerrilla: (g, _, space) => hasGuerrillas(g, space) }),
  replaceFrom: cardSpaceQuestion('event.replaceFrom', { ...N, ...LAST }, { somebody: isOccupied }),
  shipment: cardSpaceQuestion('event.shipment', N, {
    anyShipment: (g, _, space) => g.shipments.some((s) => s.space === space),
  }),
  pipeline: cardSpaceQuestion('event.pipeline', N, { pipeline: (_g, _c, space) => isPipeline(space) }),

  // Pieces
  removePiece: cardPieceQuestion('event.removePiece', { space: SPACE, n: NUMBER }),
  placePiece: cardPieceQuestion('event.placePiece', { space: SPACE, n: NUMBER }),
  movePiece: cardPieceQuestion('event.movePiece', { from: SPACE, ...N }),
  flipPiece: cardPieceQuestion('event.flipPiece', { space: SPACE, n: NUMBER }),
  replacePiece: cardPieceQuestion('event.replacePiece', { space: SPACE, n: NUMBER }),
  replaceBy: cardPieceQuestion('event.replaceBy', { space: SPACE, piece: optionalParam(PIECE), n: NUMBER }),
  terrorBy: cardPieceQuestion('event.terrorBy', { space: SPACE }),
  survivor: cardPieceQuestion('event.survivor', { space: SPACE }),

  // Factions, numbers and words
  faction: cardFactionQuestion('event.faction', { space: optionalParam(SPACE), choice: optionalParam(WORD) }),
  number: cardNumberQuestion('event.number', { space: optionalParam(SPACE), piece: optionalParam(PIECE), ...N }),
  level: cardWordQuestion('event.level', { space: SPACE }, ['passive-support', 'passive-opposition']),
  operation: cardWordQuestion('event.operation', { space: SPACE }, [...OPERATIONS, DONE]),
  special: cardWordQuestion('event.special', N, [...SPECIALS, DONE]),
  choice: cardWordQuestion('event.choice', { space: optionalParam(SPACE) }, [
    'end-opposition',
    'remove-base',
    'remove-pieces',
    'replace-pieces',
    'remove-shipments',
    'place-shipment',
    'remove-shipment',
    'place-insurgent-base',
    'remove-insurgent-base',
  ]),
};
