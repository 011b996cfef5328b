import type { ReactNode } from 'react';
import './pile.css';

interface Cards {
  readonly cards: readonly number[];
  /** How a list names a card. */
  readonly head: (card: number) => ReactNode;
  readonly inspect: (reference: string, pin: true) => void;
}

/** Face-up cards, newest first; each can be inspected. */
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

/** A pile that everybody may look through. */
export function Pile({ name, ...list }: Cards & { readonly name: string }) {
  if (list.cards.length === 0) return <p className="game-soft">{name}</p>;
  return (
    <details className="game-fold game-sheet game-pile">
      <summary>{name}</summary>
      <CardList {...list} />
    </details>
  );
}
