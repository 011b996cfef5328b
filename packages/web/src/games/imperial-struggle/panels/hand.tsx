import type { Side } from '@sandtable/imperial-struggle/board-data';
import { memo } from 'react';
import { textsUnder } from '../../shared/panels/texts-under.js';
import { EventFace } from '../cards.js';
import type { PanelProps } from './panel-props.js';

/** 3.4: the viewer's own Event cards; those that can be played or discarded now have a button. */
export const Hand = memo(function Hand({
  view,
  words,
  highlighted,
  options,
  choose,
  viewer,
}: Pick<PanelProps, 'view' | 'words' | 'highlighted' | 'options' | 'choose'> & { readonly viewer: Side | undefined }) {
  const say = textsUnder(words, 'panel.');
  const { hand } = view;
  if (!hand) return null;
  return (
    <section className="game-panel" aria-labelledby="is-hand">
      <h3 id="is-hand">{say('hand', { n: hand.length })}</h3>
      {hand.length === 0 ? <p className="game-soft">{say('hand.none')}</p> : null}
      {hand.map((card) => (
        <EventFace
          key={card}
          number={card}
          view={view}
          viewer={viewer}
          words={words}
          lit={highlighted.has(`card:${card}`)}
          {...(options.has(`card:${card}`) ? { choose } : {})}
        />
      ))}
    </section>
  );
});
