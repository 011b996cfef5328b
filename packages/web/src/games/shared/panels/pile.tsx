import type { ReactNode } from 'react';
import './pile.css';

interface Cards {
  readonly cards: readonly number[];
  /** A card as it is known in a list. */
  readonly head: (card: number) => ReactNode;
  readonly inspect: (reference: string, pin: true) => void;
}

/** Cards that lie open, the newest first; each can be looked at again. */
export function CardList({ cards, head, inspect }: Cards) {
  return (
    <ol className="game-cards">
      {cards.toReversed().map((card) => (
        <li key={card}>
          <button type="button" onClick={() => inspect(`card:${card}`, true)}>
            {head(card)}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A pile that anybody may look through. */
export function Pile({ name, ...list }: Cards & { readonly name: string }) {
  if (list.cards.length === 0) return <p className="game-soft">{name}</p>;
  return (
    <details className="game-fold game-sheet game-pile">
      <summary>{name}</summary>
      <CardList {...list} />
    </details>
  );
}
