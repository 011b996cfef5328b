import type { Words } from '@sandtable/kernel';
import { type CSSProperties, type PointerEvent, useId, useRef, useState } from 'react';
import type { BoardProps, GameUi, HandUi } from '../games/game-ui.js';
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
}: {
  readonly gameUi: GameUi;
  readonly hand: HandUi;
  readonly words: Words;
  readonly boardProps: BoardProps;
}) {
  const { view, options, highlighted, choose, inspect } = boardProps;
  const cards = hand.cards(view);
  const [shown, show] = useState<string>();
  // On a touch screen the first tap shows the card and the second one chooses it.
  const wasShown = useRef(false);
  const id = useId();
  if (!cards || cards.length === 0) return null;
  const label = words.say({ key: hand.label, params: { n: cards.length } });
  const press = (card: string) => {
    if (!wasShown.current) return;
    if (options.has(card)) choose(card);
    else inspect(card, true);
  };
  return (
    <section className="hand" aria-label={label}>
      <ul className="hand-cards">
        {cards.map((card, index) => {
          const canChoose = options.has(card);
          const isShown = shown === card;
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
                <hand.Head card={card} words={words} />
                <span className="hand-text">{hand.text(card, view, words)}</span>
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
    <div className="game-panels">
      <h3>{words.say({ key: hand.label, params: { n: cards.length } })}</h3>
      {cards.map((card) => (
        <gameUi.Inspector key={card} {...boardProps} reference={card} />
      ))}
    </div>
  );
}
