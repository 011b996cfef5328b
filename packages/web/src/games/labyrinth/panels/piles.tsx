import type { Words } from '@sandtable/kernel';
import { decksOf } from '@sandtable/labyrinth/board';
import type { View } from '@sandtable/labyrinth/board-data';
import { memo } from 'react';
import { Pile } from '../../shared/panels/pile.js';
import { CardHead } from '../cards.js';
import { sayWith, text } from '../text.js';

/** 5.3: the draw pile, and the piles that everybody may look through. */
export const Piles = memo(function Piles({
  view,
  words,
  inspect,
}: {
  readonly view: View;
  readonly words: Words;
  readonly inspect: (reference: string, pin: true) => void;
}) {
  const say = sayWith(words, 'panel.');
  const open = { head: (card: number) => <CardHead number={card} words={words} />, inspect };
  return (
    <section className="game-panel" aria-labelledby="lab-piles">
      <h3 id="lab-piles">{words.say(text('panel.piles'))}</h3>
      <p>{say('pile.draw', { n: view.cardsLeft, deck: view.deck, of: decksOf(view) })}</p>
      <Pile name={say('pile.discard', { n: view.discard.length })} cards={view.discard} {...open} />
      <Pile name={say('pile.removed', { n: view.removed.length })} cards={view.removed} {...open} />
    </section>
  );
});
