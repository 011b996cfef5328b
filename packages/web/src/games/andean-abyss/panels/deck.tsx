import { countDeck } from '@sandtable/andean-abyss/board';
import type { View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { CardList } from '../../shared/panels/pile.js';
import { CardFace, CardHead } from '../cards.js';
import { sayWith, text } from '../text.js';
import './deck.css';

/** The card in play, the next cards that everybody sees, and the rest of the deck (2.2-2.4). */
export function CardInPlay({
  view,
  words,
  lit,
  options,
  choose,
}: {
  readonly view: View;
  readonly words: Words;
  readonly lit: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
  readonly choose: (option: string) => void;
}) {
  const card = view.played.at(-1);
  const sides = options.has('unshaded') && options.has('shaded');
  return (
    <section className="game-panel" aria-labelledby="aa-card-in-play">
      <h3 id="aa-card-in-play">{words.say(text('panel.card'))}</h3>
      {card === undefined ? (
        <p className="game-soft">{words.say(text('panel.card.none'))}</p>
      ) : (
        <CardFace
          number={card}
          words={words}
          isHighlighted={lit.has(`card:${card}`)}
          step={view.step}
          {...(sides ? { choose } : {})}
        />
      )}
    </section>
  );
}

export function Deck({
  view,
  words,
  lit,
}: {
  readonly view: View;
  readonly words: Words;
  readonly lit: ReadonlySet<string>;
}) {
  const say = sayWith(words, 'panel.');
  const { left, propagandas, last, propagandaDue } = countDeck(view);
  return (
    <section className="game-panel" aria-labelledby="aa-next">
      <h3 id="aa-next">{say('next', { n: Math.max(1, view.upcoming.length) })}</h3>
      {view.upcoming.length === 0 && view.played.length > 0 ? (
        <p className="game-soft">{words.say(text(left > 0 ? 'panel.next.hidden' : 'panel.next.none'))}</p>
      ) : null}
      {view.upcoming.map((card) => (
        <details key={card} className={`game-fold aa-next${lit.has(`card:${card}`) ? ' game-highlighted' : ''}`}>
          <summary>
            <CardHead number={card} words={words} />
          </summary>
          <CardFace number={card} words={words} />
        </details>
      ))}
      <div className="aa-deck">
        <span className="aa-deck-left">
          <span className="aa-deck-pile" aria-hidden="true">
            {left}
          </span>
          <span className="unseen">{say('deck.left', { n: left })}</span>
        </span>
        <span className="aa-deck-pips" title={say('deck.propagandas', { n: propagandas, last })}>
          <span className="unseen">{say('deck.propagandas', { n: propagandas, last })}</span>
          {Array.from({ length: last }, (_, n) => n + 1).map((n) => (
            <i key={n} className={n <= propagandas ? 'aa-come' : ''} aria-hidden="true">
              {n}
            </i>
          ))}
        </span>
        {propagandaDue ? (
          <span className={`aa-due${propagandaDue.when === 'notBefore' ? '' : ' aa-soon'}`}>
            {say(`deck.${propagandaDue.when}`, { n: propagandaDue.cards })}
          </span>
        ) : null}
      </div>
    </section>
  );
}

/** The played cards, newest first; each can be inspected. */
export const Played = memo(function Played({
  played,
  words,
  inspect,
}: {
  readonly played: readonly number[];
  readonly words: Words;
  readonly inspect: (reference: string, pin: true) => void;
}) {
  if (played.length < 2) return null;
  return (
    <details className="game-panel game-fold game-sheet aa-played">
      <summary>
        <h3>{words.say(text('panel.played', { n: played.length }))}</h3>
      </summary>
      <CardList cards={played} head={(card) => <CardHead number={card} words={words} />} inspect={inspect} />
    </details>
  );
});
