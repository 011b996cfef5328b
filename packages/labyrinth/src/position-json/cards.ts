import { CARDS } from '../data/cards.js';
import { clone, isSolitaire, type Position } from '../position.js';
import type { FORMAT } from '../position-format.js';
import { inputError } from '../text.js';

type PositionFile = ReturnType<typeof FORMAT.openFile>;

/**
 * Cards: each place that the file lists holds exactly these cards. Cards that it doesn't list are in the draw pile in
 * the order of the seed, or out of the game if the file lists the whole draw pile.
 */
export function readCards(g: Position, file: PositionFile): void {
  if (file.has('draw') && file.has('top')) throw inputError('wrong.piles');
  const before = clone(g);
  g.draw = [];
  g.discard = [];
  g.removed = [];
  file.read(g, 'hands', 'draw', 'top', 'discard', 'removed', 'lapsing');
  if (file.has('lapsing')) g.lapsingBox = g.lapsing;
  file.read(g, 'lapsingBox', 'firstPlotCard');
  putInHand(g);
  const named = new Set([
    ...[...g.draw, ...g.discard, ...g.removed, ...g.lapsingBox, ...g.hands.us, ...g.hands.jihadist, ...g.playing],
    ...(g.firstPlotCard > 0 ? [g.firstPlotCard] : []),
  ]);
  const free = (cards: readonly number[]) => cards.filter((card) => !named.has(card));
  const settled: number[] = [];
  const settle = (pile: 'discard' | 'removed') => {
    if (file.has(pile)) return;
    g[pile] = free(before[pile]);
    settled.push(...g[pile]);
  };
  settle('discard');
  settle('removed');
  const order = [...before.draw, ...CARDS.map(({ number }) => number).filter((card) => !before.draw.includes(card))];
  const rest = free(order).filter((card) => !settled.includes(card));
  if (!file.has('draw')) g.draw = [...rest, ...g.draw];
  else if (!file.has('removed')) g.removed.push(...rest);
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
