import { Fields, InputError } from '@sandtable/kernel';
import { CARDS } from '../data/cards.js';
import { isSolitaire, type Position } from '../position.js';
import { cardRef } from '../references.js';
import { SIDES } from '../sides.js';

/**
 * Cards: each place that the file lists holds exactly these cards. Cards that it doesn't list are in the draw pile in
 * the order of the seed, or out of the game if the file lists the whole draw pile.
 */
export function readCards(g: Position, note: Fields): void {
  if (note.has('draw') && note.has('top')) throw new InputError('wrong.piles');
  const list = (key: string, from: Fields = note, where = key) => readList(from, key, where);
  const hands = note.has('hands') ? Fields.of(note.raw('hands'), 'hands', SIDES) : undefined;
  for (const side of SIDES) {
    const hand = hands && list(side, hands, `hands.${side}`);
    if (!hand) continue;
    // 9.2: in the solitaire game, the Jihadists' stack is listed from the top.
    g.hands[side].splice(0, Infinity, ...(side === 'jihadist' && isSolitaire(g) ? hand.reverse() : hand));
  }
  const before = { draw: g.draw, discard: g.discard, removed: g.removed };
  g.draw = (list('draw') ?? list('top') ?? []).reverse();
  g.discard = list('discard') ?? [];
  g.removed = list('removed') ?? [];
  g.lapsing = list('lapsing') ?? g.lapsing;
  g.lapsingBox = list('lapsingBox') ?? (note.has('lapsing') ? g.lapsing : g.lapsingBox);
  g.firstPlotCard = note.number('firstPlotCard', 0, CARDS.length) ?? g.firstPlotCard;
  putInHand(g);
  const named = new Set([
    ...[...g.draw, ...g.discard, ...g.removed, ...g.lapsingBox, ...g.hands.us, ...g.hands.jihadist, ...g.playing],
    ...(g.firstPlotCard > 0 ? [g.firstPlotCard] : []),
  ]);
  const free = (cards: readonly number[]) => cards.filter((card) => !named.has(card));
  const settled: number[] = [];
  const settle = (pile: 'discard' | 'removed') => {
    if (note.has(pile)) return;
    g[pile] = free(before[pile]);
    settled.push(...g[pile]);
  };
  settle('discard');
  settle('removed');
  const order = [...before.draw, ...CARDS.map(({ number }) => number).filter((card) => !before.draw.includes(card))];
  const rest = free(order).filter((card) => !settled.includes(card));
  if (!note.has('draw')) g.draw = [...rest, ...g.draw];
  else if (!note.has('removed')) g.removed.push(...rest);
}

function readList(from: Fields, key: string, where: string): number[] | undefined {
  const cards = from.list(key)?.map((card, i) => {
    const number = Fields.of({ card }, `${where}.${i}`, ['card']).number('card', 1, CARDS.length);
    return number ?? 0;
  });
  const twice = cards?.find((card, i) => cards.indexOf(card) < i);
  if (twice !== undefined) throw new InputError('wrong.cardTwice', { card: cardRef(twice) });
  return cards;
}

/** A card to be played next is in the hand (solitaire: on top of the stack); the card of an event is in play. */
function putInHand(g: Position): void {
  const { doing } = g;
  if (!doing || 'operation' in doing) return;
  const card = 'card' in doing ? doing.card : doing.event;
  const stacked = doing.side === 'jihadist' && isSolitaire(g);
  if ('card' in doing && !stacked && g.hands[doing.side].includes(card)) return;
  const piles = [g.draw, g.discard, g.removed, g.hands.us, g.hands.jihadist];
  for (const pile of piles) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
  if ('event' in doing) g.playing = [card];
  else g.hands[doing.side].push(card);
}
