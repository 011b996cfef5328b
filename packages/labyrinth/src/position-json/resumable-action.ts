import { integer, type Json, type JsonPlace, missing, objectFields, within, word } from '@sandtable/kernel';
import { CARDS } from '../data/cards.js';
import { cardOf, US_ELECTION } from '../deck.js';
import { conditionHolds } from '../events/index.js';
import { OPERATIONS } from '../operations.js';
import { isSolitaire, type Position, type ResumableAction } from '../position.js';
import { cardRef, sideRef } from '../references.js';
import { mayOperate, operationsOf } from '../rules/operations.js';
import { SIDES, type Side } from '../sides.js';
import { inputError } from '../text.js';

/** A card to be played: `{"side": "us", "card": 7}`. */
export function readCardAction(json: Json, at: JsonPlace): ResumableAction {
  const { card, side } = readCard(json, at);
  if (!side) throw missing(at, 'side');
  return { side, card };
}

function readCard(json: Json, at: JsonPlace): { card: number; side: Side | undefined } {
  const given = objectFields(json, at, ['side', 'card']);
  if (given.card === undefined) throw missing(at, 'card');
  const card = integer(1, CARDS.length).read(given.card, within(at, 'card'));
  return { card, side: given.side === undefined ? undefined : word(SIDES).read(given.side, within(at, 'side')) };
}

/** The side that an event belongs to carries it out (6.3.2.2). For an unassociated event the file names the side. */
export function readEventAction(json: Json, at: JsonPlace): ResumableAction {
  const { card, side: given } = readCard(json, at);
  const { association } = cardOf(card);
  const side = given ?? (association === 'unassociated' ? undefined : association);
  if (!side) throw inputError('wrong.eventSide', { card: cardRef(card) });
  return { side, event: card };
}

export function readOperationAction(json: Json, at: JsonPlace): ResumableAction {
  const given = objectFields(json, at, ['side', 'kind', 'value']);
  if (given.kind === undefined) throw missing(at, 'kind');
  const operation = word(OPERATIONS).read(given.kind, within(at, 'kind'));
  const side = SIDES.find((it) => operationsOf(it).includes(operation)) ?? 'us';
  if (given.side !== undefined) word([side]).read(given.side, within(at, 'side'));
  return { side, operation, value: integer(1, 3).read(given.value ?? 3, within(at, 'value')) };
}

/** The action must be possible now; otherwise the file contradicts itself. */
export function checkResumableAction(g: Position): void {
  if (!g.doing) return;
  const side = sideRef(g.doing.side);
  if ('operation' in g.doing) {
    const { operation, value } = g.doing;
    // 9.4.3: in the solitaire game, the Jihadists' unused value goes to Radicalization.
    if ((g.doing.side === 'jihadist' && isSolitaire(g)) || mayOperate(g, operation, value)) return;
    throw inputError('wrong.operation', { side, operation: `operation:${operation}`, n: value });
  }
  if (!('event' in g.doing)) return;
  const { event: card } = g.doing;
  const { association } = cardOf(card);
  const own = association === 'unassociated' || association === g.doing.side || card === US_ELECTION;
  if (!own || !conditionHolds(g, card, g.doing.side)) throw inputError('wrong.event', { side, card: cardRef(card) });
}
