import type { Condition, Requirement } from '@sandtable/kernel';
import { allPieces, availableOf, hasGuerrillas, placeable } from '../forces.js';
import { isCity, isDepartment, isLoc, isPipeline, population, type Space } from '../map.js';
import { pieceReferred } from '../references.js';
import { canShift, level, levelReferred } from '../support.js';
import { type Candidate, type Needs, need, type Requirements } from './need.js';

/**
 * Events (5): a card's own text, which the player sees, says what it requires of a space. These are only the conditions
 * that questions of several events share.
 */
const byText = (needs: Needs = () => []): Requirement<Candidate> => ({
  needs,
  fallbackReason: ({ params }) => need('text', true, { card: params.card }).text,
});

const peopled = (space: Space) => need('populated', population(space) > 0);

const shifts = ({ g, space }: Candidate, direction: 1 | -1): Condition[] => [
  peopled(space),
  ...(population(space) > 0 ? [need(direction > 0 ? 'canSupport' : 'canOppose', canShift(g, space, direction))] : []),
];

const anybody: Needs = ({ g, space }) => [need('somebody', allPieces(g, space) > 0)];

export const EVENT_REQUIREMENTS: Requirements = {
  'event.set': byText(({ g, params, space }) => {
    const wanted = typeof params.level === 'string' ? levelReferred(params.level) : undefined;
    if (wanted === undefined || population(space) === 0) return [peopled(space)];
    return [peopled(space), need('otherLevel', level(g, space) !== wanted, { level: String(params.level) })];
  }),
  'event.shiftSupport': byText((c) => shifts(c, 1)),
  'event.shiftOpposition': byText((c) => shifts(c, -1)),
  'event.removeFrom': byText(anybody),
  'event.place': byText(({ g, params, space }) => {
    const piece = typeof params.piece === 'string' ? pieceReferred(params.piece) : undefined;
    if (piece === undefined) return [];
    const told = { piece: String(params.piece) };
    const available = availableOf(g, piece) > 0;
    return [
      need('available', available, told),
      ...(available ? [need('placeable', placeable(g, space, piece) > 0, told)] : []),
    ];
  }),
  'event.space': byText(),
  'event.department': byText(({ space }) => [need('department', isDepartment(space))]),
  'event.city': byText(({ space }) => [need('city', isCity(space))]),
  'event.moveFrom': byText(anybody),
  'event.moveTo': byText(),
  'event.flip': byText(({ g, space }) => [need('anyGuerrilla', hasGuerrillas(g, space))]),
  'event.replaceFrom': byText(anybody),
  'event.shipment': byText(({ g, space }) => [
    need(
      'anyShipment',
      g.shipments.some((s) => s.space === space),
    ),
  ]),
  'event.loc': byText(({ space }) => [need('loc', isLoc(space))]),
  'event.pipeline': byText(({ space }) => [need('pipeline', isPipeline(space))]),
};
