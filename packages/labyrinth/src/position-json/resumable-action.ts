import { Fields, InputError } from '@sandtable/kernel';
import { CARDS } from '../data/cards.js';
import { cardOf, US_ELECTION } from '../deck.js';
import { conditionHolds } from '../events/index.js';
import { OPERATIONS } from '../operations.js';
import { isSolitaire, type Position, type ResumableAction } from '../position.js';
import { cardRef, sideRef } from '../references.js';
import { mayOperate, operationsOf } from '../rules/operations.js';
import { SIDES, type Side } from '../sides.js';

/** `card`, `operation` or `event`: what happens first, before play goes on from `step`. */
export function readResumableAction(note: Fields): ResumableAction | undefined {
  if (['card', 'operation', 'event'].filter((key) => note.has(key)).length > 1) throw new InputError('wrong.doing');
  if (note.has('card')) {
    const { card, side } = readCard(note, 'card');
    if (!side) throw missing('card', 'side');
    return { side, card };
  }
  if (note.has('event')) return readEvent(note);
  return note.has('operation') ? readOperation(note) : undefined;
}

const missing = (where: string, key: string) => new InputError('error.note.missing', { where, key });

function readCard(note: Fields, key: 'card' | 'event'): { card: number; side: Side | undefined } {
  const given = Fields.of(note.raw(key), key, ['side', 'card']);
  const card = given.number('card', 1, CARDS.length);
  if (card === undefined) throw missing(key, 'card');
  return { card, side: given.word('side', SIDES) };
}

/** The side that an event belongs to carries it out (6.3.2.2). For an unassociated event the file names the side. */
function readEvent(note: Fields): ResumableAction {
  const { card, side: given } = readCard(note, 'event');
  const { association } = cardOf(card);
  const side = given ?? (association === 'unassociated' ? undefined : association);
  if (!side) throw new InputError('wrong.eventSide', { card: cardRef(card) });
  return { side, event: card };
}

function readOperation(note: Fields): ResumableAction {
  const given = Fields.of(note.raw('operation'), 'operation', ['side', 'kind', 'value']);
  const operation = given.word('kind', OPERATIONS);
  if (!operation) throw missing('operation', 'kind');
  const side = SIDES.find((it) => operationsOf(it).includes(operation)) ?? 'us';
  given.word('side', [side]);
  return { side, operation, value: given.number('value', 1, 3) ?? 3 };
}

/** The action must be possible now; otherwise the file contradicts itself. */
export function checkResumableAction(g: Position): void {
  if (!g.doing) return;
  const side = sideRef(g.doing.side);
  if ('operation' in g.doing) {
    const { operation, value } = g.doing;
    // 9.4.3: in the solitaire game, the Jihadists' unused value goes to Radicalization.
    if ((g.doing.side === 'jihadist' && isSolitaire(g)) || mayOperate(g, operation, value)) return;
    throw new InputError('wrong.operation', { side, operation: `operation:${operation}`, n: value });
  }
  if (!('event' in g.doing)) return;
  const { event: card } = g.doing;
  const { association } = cardOf(card);
  const own = association === 'unassociated' || association === g.doing.side || card === US_ELECTION;
  if (!own || !conditionHolds(g, card, g.doing.side))
    throw new InputError('wrong.event', { side, card: cardRef(card) });
}
