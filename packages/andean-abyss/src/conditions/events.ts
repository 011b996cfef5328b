import { availableOf, placeable } from '../forces.js';
import { isCity, isDepartment, isLoc, isPipeline } from '../map.js';
import { pieceReferred } from '../references.js';
import { type Demand, type Demands, type Needs, need } from './need.js';

/**
 * Events (5): what a card wants of a space stands in its own text, which the reader has before them. Here are only the
 * conditions that its questions have in common.
 */
const byText = (needs: Needs = () => []): Demand => ({
  needs,
  beyond: ({ params }) => need('text', true, { card: params.card }).text,
});

export const EVENT: Demands = {
  'event.set': byText(),
  'event.shiftSupport': byText(),
  'event.shiftOpposition': byText(),
  'event.removeFrom': byText(),
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
  'event.moveFrom': byText(),
  'event.moveTo': byText(),
  'event.flip': byText(),
  'event.replaceFrom': byText(),
  'event.shipment': byText(({ g, space }) => [
    need(
      'anyShipment',
      g.shipments.some((s) => s.space === space),
    ),
  ]),
  'event.loc': byText(({ space }) => [need('loc', isLoc(space))]),
  'event.pipeline': byText(({ space }) => [need('pipeline', isPipeline(space))]),
};
