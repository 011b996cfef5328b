import { memo } from 'react';
import { EventHead } from '../cards.js';
import { type Props, sayer } from './part.js';
import './piles.css';

/** 3.4: the draw pile, and the piles that anybody may look through. */
export const Piles = memo(function Piles({ view, words, inspect }: Pick<Props, 'view' | 'words' | 'inspect'>) {
  const say = sayer(words, 'panel.');
  return (
    <section className="game-panel" aria-labelledby="is-piles">
      <h3 id="is-piles">{say('piles')}</h3>
      <p>{say('pile.draw', { n: view.cardsLeft })}</p>
      <Pile
        name={say('pile.discard', { n: view.discard.length })}
        cards={view.discard}
        words={words}
        inspect={inspect}
      />
      <Pile
        name={say('pile.removed', { n: view.removed.length })}
        cards={view.removed}
        words={words}
        inspect={inspect}
      />
      {view.gone.length > 0 ? (
        <p className="game-note">
          {say('pile.gone')} {view.gone.map((card) => words.name(`piece:ministry-${card}`)).join(', ')}
        </p>
      ) : null}
    </section>
  );
});

function Pile({
  name,
  cards,
  words,
  inspect,
}: Pick<Props, 'words' | 'inspect'> & { readonly name: string; readonly cards: readonly number[] }) {
  if (cards.length === 0) return <p className="game-soft">{name}</p>;
  return (
    <details className="game-fold game-sheet is-pile">
      <summary>{name}</summary>
      <ol>
        {cards.toReversed().map((card) => (
          <li key={card}>
            <button type="button" onClick={() => inspect(`card:${card}`, true)}>
              <EventHead number={card} words={words} />
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
