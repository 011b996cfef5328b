import {
  CARDS,
  type Card,
  type CardHalf,
  type Faction,
  factionOrder,
  isPropaganda,
  type Step,
} from '@sandtable/andean-abyss/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { Sign } from './faction-sign.js';
import { sayWith, text } from './text.js';
import './cards.css';

/** Cards in our own design: the contents of the printed ones, in our own words. */

interface CardProps {
  readonly number: number;
  readonly words: Words;
  readonly isHighlighted?: boolean;
  /** Halves that may be chosen now, by pressing the text itself. */
  readonly choose?: (half: CardHalf) => void;
  /** The phase of the round, while a propaganda card is in play. */
  readonly step?: Step;
}

export const CardFace = memo(function CardFace(props: CardProps) {
  const { number, words, isHighlighted } = props;
  const card = CARDS[number - 1];
  if (!card && !isPropaganda(number)) return null;
  return (
    <article className={`aa-card${isHighlighted ? ' game-highlighted' : ''}`} aria-label={words.name(`card:${number}`)}>
      {card ? <EventFace {...props} card={card} /> : <PropagandaFace {...props} />}
    </article>
  );
});

/** Number, title and faction order: enough to recognize a card. */
export function CardHead({ number, words }: { readonly number: number; readonly words: Words }) {
  const propaganda = isPropaganda(number);
  const card = CARDS[number - 1];
  return (
    <div className={`aa-card-head${propaganda ? ' aa-card-propaganda' : ''}`}>
      <span className="aa-card-number">
        <span className="unseen">{words.say(text('panel.card.number', { n: number }))}</span>
        <span aria-hidden="true">{propaganda ? '!' : number}</span>
      </span>
      <span className="aa-card-title">{words.name(`card:${number}`)}</span>
      {card ? <Order order={factionOrder(card.order)} words={words} /> : null}
    </div>
  );
}

function Order({ order, words }: { readonly order: readonly Faction[]; readonly words: Words }) {
  return (
    <span className="aa-card-order">
      <span className="unseen">
        {words.say(text('panel.card.order'))} {order.map((f) => words.name(`faction:${f}`)).join(', ')}
      </span>
      {order.map((faction) => (
        <Sign key={faction} faction={faction} />
      ))}
    </span>
  );
}

function EventFace({ card, number, words, choose }: CardProps & { readonly card: Card }) {
  return (
    <>
      <CardHead number={number} words={words} />
      <Marks card={card} words={words} />
      <SideText half="unshaded" card={card} words={words} choose={choose} />
      {card.dual ? <SideText half="shaded" card={card} words={words} choose={choose} /> : null}
    </>
  );
}

/** 5.3-5.4: lasting events. */
function Marks({ card, words }: { readonly card: Card; readonly words: Words }) {
  const lasting = card.capability ? 'capability' : card.momentum ? 'momentum' : undefined;
  if (!lasting) return null;
  return (
    <p className={`aa-card-marks aa-mark aa-mark-${lasting}`}>
      <b>{words.say(text(`panel.card.${lasting}`))}</b> · {words.say(text(`panel.card.${lasting}.short`))}
    </p>
  );
}

/** The gray 2 that affects non-players (8.1). */
function Grey2({ words }: { readonly words: Words }) {
  const meaning = words.say(text('panel.card.grey2'));
  return (
    <span className="aa-grey2" title={meaning}>
      <span className="unseen">{meaning}</span>
      <span aria-hidden="true">2</span>
    </span>
  );
}

function SideText({
  half,
  card,
  words,
  choose,
}: {
  readonly half: CardHalf;
  readonly card: Card;
  readonly words: Words;
  readonly choose: ((half: CardHalf) => void) | undefined;
}) {
  const say = sayWith(words);
  const label = say(card.dual ? `panel.card.${half}` : 'panel.card.single');
  return (
    <div className={`aa-side aa-side-${half}`}>
      {card.grey2 && half === 'unshaded' ? <Grey2 words={words} /> : null}
      <span className="aa-side-label">{label}</span>
      <p>{say(`event.${card.number}.${half}`)}</p>
      {choose && card.dual ? (
        <button type="button" className="aa-side-choose" onClick={() => choose(half)}>
          {say('panel.card.choose')}
          <span className="unseen"> {label}</span>
        </button>
      ) : null}
    </div>
  );
}

/** 6.0: the phases of a round, in order. */
const PHASES = [
  { step: 'victory', rule: '6.1' },
  { step: 'control', rule: '6.2' },
  { step: 'resources', rule: '6.3' },
  { step: 'support', rule: '6.4.1-2' },
  { step: 'election', rule: '6.4.3' },
  { step: 'backing', rule: '6.4.5' },
  { step: 'redeploy', rule: '6.5' },
  { step: 'reset', rule: '6.6' },
] as const satisfies readonly { readonly step: Step; readonly rule: string }[];

/** All phases, as folding sections; the current one is open. */
export function Phases({ words, step }: { readonly words: Words; readonly step?: Step | undefined }) {
  return (
    <ol className="aa-phases">
      {PHASES.map((phase) => {
        const now = phase.step === step;
        return (
          <li key={phase.step} {...(now ? { 'aria-current': 'step' as const } : {})}>
            <details open={now}>
              <summary>
                {words.say(text(`panel.phase.${phase.step}`))} <span className="game-rule">{phase.rule}</span>
              </summary>
              {words.say(text(`panel.round.${phase.step}`))}
            </details>
          </li>
        );
      })}
    </ol>
  );
}

function PropagandaFace({ number, words, step }: CardProps) {
  return (
    <>
      <CardHead number={number} words={words} />
      <div className="aa-side">
        <Phases words={words} step={step} />
      </div>
    </>
  );
}
