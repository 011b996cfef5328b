import type { Message } from '@sandtable/kernel';
import { CARDS } from './data/cards.js';
import { cardReferred } from './references.js';
import { textOf } from './rules/play-card.js';
import { text } from './text.js';

/** What a card is worth and does. */
export function optionHint(option: string): readonly Message[] {
  const card = cardReferred(option);
  return card === undefined ? [] : [text('hint.value', { n: CARDS[card - 1].ops }), textOf(card)];
}
