import { type Message, optionHintText, type Words } from '@sandtable/kernel';
import { heldCardHint } from '@sandtable/labyrinth/board';
import { CARDS, type Card, type View } from '@sandtable/labyrinth/board-data';
import { memo } from 'react';
import { CardFrame } from '../shared/panels/card.js';
import { Sign } from './side-sign.js';
import { sayWith, text } from './text.js';
import './cards.css';

/** Cards in our own design: the contents of the printed ones, in our own words. */

export const cardOf = (number: number): Card | undefined => CARDS[number - 1];

/** Value, side of the event, and title: enough to recognize a card. */
export function CardHead({ number, words }: { readonly number: number; readonly words: Words }) {
  const say = sayWith(words);
  const card = cardOf(number);
  if (!card) return <span className="game-card-head">{say('panel.card.unseen')}</span>;
  return (
    <span className={`game-card-head lab-card-${card.association}`}>
      <span className="lab-card-value">
        <span className="unseen">{say('panel.card.value', { n: card.ops })}</span>
        <span aria-hidden="true">{card.ops}</span>
      </span>
      <span className="game-card-title">{words.name(`card:${number}`)}</span>
      <span className="game-card-number">{number}</span>
      <Sign side={card.association} label={say(`panel.association.${card.association}`)} />
    </span>
  );
}

/** What happens to a card whose event occurs (6.2.7, 6.2.9). */
function afterwards(card: Card): readonly Message[] {
  return [
    ...(card.mark ? [text('panel.card.mark')] : []),
    ...(card.lapsing ? [text('panel.card.lapsing')] : []),
    ...(card.remove === 'event' ? [text('panel.card.remove')] : []),
    ...(card.remove === 'us-event' ? [text('panel.card.removeUs')] : []),
  ];
}

export const CardFace = memo(function CardFace({
  number,
  words,
  lit = false,
  choose,
  view,
}: {
  readonly number: number;
  readonly words: Words;
  readonly lit?: boolean;
  /** Set while the card can be chosen. */
  readonly choose?: (option: string) => void;
  /** The viewer's view: a card of their hand says whether playing it brings about the other side's event. */
  readonly view?: View;
}) {
  const say = sayWith(words);
  const card = cardOf(number);
  if (!card) return null;
  const reference = `card:${number}`;
  const trigger = view ? optionHintText(words, heldCardHint(view, number)) : '';
  const act = choose && { label: say('panel.hand.choose'), choose: () => choose(reference) };
  return (
    <CardFrame name={words.name(reference)} className="lab-card" lit={lit} act={act}>
      <CardHead number={number} words={words} />
      <p>{say(`event.${number}`)}</p>
      {trigger ? <p className="game-note">{trigger}</p> : null}
      {afterwards(card).length > 0 ? (
        <p className="game-note">
          {afterwards(card)
            .map((it) => words.say(it))
            .join(' · ')}
        </p>
      ) : null}
    </CardFrame>
  );
});
