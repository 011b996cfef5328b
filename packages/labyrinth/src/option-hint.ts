import type { Message, SeatId } from '@sandtable/kernel';
import { CARDS } from './data/cards.js';
import { cardReferred, sideRef } from './references.js';
import { textOf } from './rules/play-card.js';
import { other, SIDES } from './sides.js';
import { text } from './text.js';

/** 6.3.2.1: the other side's event happens when this side plays the card. Empty for any other card. */
export function triggerHint(option: string, seat: SeatId): readonly Message[] {
  const card = cardReferred(option);
  const side = SIDES.find((it) => it === seat);
  if (card === undefined || side === undefined || CARDS[card - 1].association !== other(side)) return [];
  return [text('hint.trigger', { side: sideRef(side) })];
}

/** What a card is worth and does, and whether its event happens for the other side. */
export function optionHint(option: string, seat: SeatId): readonly Message[] {
  const card = cardReferred(option);
  if (card === undefined) return [];
  return [text('hint.value', { n: CARDS[card - 1].ops }), textOf(card), ...triggerHint(option, seat)];
}
