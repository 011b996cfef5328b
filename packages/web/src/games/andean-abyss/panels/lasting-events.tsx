import type { CardHalf, View } from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { Sign } from '../faction-sign.js';
import { text } from '../text.js';
import './lasting-events.css';

/** Government capabilities (5.3) and insurgent momentum (5.4) in play, each with its text in a folding section. */
export function LastingEvents({
  view,
  words,
  lit,
}: {
  readonly view: View;
  readonly words: Words;
  readonly lit: ReadonlySet<string>;
}) {
  const capabilities = Object.entries(view.capabilities ?? {});
  const momentum = view.momentum ?? [];
  return (
    <section className="game-panel" aria-labelledby="aa-lasting">
      <h3 id="aa-lasting">{words.say(text('panel.lasting'))}</h3>
      {capabilities.length + momentum.length === 0 ? (
        <p className="game-soft">{words.say(text('panel.lasting.none'))}</p>
      ) : null}
      {capabilities.map(([card, half]) => (
        <InPlay
          key={card}
          card={Number(card)}
          half={half}
          mark="capability"
          faction="government"
          words={words}
          lit={lit}
        />
      ))}
      {momentum.map(({ card, faction }) => (
        <InPlay key={card} card={card} half="shaded" mark="momentum" faction={faction} words={words} lit={lit} />
      ))}
    </section>
  );
}

function InPlay({
  card,
  half,
  mark,
  faction,
  words,
  lit,
}: {
  readonly card: number;
  readonly half: CardHalf;
  readonly mark: 'capability' | 'momentum';
  readonly faction: Parameters<typeof Sign>[0]['faction'];
  readonly words: Words;
  readonly lit: ReadonlySet<string>;
}) {
  return (
    <details className={`game-fold aa-lasting aa-side-${half}${lit.has(`card:${card}`) ? ' game-highlighted' : ''}`}>
      <summary>
        <Sign faction={faction} label={words.name(`faction:${faction}`)} />
        <span className={`aa-mark aa-mark-${mark}`}>
          <b>{words.name(`card:${card}`)}</b>{' '}
          <span className="game-soft">
            {card} · {words.say(text(`panel.card.${half}`))}
          </span>
        </span>
      </summary>
      <p>{words.say(text(`event.${card}.${half}`))}</p>
    </details>
  );
}
