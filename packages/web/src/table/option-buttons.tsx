import { type Message, optionKind, optionLabel, type Words } from '@sandtable/kernel';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
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
import './option-buttons.css';

/** All that can be answered, as buttons: whatever glows on the board is here too. */
export function OptionButtons({
  options,
  prompt,
  words,
  locked,
  choose,
  consider,
  Mark,
  gloss,
}: {
  readonly options: readonly string[];
  /** Says which options would change nothing. */
  readonly prompt: Message;
  readonly words: Words;
  readonly locked: boolean;
  readonly choose: (option: string) => void;
  /** Somebody rests on an option, or on none. */
  readonly consider: (option: string | undefined) => void;
  readonly Mark: GameUi['OptionIcon'];
  /** What an option does, where there is more to say than its name. */
  readonly gloss: ((option: string) => string | undefined) | undefined;
}) {
  const choices = useMemo(() => sortOptions(options), [options]);
  const keys = useMemo(() => digitShortcuts(choices), [choices]);
  const { actions, pieces, factions, cards, spaces, amounts, closing, asides } = choices;
  const say = (key: string) => words.say({ key });
  const labelled = (option: string) => ({ option, label: words.say(optionLabel(option, prompt)) });
  const button = (option: string, label = labelled(option).label) => (
    <OptionButton
      key={option}
      option={option}
      label={label}
      digit={keys.get(option)}
      // Beside a map full of choices it would be in the way.
      gloss={spaces.length === 0 ? gloss?.(option) : undefined}
      locked={locked}
      choose={choose}
      consider={consider}
    >
      {Mark ? <Mark option={option} words={words} /> : null}
    </OptionButton>
  );
  // Many spaces are found on the board; what is nowhere else must not lie below a long list of them.
  const many = spaces.length > FILTER_FROM;
  const places =
    spaces.length > 0 ? (
      <Spaces spaces={spaces} words={words} choose={choose}>
        {button}
      </Spaces>
    ) : null;
  return (
    <div className="choices">
      {[...pieces, ...factions, ...cards].length > 0 ? (
        <div className="choices-things">{[...pieces, ...factions, ...cards].map((option) => button(option))}</div>
      ) : null}
      {amounts.length > 0 ? (
        <Amounts amounts={amounts} words={words} locked={locked} choose={choose} consider={consider}>
          {button}
        </Amounts>
      ) : null}
      {many ? null : places}
      {actions.length > 0 ? (
        <div className="choices-deeds">
          {groupByPrefix(actions.map(labelled)).map(({ name, members }) =>
            name === '' ? (
              button(members[0].option)
            ) : (
              <fieldset key={name} className="choices-family">
                <legend>{name}</legend>
                {members.map(({ option, label }) => button(option, label))}
              </fieldset>
            ),
          )}
        </div>
      ) : null}
      {many ? places : null}
      {asides.length > 0 ? (
        <fieldset className="choices-asides">
          <legend>{say('desk.also')}</legend>
          {asides.map((option) => button(option))}
        </fieldset>
      ) : null}
      {closing.length > 0 ? <div className="choices-closing">{closing.map((option) => button(option))}</div> : null}
    </div>
  );
}

function OptionButton({
  option,
  label,
  digit,
  gloss,
  locked,
  choose,
  consider,
  children,
}: {
  readonly option: string;
  readonly label: string;
  readonly digit: string | undefined;
  readonly gloss: string | undefined;
  readonly locked: boolean;
  readonly choose: (option: string) => void;
  readonly consider: (option: string | undefined) => void;
  readonly children: ReactNode;
}) {
  const [name, rest] = splitLabel(label);
  return (
    <button
      type="button"
      className={`choice choice-${optionKind(option)}`}
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
        {gloss ? <span className="option-hint">{gloss}</span> : null}
      </span>
    </button>
  );
}

/** Spaces glow on the board; here they are for the keyboard and for who looks for a name. */
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
  const [typed, setTyped] = useState('');
  const named = useMemo(() => spaces.map((option) => ({ option, label: words.name(option) })), [spaces, words]);
  const sorted = useMemo(() => {
    const inOrder = new Intl.Collator(document.documentElement.lang).compare;
    return spaces.length > FILTER_FROM ? named.toSorted((a, b) => inOrder(a.label, b.label)) : named;
  }, [named, spaces]);
  const id = useId();
  const found = filterBy(sorted, typed);
  const many = spaces.length > FILTER_FROM;
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed) setTyped('');
    else if (event.key === 'Enter') {
      const wanted = foundBy(found, typed);
      if (wanted) choose(wanted.option);
      // Among several, the keyboard goes on from the first.
      else if (typed.trim()) list.current?.querySelector('button')?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div className="choices-spaces">
      <div className="choices-spaces-head">
        <span id={id}>{words.say({ key: 'desk.spaces', params: { n: spaces.length } })}</span>
        {many ? (
          <input
            type="search"
            className="choices-filter"
            value={typed}
            aria-labelledby={id}
            placeholder={words.say({ key: 'desk.filter' })}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={press}
          />
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a list of buttons, not of fields */}
      <div
        ref={list}
        className={many ? 'choices-places choices-places-many' : 'choices-places'}
        role="group"
        aria-labelledby={id}
      >
        {found.map(({ option }) => children(option))}
        {found.length === 0 ? <span className="choices-none">{words.say({ key: 'desk.filter.none' })}</span> : null}
      </div>
    </div>
  );
}

/** Up to so many amounts stand in a row; more are found by a slider. */
const ROW = 11;

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
  const [at, setAt] = useState(amounts.length - 1);
  if (amounts.length <= ROW) return <div className="choices-row">{amounts.map((option) => children(option))}</div>;
  const place = Math.min(at, amounts.length - 1);
  const option = amounts[place];
  const move = (to: number) => {
    const next = Math.max(0, Math.min(amounts.length - 1, to));
    setAt(next);
    consider(amounts[next]);
  };
  const label = words.say({ key: 'desk.amount' });
  return (
    <div className="choices-slide">
      <button
        type="button"
        onClick={() => move(place - 1)}
        disabled={place === 0}
        aria-label={words.say({ key: 'desk.less' })}
      >
        −
      </button>
      <input
        type="range"
        min={0}
        max={amounts.length - 1}
        value={place}
        aria-label={label}
        aria-valuetext={String(amountOf(option))}
        onChange={({ target }) => move(Number(target.value))}
        onFocus={() => consider(option)}
        onBlur={() => consider(undefined)}
      />
      <button
        type="button"
        onClick={() => move(place + 1)}
        disabled={place === amounts.length - 1}
        aria-label={words.say({ key: 'desk.more' })}
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
        {words.say({ key: 'desk.take', params: { n: amountOf(option) } })}
      </button>
    </div>
  );
}
