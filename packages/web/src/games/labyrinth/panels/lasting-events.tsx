import type { Words } from '@sandtable/kernel';
import type { MarkId, View } from '@sandtable/labyrinth/board-data';
import { textsUnder } from '../../shared/panels/texts-under.js';
import { cardOf } from '../cards.js';
import { Sign } from '../side-sign.js';

/** The card that each marker comes from; its text explains the effect. */
export const CARD_OF: Readonly<Record<MarkId, number>> = {
  abbas: 11,
  'abu-sayyaf': 57,
  'al-anbar': 58,
  'anbar-awakening': 13,
  'benazir-bhutto': 33,
  'bhutto-shot': 60,
  'ctr-russia': 3,
  'ctr-central-asia': 3,
  'enhanced-measures': 34,
  fata: 80,
  'indo-pakistani-talks': 36,
  'iraqi-wmd': 37,
  'leak-enhanced-measures': 84,
  'leak-renditions': 84,
  'leak-wiretapping': 84,
  'libyan-deal': 38,
  'libyan-wmd': 39,
  'moro-talks': 4,
  nest: 5,
  'patriot-act': 43,
  pirates: 73,
  renditions: 44,
  'saddam-captured': 27,
  sadr: 54,
  'vieira-de-mello-slain': 56,
  wiretapping: 31,
};

interface Props {
  readonly view: View;
  readonly words: Words;
  readonly highlighted: ReadonlySet<string>;
  readonly inspect: (reference: string, pin: true) => void;
}

/** 6.2.7: lasting events, and those that lapse at the end of the turn, each with its text in a folding section. */
export function LastingEvents({ view, words, highlighted }: Props) {
  const say = textsUnder(words, 'panel.');
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
          card={41}
          name={words.name('card:41')}
          note={words.name(`space:${view.nato}`)}
          words={words}
          lit={highlighted}
        />
      ) : null}
      {view.marks.map((mark) => (
        <InEffect key={mark} card={CARD_OF[mark]} name={words.name(`mark:${mark}`)} words={words} lit={highlighted} />
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
        {association ? (
          <Sign side={association} label={words.say({ key: `panel.association.${association}` })} />
        ) : null}
        <span>
          <b>{name}</b> {note ? <span className="game-soft">{note}</span> : null}
        </span>
      </summary>
      <p>{words.say({ key: `event.${card}` })}</p>
    </details>
  );
}
