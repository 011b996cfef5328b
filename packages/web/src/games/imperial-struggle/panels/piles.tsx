import { ministryRef } from '@sandtable/imperial-struggle/board-data';
import { memo } from 'react';
import { Pile } from '../../shared/panels/pile.js';
import { EventHead } from '../cards.js';
import { sayWith } from '../text.js';
import type { PanelProps } from './panel-props.js';

/** 3.4: the draw pile, and the piles that everybody may look through. */
export const Piles = memo(function Piles({ view, words, inspect }: Pick<PanelProps, 'view' | 'words' | 'inspect'>) {
  const say = sayWith(words, 'panel.');
  const open = { head: (card: number) => <EventHead number={card} words={words} />, inspect };
  return (
    <section className="game-panel" aria-labelledby="is-piles">
      <h3 id="is-piles">{say('piles')}</h3>
      <p>{say('pile.draw', { n: view.cardsLeft })}</p>
      <Pile name={say('pile.discard', { n: view.discard.length })} cards={view.discard} {...open} />
      <Pile name={say('pile.removed', { n: view.removed.length })} cards={view.removed} {...open} />
      {view.gone.length > 0 ? (
        <p className="game-note">
          {say('pile.gone')} {view.gone.map((card) => words.name(ministryRef(card))).join(', ')}
        </p>
      ) : null}
    </section>
  );
});
