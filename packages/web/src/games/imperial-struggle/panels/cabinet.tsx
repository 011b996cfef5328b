import {
  ministryOption,
  ministryRef,
  ministryReferred,
  SIDES,
  type Side,
} from '@sandtable/imperial-struggle/board-data';
import { memo } from 'react';
import { MinistryFace } from '../cards.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';
import type { PanelProps } from './panel-props.js';

type CabinetProps = Pick<PanelProps, 'view' | 'words' | 'highlighted' | 'options' | 'choose'> & {
  readonly viewer: Side | undefined;
};

/** 3.5: the Ministries of both sides, the viewer's first, and those that can be chosen now. */
export const Cabinets = memo(function Cabinets(props: CabinetProps) {
  const { view, words, viewer } = props;
  const say = sayWith(words, 'panel.');
  const sides = viewer === 'france' ? SIDES.toReversed() : SIDES;
  return (
    <section className="game-panel" aria-labelledby="is-cabinets">
      <h3 id="is-cabinets">{say('cabinets')}</h3>
      <Candidates {...props} />
      {sides.map((side) => (
        <div key={side} className="is-cabinet">
          <h4>
            <Sign side={side} /> {words.name(`seat:${side}`)}
          </h4>
          {view.cabinet[side].length === 0 ? <p className="game-soft">{say('cabinet.none')}</p> : null}
          {view.cabinet[side].map(({ card, revealed }, place) => (
            <Minister key={card > 0 ? card : `hidden ${place}`} {...props} card={card} revealed={revealed} />
          ))}
        </div>
      ))}
      {view.townshend ? (
        <p className="game-note">{say('townshend', { commodity: words.name(`commodity:${view.townshend}`) })}</p>
      ) : null}
      {view.jacobiteVictories > 0 || view.jacobiteDefeat ? (
        <p className="game-note">
          {view.jacobiteDefeat
            ? words.say(text('log.jacobites.defeat', { ministry: 'ministry:jacobite-uprisings' }))
            : say('jacobites', { n: view.jacobiteVictories })}
        </p>
      ) : null}
    </section>
  );
});

/** 4.1.7: the cards of the era to choose from. */
function Candidates({ view, words, options, choose, highlighted }: CabinetProps) {
  const say = sayWith(words, 'panel.');
  const held = SIDES.flatMap((side) => view.cabinet[side].map(({ card }) => card));
  const cards = [...options].flatMap((option) => {
    const card = ministryReferred(option);
    return card !== undefined && !held.includes(card) ? [card] : [];
  });
  if (cards.length === 0) return null;
  return (
    <div className="is-cabinet">
      <h4>{say('cabinet.candidates')}</h4>
      {cards.map((card) => (
        <MinistryFace
          key={card}
          number={card}
          words={words}
          lit={highlighted.has(ministryRef(card))}
          act={{ label: say('cabinet.choose'), choose: () => choose(ministryRef(card)) }}
        />
      ))}
    </div>
  );
}

function Minister({
  card,
  revealed,
  view,
  words,
  highlighted,
  options,
  choose,
}: CabinetProps & { readonly card: number; readonly revealed: boolean }) {
  const say = sayWith(words, 'panel.');
  if (card === 0) return <p className="game-card game-soft">{say('cabinet.hidden')}</p>;
  const reference = ministryRef(card);
  const option = ministryOption(revealed ? 'use' : 'reveal', card);
  const used = view.spent.filter((it) => it.startsWith(`${card}.`)).length;
  return (
    <MinistryFace
      number={card}
      words={words}
      lit={highlighted.has(reference)}
      state={!revealed ? say('cabinet.faceDown') : used > 0 ? say('cabinet.used', { n: used }) : ''}
      act={
        options.has(option)
          ? { label: say(revealed ? 'cabinet.use' : 'cabinet.reveal'), choose: () => choose(option) }
          : undefined
      }
    />
  );
}
