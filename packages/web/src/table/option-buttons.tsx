import { type Message, optionKind, optionLabel, type ThingKinds, type Words } from '@sandtable/kernel';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { Finish, OptionExtras, SameForAll } from './choices/option-extras.js';
import type { Choices } from './choices/use-choices.js';
import {
  amountOf,
  digitShortcuts,
  FILTER_FROM,
  filterBy,
  foundBy,
  groupByPrefix,
  type SortedOptions,
  sortOptions,
  splitLabel,
} from './option-groups.js';
import { sayWith } from './text.js';
import './option-buttons.css';

/** All options as buttons, including those that the board offers, always in the same order of kinds. */
export function OptionButtons({
  choices: { options, closed, followUps, isLooking, same, finish, chooseWith, chooseSame, chooseSameForAll },
  kinds,
  hand,
  isFanShown,
  prompt,
  words,
  locked,
  choose,
  armed,
  roll,
  consider,
  Mark,
  gloss,
}: {
  readonly choices: Choices;
  readonly kinds: ThingKinds;
  /** The viewer's cards, in their order. */
  readonly hand: readonly string[];
  /** The hand is a fan below the board, where its cards are chosen: they are not listed a second time. */
  readonly isFanShown: boolean;
  /** Says which options would change nothing. */
  readonly prompt: Message;
  readonly words: Words;
  readonly locked: boolean;
  readonly choose: (option: string) => void;
  /** The option that a second tap chooses. */
  readonly armed: string | undefined;
  /** What a die must show if the option is chosen. */
  readonly roll: ((option: string) => string | undefined) | undefined;
  /** Called when an option is hovered or focused, and with undefined when it no longer is. */
  readonly consider: (option: string | undefined) => void;
  readonly Mark: GameUi['OptionIcon'];
  /** What an option does, if its name doesn't say it all. */
  readonly gloss: ((option: string) => string | undefined) | undefined;
}) {
  const sorted = useMemo(() => sortOptions(options, kinds, hand), [options, kinds, hand]);
  const keys = useMemo(() => digitShortcuts(sorted), [sorted]);
  const { actions, pieces, parties, spaces, amounts, closing, asides } = sorted;
  const cards = sorted.cards.filter((card) => !isFanShown || !hand.includes(card));
  const say = sayWith(words);
  const withLabel = (option: string) => ({ option, label: words.say(optionLabel(option, prompt)) });
  const extras = (option: string) => {
    const next = followUps.get(option);
    const isRepeatable = same !== undefined && spaces.includes(option);
    if (!next && !isRepeatable) return null;
    return (
      <OptionExtras
        option={option}
        words={words}
        locked={locked}
        next={next}
        chooseWith={chooseWith}
        {...(isRepeatable ? { chooseSame } : {})}
      />
    );
  };
  const button = (option: string, label = withLabel(option).label) => {
    const more =
      option === 'done' && finish ? <Finish words={words} locked={locked} finish={finish} /> : extras(option);
    const single = plainButton(option, label);
    return more ? (
      <span key={option} className="choice-joined">
        {single}
        {more}
      </span>
    ) : (
      single
    );
  };
  const plainButton = (option: string, label: string) => (
    <OptionButton
      key={option}
      option={option}
      label={label}
      digit={keys.get(option)}
      // Beside a list of spaces the hints would take too much room.
      gloss={spaces.length === 0 ? gloss?.(option) : undefined}
      roll={roll?.(option)}
      isArmed={armed === option}
      locked={locked}
      choose={choose}
      consider={consider}
    >
      {Mark ? <Mark option={option} words={words} /> : null}
    </OptionButton>
  );
  const spaceButtons =
    spaces.length > 0 ? (
      <Spaces spaces={spaces} words={words} choose={choose}>
        {button}
      </Spaces>
    ) : null;
  return (
    <div className="choices" aria-busy={isLooking}>
      {cards.length < sorted.cards.length ? <p className="choices-hand">{say('desk.hand.choose')}</p> : null}
      {[...pieces, ...parties, ...cards].length > 0 ? (
        <div className="choices-things">{[...pieces, ...parties, ...cards].map((option) => button(option))}</div>
      ) : null}
      {amounts.length > 0 ? (
        <Amounts amounts={amounts} words={words} locked={locked} choose={choose} consider={consider}>
          {button}
        </Amounts>
      ) : null}
      {actions.length > 0 ? (
        <div className="choices-actions">
          {groupByPrefix(actions.map(withLabel)).map(({ name, members }) =>
            name === '' ? (
              members.map(({ option }) => button(option))
            ) : (
              <fieldset key={name} className="choices-family" aria-label={name}>
                <Caption text={name} />
                {members.map(({ option, label }) => button(option, label))}
              </fieldset>
            ),
          )}
        </div>
      ) : null}
      {closed.length > 0 ? (
        <ul className="choices-closed" aria-label={say('choices.closed')}>
          {closed.map(({ option, reason }) => (
            <li key={option} data-closed={option}>
              <span>{splitLabel(withLabel(option).label)[0]}</span> <small>{words.say(reason)}</small>
            </li>
          ))}
        </ul>
      ) : null}
      {same && spaces.length > 0 ? (
        <SameForAll words={words} same={same} count={spaces.length} locked={locked} choose={chooseSameForAll} />
      ) : null}
      {spaceButtons}
      {asides.length > 0 ? (
        <fieldset className="choices-asides" aria-label={say('desk.also')}>
          <Caption text={say('desk.also')} />
          {asides.map((option) => button(option))}
        </fieldset>
      ) : null}
      {closing.length > 0 ? <div className="choices-closing">{closing.map((option) => button(option))}</div> : null}
    </div>
  );
}

/** The visible name of a group. A `legend` counts twice in WebKit's first layout of a flex box, until the mouse is over it. */
const Caption = ({ text }: { readonly text: string }) => (
  <span className="choices-caption" aria-hidden="true">
    {text}
  </span>
);

function OptionButton({
  option,
  label,
  digit,
  gloss,
  roll,
  isArmed,
  locked,
  choose,
  consider,
  children,
}: {
  readonly option: string;
  readonly label: string;
  readonly digit: string | undefined;
  readonly gloss: string | undefined;
  readonly roll: string | undefined;
  readonly isArmed: boolean;
  readonly locked: boolean;
  readonly choose: (option: string) => void;
  readonly consider: (option: string | undefined) => void;
  readonly children: ReactNode;
}) {
  const [name, rest] = splitLabel(label);
  return (
    <button
      type="button"
      className={isArmed ? 'choice choice-armed' : 'choice'}
      data-option={option}
      aria-disabled={locked}
      aria-keyshortcuts={digit}
      onClick={() => choose(option)}
      onPointerEnter={() => consider(option)}
      onPointerLeave={() => consider(undefined)}
      onFocus={() => consider(option)}
      onBlur={() => consider(undefined)}
    >
      {digit === undefined || optionKind(option) === 'number' ? null : (
        <span className="choice-digit" aria-hidden="true">
          {digit}
        </span>
      )}
      {children}
      <span className="choice-label">
        <span className="choice-name">{name}</span> {rest ? <span className="choice-rest">{rest}</span> : null}
        {roll ? <span className="choice-roll">{roll}</span> : null}
        {gloss ? <span className="option-hint">{gloss}</span> : null}
      </span>
    </button>
  );
}

/** Spaces can be chosen on the board. This list is for the keyboard and for finding a space by name. */
function Spaces({
  spaces,
  words,
  choose,
  children,
}: {
  readonly spaces: SortedOptions['spaces'];
  readonly words: Words;
  readonly choose: (option: string) => void;
  readonly children: (option: string) => ReactNode;
}) {
  const say = sayWith(words);
  const [typed, setTyped] = useState('');
  const named = useMemo(() => spaces.map((option) => ({ option, label: words.name(option) })), [spaces, words]);
  const sorted = useMemo(() => {
    const inOrder = new Intl.Collator(document.documentElement.lang).compare;
    return spaces.length > FILTER_FROM ? named.toSorted((a, b) => inOrder(a.label, b.label)) : named;
  }, [named, spaces]);
  const id = useId();
  const found = filterBy(sorted, typed);
  const hasFilter = spaces.length > FILTER_FROM;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed) setTyped('');
    else if (event.key === 'Enter') {
      const wanted = foundBy(found, typed);
      if (wanted) choose(wanted.option);
      // If several spaces match, the focus moves to the first.
      else if (typed.trim()) list.current?.querySelector('button')?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div className="choices-spaces">
      <div className="choices-spaces-head">
        <span id={id}>{say('desk.spaces', { n: spaces.length })}</span>
        {hasFilter ? (
          <input
            type="search"
            className="choices-filter"
            value={typed}
            aria-labelledby={id}
            placeholder={say('desk.filter')}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
          />
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a list of buttons, not of fields */}
      <div
        ref={list}
        className={hasFilter ? 'choices-places choices-places-many' : 'choices-places'}
        role="group"
        aria-labelledby={id}
      >
        {found.map(({ option }) => children(option))}
        {found.length === 0 ? <span className="choices-none">{say('desk.filter.none')}</span> : null}
      </div>
    </div>
  );
}

/** The most amounts that are shown as a row of buttons. More get a slider. */
const MAX_ROW_AMOUNTS = 11;

function Amounts({
  amounts,
  words,
  locked,
  choose,
  consider,
  children,
}: {
  readonly amounts: SortedOptions['amounts'];
  readonly words: Words;
  readonly locked: boolean;
  readonly choose: (option: string) => void;
  readonly consider: (option: string | undefined) => void;
  readonly children: (option: string) => ReactNode;
}) {
  const say = sayWith(words);
  const [at, setAt] = useState(amounts.length - 1);
  if (amounts.length <= MAX_ROW_AMOUNTS)
    return <div className="choices-row">{amounts.map((option) => children(option))}</div>;
  const index = Math.min(at, amounts.length - 1);
  const option = amounts[index];
  if (option === undefined) return null;
  const move = (to: number) => {
    const next = Math.max(0, Math.min(amounts.length - 1, to));
    setAt(next);
    consider(amounts[next]);
  };
  const label = say('desk.amount');
  return (
    <div className="choices-slide">
      <button type="button" onClick={() => move(index - 1)} disabled={index === 0} aria-label={say('desk.less')}>
        −
      </button>
      <input
        type="range"
        min={0}
        max={amounts.length - 1}
        value={index}
        aria-label={label}
        aria-valuetext={String(amountOf(option))}
        onChange={({ target }) => move(Number(target.value))}
        onFocus={() => consider(option)}
        onBlur={() => consider(undefined)}
      />
      <button
        type="button"
        onClick={() => move(index + 1)}
        disabled={index === amounts.length - 1}
        aria-label={say('desk.more')}
      >
        +
      </button>
      <button
        type="button"
        className="primary choices-take"
        data-option={option}
        aria-disabled={locked}
        onClick={() => choose(option)}
      >
        {say('desk.take', { n: amountOf(option) })}
      </button>
    </div>
  );
}
