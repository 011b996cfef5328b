import type { Words } from '@sandtable/kernel';
import type { View } from '@sandtable/labyrinth/board-data';
import { CardFace } from '../cards.js';
import { text } from '../text.js';

/** 6.1: the card in play, and the cards that its event plays. */
export function CardsInPlay({
  view,
  words,
  highlighted,
}: {
  readonly view: View;
  readonly words: Words;
  readonly highlighted: ReadonlySet<string>;
}) {
  const cards = view.playing.filter((card) => card > 0);
  if (cards.length === 0) return null;
  return (
    <section className="game-panel" aria-labelledby="lab-playing">
      <h3 id="lab-playing">{words.say(text('panel.card'))}</h3>
      {cards.map((card) => (
        <CardFace key={card} number={card} words={words} lit={highlighted.has(`card:${card}`)} />
      ))}
    </section>
  );
}
