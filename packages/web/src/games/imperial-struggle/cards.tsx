import { bonusIn, isTileToCome, tilesForEvent } from '@sandtable/imperial-struggle/board';
import {
  type ActionType,
  EVENT_CARDS,
  type EventCard,
  KEYWORDS,
  MINISTRIES,
  type Ministry,
  ministryRef,
  type Side,
  type View,
} from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo, type ReactNode } from 'react';
import { CardFrame } from '../shared/panels/card.js';
import { Mini } from './board/pieces.js';
import { Sign } from './side-sign.js';
import { sayWith, text } from './text.js';
import './cards.css';

/** Cards in our own design: the contents of the printed ones, in our own words. */

export const eventOf = (number: number): EventCard | undefined => EVENT_CARDS[number - 1];
export const ministryOf = (number: number): Ministry | undefined => MINISTRIES[number - 1];

/** Type and title: enough to recognize a card. */
export function EventHead({ number, words }: { readonly number: number; readonly words: Words }) {
  const card = eventOf(number);
  if (!card) return <span className="game-card-head">{words.say(text('card.unseen'))}</span>;
  return (
    <span className="game-card-head">
      <EventType type={card.type} words={words} />
      <span className="game-card-title">{words.name(`card:${number}`)}</span>
      <span className="game-card-number">{number}</span>
    </span>
  );
}

/** 5.2: the Major Action that the card needs, if any. */
export function EventType({ type, words }: { readonly type: ActionType | undefined; readonly words: Words }) {
  const label = words.say(text(type ? `card.needs.${type}` : 'card.needs.any'));
  return (
    <span className="is-card-type" title={label}>
      {type ? <Mini kind={type} /> : <span aria-hidden="true">✶</span>}
      <span className="unseen">{label}</span>
    </span>
  );
}

const HALVES = { britain: 'british', france: 'french' } as const;

export const EventFace = memo(function EventFace({
  number,
  view,
  viewer,
  words,
  lit = false,
  choose,
}: {
  readonly number: number;
  readonly view: View;
  /** The side whose hand holds the card. */
  readonly viewer?: Side | undefined;
  readonly words: Words;
  readonly lit?: boolean;
  /** Set while the card can be chosen. */
  readonly choose?: (option: string) => void;
}) {
  const say = sayWith(words);
  const card = eventOf(number);
  if (!card) return null;
  const reference = `card:${number}`;
  const act = choose && { label: say('card.choose'), choose: () => choose(reference) };
  const half = (name: 'shared' | 'british' | 'french', side: Side | undefined): ReactNode => {
    const key = `event.${number}.${name}` as const;
    if (!words.has(key)) return null;
    const foreign = viewer !== undefined && side !== undefined && side !== viewer;
    return (
      <div key={name} className={`is-card-half${foreign ? ' is-card-foreign' : ''}`}>
        {side ? <Sign side={side} label={words.name(`seat:${side}`)} /> : null}
        <div>
          <p>{say(key)}</p>
          {words.has(`${key}.bonus`) ? <p className="is-card-bonus">{say(`${key}.bonus`)}</p> : null}
        </div>
      </div>
    );
  };
  return (
    <CardFrame name={words.name(reference)} className="is-card" lit={lit} act={act}>
      <EventHead number={number} words={words} />
      {half('shared', undefined)}
      {viewer ? half(HALVES[viewer], viewer) : null}
      {viewer !== 'britain' ? half('british', 'britain') : null}
      {viewer !== 'france' ? half('french', 'france') : null}
      <p className="game-note is-card-foot">
        {say(card.type ? `card.needs.${card.type}` : 'card.needs.any')}
        {viewer && isTileToCome(view, viewer) ? <> · {say('card.tiles', { n: tilesForEvent(view, number) })}</> : null}
        {viewer && card.bonus ? <Bonus number={number} view={view} viewer={viewer} words={words} /> : null}
      </p>
    </CardFrame>
  );
});

/** 3.4.3: whether the card's condition is met now, or could be. */
function Bonus({
  number,
  view,
  viewer,
  words,
}: {
  readonly number: number;
  readonly view: View;
  readonly viewer: Side;
  readonly words: Words;
}) {
  const { holds, reveals } = bonusIn(view, viewer, number);
  const key = holds ? 'card.bonus.yes' : reveals.length > 0 ? 'card.bonus.reveal' : 'card.bonus.no';
  const [by] = reveals;
  const ministry = by === undefined ? '' : words.name(ministryRef(by));
  return (
    <span className={holds ? 'is-card-met' : undefined}>
      {' · '}
      <span aria-hidden="true">{holds ? '✓ ' : reveals.length > 0 ? '◐ ' : '✗ '}</span>
      {words.say(text(key, { ministry }))}
    </span>
  );
}

/** 3.5: a Ministry with its keywords, its effect, and its state. */
export function MinistryFace({
  number,
  words,
  state,
  lit = false,
  act,
  children,
}: {
  readonly number: number;
  readonly words: Words;
  /** Face down, used this turn. */
  readonly state?: string;
  readonly lit?: boolean;
  /** What choosing the Ministry would do, while it can be chosen. */
  readonly act?: { readonly label: string; readonly choose: () => void } | undefined;
  readonly children?: ReactNode;
}) {
  const ministry = ministryOf(number);
  if (!ministry) return null;
  const reference = ministryRef(number);
  return (
    <CardFrame name={words.name(reference)} className="is-card" lit={lit} act={act}>
      <span className="game-card-head">
        <Sign side={ministry.side} label={words.name(`seat:${ministry.side}`)} />
        <span className="game-card-title">{words.name(reference)}</span>
        {state ? <span className="is-card-state">{state}</span> : null}
      </span>
      <Keywords ministry={ministry} words={words} />
      <p>{words.say(text(`ministry-text.${number}`))}</p>
      {children}
    </CardFrame>
  );
}

function Keywords({ ministry, words }: { readonly ministry: Ministry; readonly words: Words }) {
  if (ministry.keywords.length === 0) return null;
  return (
    <ul className="is-keywords" aria-label={words.say(text('card.keywords'))}>
      {KEYWORDS.filter((it) => ministry.keywords.includes(it)).map((keyword) => (
        <li key={keyword}>{words.name(`keyword:${keyword}`)}</li>
      ))}
    </ul>
  );
}
