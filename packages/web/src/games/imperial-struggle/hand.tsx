import type { Words } from '@sandtable/kernel';
import type { HandUi } from '../game-ui.js';
import { EventHead } from './cards.js';
import { optionHint } from './option-hint.js';
import { text } from './text.js';
import { parseView, viewerOf } from './view.js';

const numberOf = (card: string): number => Number(card.slice('card:'.length));

/** 3.4: the viewer's own Event cards. */
export const hand: HandUi = {
  label: (n) => text('panel.hand', { n }),
  cards: (view) => parseView(view).hand?.map((card) => `card:${card}`),
  Head: ({ card, words }: { readonly card: string; readonly words: Words }) => (
    <EventHead number={numberOf(card)} words={words} />
  ),
  text: (card, view, words) => optionHint(card, viewerOf(parseView(view)) ?? '', words) ?? '',
};
