import type { Words } from '@sandtable/kernel';
import { CARD_OF_MARK, NATO_CARD } from '@sandtable/labyrinth/board';
import type { View } from '@sandtable/labyrinth/board-data';
import { cardOf } from '../cards.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';

interface Props {
  readonly view: View;
  readonly words: Words;
  readonly highlighted: ReadonlySet<string>;
  readonly inspect: (reference: string, pin: true) => void;
}

/** 6.2.7: lasting events, and those that lapse at the end of the turn, each with its text in a folding section. */
export function LastingEvents({ view, words, highlighted }: Props) {
  const say = sayWith(words, 'panel.');
  const none = view.marks.length + view.lapsing.length === 0 && view.firstPlotCard === undefined && !view.nato;
  return (
    <section className="game-panel" aria-labelledby="lab-lasting">
      <h3 id="lab-lasting">{say('lasting')}</h3>
      {none ? <p className="game-soft">{say('lasting.none')}</p> : null}
      {view.lapsing.map((card) => (
        <InEffect
          key={`lapsing ${card}`}
          card={card}
          name={words.name(`card:${card}`)}
          note={say('lapsing')}
          words={words}
          lit={highlighted}
        />
      ))}
      {view.firstPlotCard === undefined ? null : (
        <InEffect
          card={view.firstPlotCard}
          name={words.name(`card:${view.firstPlotCard}`)}
          note={say('firstPlot.box')}
          words={words}
          lit={highlighted}
        />
      )}
      {view.nato ? (
        <InEffect
          card={NATO_CARD}
          name={words.name(`card:${NATO_CARD}`)}
          note={words.name(`space:${view.nato}`)}
          words={words}
          lit={highlighted}
        />
      ) : null}
      {view.marks.map((mark) => (
        <InEffect
          key={mark}
          card={CARD_OF_MARK[mark]}
          name={words.name(`mark:${mark}`)}
          words={words}
          lit={highlighted}
        />
      ))}
    </section>
  );
}

function InEffect({
  card,
  name,
  note,
  words,
  lit,
}: {
  readonly card: number;
  readonly name: string;
  readonly note?: string;
  readonly words: Words;
  readonly lit: ReadonlySet<string>;
}) {
  const association = cardOf(card)?.association;
  return (
    <details className={`game-fold lab-in-effect${lit.has(`card:${card}`) ? ' game-highlighted' : ''}`}>
      <summary>
        {association ? <Sign side={association} label={words.say(text(`panel.association.${association}`))} /> : null}
        <span>
          <b>{name}</b> {note ? <span className="game-soft">{note}</span> : null}
        </span>
      </summary>
      <p>{words.say(text(`event.${card}`))}</p>
    </details>
  );
}
