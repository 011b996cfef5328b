import { optionHintText, type SeatId, type Words } from '@sandtable/kernel';
import { heldCardHint, triggerHint } from '@sandtable/labyrinth/board';
import type { HandUi } from '../game-ui.js';
import { CardHead, cardOf } from './cards.js';
import { text } from './text.js';
import { parseView } from './view.js';

const numberOf = (card: string): number => Number(card.slice('card:'.length));
const opsOf = (card: number): number => cardOf(card)?.ops ?? 0;

const eventOf = (card: string) => text(`event.${numberOf(card)}`);

/** What a card's event does, and whether it happens for the other side when this seat plays the card. */
export function optionHint(option: string, seat: SeatId, words: Words): string | undefined {
  if (!option.startsWith('card:')) return undefined;
  return optionHintText(words, [eventOf(option), ...triggerHint(option, seat)]) || undefined;
}

/** The viewer's own cards, by value. */
export const hand: HandUi = {
  label: (n) => text('panel.hand', { n }),
  cards: (view) =>
    parseView(view)
      .hand?.filter((card) => card > 0)
      .toSorted((a, b) => opsOf(b) - opsOf(a) || a - b)
      .map((card) => `card:${card}`),
  Head: ({ card, words }: { readonly card: string; readonly words: Words }) => (
    <CardHead number={numberOf(card)} words={words} />
  ),
  text: (card, view, words) => optionHintText(words, [eventOf(card), ...heldCardHint(parseView(view), numberOf(card))]),
};
