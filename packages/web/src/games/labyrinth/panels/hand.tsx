import type { Words } from '@sandtable/kernel';
import type { View } from '@sandtable/labyrinth/board-data';
import { CardFace, cardOf } from '../cards.js';

interface Props {
  readonly view: View;
  readonly words: Words;
  readonly highlighted: ReadonlySet<string>;
}

/** 6.1: the card in play, and the cards that its event plays. */
export function CardsInPlay({ view, words, highlighted }: Props) {
  const cards = view.playing.filter((card) => card > 0);
  if (cards.length === 0) return null;
  return (
    <section className="game-panel" aria-labelledby="lab-playing">
      <h3 id="lab-playing">{words.say({ key: 'panel.card' })}</h3>
      {cards.map((card) => (
        <CardFace key={card} number={card} words={words} lit={highlighted.has(`card:${card}`)} />
      ))}
    </section>
  );
}

/** The viewer’s own cards, by value; those that can be played now have a button. */
export function Hand({
  view,
  words,
  highlighted,
  options,
  choose,
}: Props & { readonly options: ReadonlySet<string>; readonly choose: (option: string) => void }) {
  const { hand } = view;
  if (!hand) return null;
  const cards = hand.filter((card) => card > 0).toSorted((a, b) => value(b) - value(a) || a - b);
  return (
    <section className="game-panel" aria-labelledby="lab-hand">
      <h3 id="lab-hand">{words.say({ key: 'panel.hand', params: { n: hand.length } })}</h3>
      {cards.length === 0 ? <p className="game-soft">{words.say({ key: 'panel.hand.none' })}</p> : null}
      {cards.map((card) => (
        <CardFace
          key={card}
          number={card}
          words={words}
          lit={highlighted.has(`card:${card}`)}
          {...(options.has(`card:${card}`) ? { choose } : {})}
        />
      ))}
    </section>
  );
}

const value = (card: number): number => cardOf(card)?.ops ?? 0;
