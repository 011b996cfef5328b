import type { Words } from '@sandtable/kernel';
import { type CSSProperties, memo, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import type { BoardProps, GameUi, HandUi } from '../games/game-ui.js';
import { digitShortcuts, sortOptions } from './option-groups.js';
import './hand-fan.css';

/**
 * The viewer's cards along the lower edge of the board. The card under the pointer or with the focus shows its whole
 * text above it. A press chooses a card that can be chosen, and inspects any other.
 */
export function HandFan({
  gameUi,
  hand,
  words,
  boardProps,
  isLocked,
}: {
  readonly gameUi: GameUi;
  readonly hand: HandUi;
  readonly words: Words;
  readonly boardProps: BoardProps;
  /** An answer is on its way. */
  readonly isLocked: boolean;
}) {
  const { view, options, highlighted, choose, inspect } = boardProps;
  const { kinds } = gameUi.game;
  const cards = useMemo(() => hand.cards(view), [hand, view]);
  const keys = useMemo(() => digitShortcuts(sortOptions([...options], kinds, cards)), [options, kinds, cards]);
  const [shown, show] = useState<string>();
  // On a touch screen the first tap shows the card and the second one chooses it.
  const wasShown = useRef(false);
  const id = useId();
  if (!cards || cards.length === 0) return null;
  const label = words.say(hand.label(cards.length));
  const press = (card: string) => {
    if (!wasShown.current) return;
    if (options.has(card)) choose(card);
    else inspect(card, true);
  };
  return (
    <section className="hand" id="table-hand" aria-label={label}>
      <ul className="hand-cards">
        {cards.map((card, index) => {
          const canChoose = options.has(card);
          const isShown = shown === card;
          const digit = canChoose ? keys.get(card) : undefined;
          const turn = index - (cards.length - 1) / 2;
          return (
            <li
              key={card}
              className={`hand-place${index < cards.length / 2 ? '' : ' hand-place-right'}`}
              style={{ '--turn': turn } as CSSProperties}
              onPointerLeave={() => show(undefined)}
            >
              <button
                type="button"
                className={`hand-card${canChoose ? ' hand-card-glows' : ''}${highlighted.has(card) ? ' game-highlighted' : ''}`}
                data-hand={card}
                {...(canChoose ? { 'data-option': card, 'aria-disabled': isLocked, 'aria-keyshortcuts': digit } : {})}
                aria-describedby={isShown ? `${id}-text` : undefined}
                onPointerEnter={() => show(card)}
                onPointerDown={({ pointerType }: PointerEvent) => {
                  wasShown.current = pointerType === 'mouse' || isShown;
                }}
                onKeyDown={() => {
                  wasShown.current = true;
                }}
                onFocus={() => show(card)}
                onBlur={() => show(undefined)}
                onClick={() => press(card)}
              >
                {digit === undefined ? null : (
                  <span className="choice-digit hand-digit" aria-hidden="true">
                    {digit}
                  </span>
                )}
                <CardFace hand={hand} card={card} view={view} words={words} />
              </button>
              {isShown ? (
                <div className="hand-whole" id={`${id}-text`}>
                  <gameUi.Inspector {...boardProps} reference={card} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Renders only when the view changes, not whenever something is highlighted. */
const CardFace = memo(function CardFace({
  hand,
  card,
  view,
  words,
}: {
  readonly hand: HandUi;
  readonly card: string;
  readonly view: BoardProps['view'];
  readonly words: Words;
}) {
  return (
    <>
      <hand.Head card={card} words={words} />
      <span className="hand-text">{hand.text(card, view, words)}</span>
    </>
  );
});

/** On a phone, whose board has no room below it: the same cards one below the other. */
export function HandList({
  gameUi,
  hand,
  words,
  boardProps,
}: {
  readonly gameUi: GameUi;
  readonly hand: HandUi;
  readonly words: Words;
  readonly boardProps: BoardProps;
}) {
  const cards = hand.cards(boardProps.view) ?? [];
  return (
    <div className="game-panels" id="table-hand">
      <h3>{words.say(hand.label(cards.length))}</h3>
      {cards.map((card) => (
        <gameUi.Inspector key={card} {...boardProps} reference={card} />
      ))}
    </div>
  );
}
