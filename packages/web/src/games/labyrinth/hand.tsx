import type { Words } from '@sandtable/kernel';
import type { HandUi } from '../game-ui.js';
import { CardHead, cardOf } from './cards.js';
import { parseView } from './view.js';

const numberOf = (card: string): number => Number(card.slice('card:'.length));
const opsOf = (card: number): number => cardOf(card)?.ops ?? 0;

/** What a card's event does. */
export function cardText(option: string, words: Words): string | undefined {
  const key = `event.${numberOf(option)}`;
  return option.startsWith('card:') && words.has(key) ? words.say({ key }) : undefined;
}

/** The viewer's own cards, by value. */
export const hand: HandUi = {
  label: 'panel.hand',
  cards: (view) =>
    parseView(view)
      .hand?.filter((card) => card > 0)
      .toSorted((a, b) => opsOf(b) - opsOf(a) || a - b)
      .map((card) => `card:${card}`),
  Head: ({ card, words }: { readonly card: string; readonly words: Words }) => (
    <CardHead number={numberOf(card)} words={words} />
  ),
  text: (card, _view, words) => cardText(card, words) ?? '',
};
