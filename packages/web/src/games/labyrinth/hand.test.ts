import { kernelMessages, newMatch, words } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { CARDS } from '@sandtable/labyrinth/board-data';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardFace } from './cards.js';
import { hand, optionHint } from './hand.js';
import { parseView } from './view.js';

const speaker = words('en', [kernelMessages, labyrinth.messages], labyrinth.names);
const TRIGGERED = /If you play this card, its event happens too/;

describe('6.3.2.1 a card in the hand', () => {
  it.each(['us', 'jihadist'] as const)('warns %s of the other side’s event and of no other', (seat) => {
    const view = newMatch(labyrinth, { seed: 'hand' }).view(seat);
    const cards = hand.cards(view) ?? [];
    const other = seat === 'us' ? 'jihadist' : 'us';
    const associations = cards.map((card) => CARDS[Number(card.slice('card:'.length)) - 1]?.association);
    expect(associations).toContain(other);
    expect(new Set(associations).size).toBeGreaterThan(1);
    cards.forEach((card, i) => {
      const isTriggered = associations[i] === other;
      expect(TRIGGERED.test(hand.text(card, view, speaker)), card).toBe(isTriggered);
      expect(TRIGGERED.test(optionHint(card, seat, speaker) ?? ''), card).toBe(isTriggered);
      const number = Number(card.slice('card:'.length));
      const inHand = renderToStaticMarkup(createElement(CardFace, { number, words: speaker, view: parseView(view) }));
      expect(TRIGGERED.test(inHand), card).toBe(isTriggered);
      // A card in play or in the log is nobody's to play.
      expect(renderToStaticMarkup(createElement(CardFace, { number, words: speaker }))).not.toMatch(TRIGGERED);
    });
  });

  it('has no hint for what is not a card', () => {
    expect(optionHint('space:iraq', 'us', speaker)).toBeUndefined();
  });
});
