import type { Words } from '@sandtable/kernel';
import { useMemo, useState } from 'react';
import type { BoardProps, GameUi } from '../../games/game-ui.js';
import { quotedIn, seatName } from '../references.js';
import { SeatSign } from '../seat-sign.js';
import { mergeChanges } from './merge-changes.js';
import type { SummaryState, ViewedTurn } from './use-turn-summary.js';
import './summary-strip.css';

/** The strip shows at most this many turns, the last ones. */
const MAX_TURNS = 6;
/** With one turn there is room for all of its changes, with six for a few of each. */
const MAX_CHANGES = 8;
const MIN_CHANGES = 3;

export interface SummaryStripProps {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly summary: SummaryState;
  /** A phone shows one line until it is opened. */
  readonly startsOpen: boolean;
  readonly inspect: BoardProps['inspect'];
  readonly highlight: (references: readonly string[]) => void;
  /** Shows it again, slowly. */
  readonly replay: () => void;
}

/** What the others did since the viewer's last answer: the cards, and a line for each turn. */
export function SummaryStrip({ gameUi, words, summary, startsOpen, inspect, highlight, replay }: SummaryStripProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const say = (key: string, n?: number) => words.say(n === undefined ? { key } : { key, params: { n } });
  const { turns, cards } = summary;
  const shown = turns.slice(-MAX_TURNS);
  const earlier = turns.length - shown.length;
  return (
    <section className="summary" aria-label={say('summary.title')}>
      <div className="summary-head">
        <button type="button" className="summary-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <svg className="log-arrow" viewBox="0 0 10 10" aria-hidden="true">
            <path d="M3 1.5L7 5 3 8.5" />
          </svg>
          {say('summary.title')}
          {isOpen ? null : (
            <span className="summary-seats">
              {[...new Set(turns.map(({ seat }) => seat))].map((seat) => (
                <SeatSign key={seat} gameUi={gameUi} seat={seat} />
              ))}
            </span>
          )}
        </button>
        <button type="button" className="summary-replay" onClick={replay}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 2.5L13 8l-9 5.5z" />
          </svg>
          {say('summary.replay')}
        </button>
      </div>
      {isOpen ? (
        <>
          {cards.length > 0 ? (
            <p className="summary-cards">
              {cards.map((card) => (
                <button key={card} type="button" onClick={() => inspect(card, true)}>
                  {words.name(card)}
                </button>
              ))}
            </p>
          ) : null}
          <ol className="summary-turns">
            {earlier > 0 ? <li className="summary-earlier">{say('summary.earlier', earlier)}</li> : null}
            {shown.map((turn) => (
              <TurnLine
                key={`${turn.from} ${turn.seat}`}
                gameUi={gameUi}
                words={words}
                turn={turn}
                most={Math.max(MIN_CHANGES, Math.floor(MAX_CHANGES / shown.length))}
                highlight={highlight}
              />
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}

function TurnLine({
  gameUi,
  words,
  turn: { seat, headings, views, spaces, reasons },
  most,
  highlight,
}: Pick<SummaryStripProps, 'gameUi' | 'words' | 'highlight'> & { readonly turn: ViewedTurn; readonly most: number }) {
  // The card's text would fill the strip; the card itself can be inspected.
  const titles = headings.map((entry) => words.say(quotedIn(entry).question).trim().replace(/\s*:$/u, ''));
  const all = useMemo(
    () => (views ? mergeChanges(gameUi.changes(...views), words) : spaces.map((space) => words.name(space))),
    [views, gameUi, words, spaces],
  );
  const changes = all.filter((text) => !titles.includes(text));
  const rest = changes.length - most;
  const [isExplained, setExplained] = useState(false);
  const why = useMemo(() => [...new Set(reasons.map((entry) => words.say(entry)))], [reasons, words]);
  return (
    <li
      className="summary-turn"
      style={{ borderColor: gameUi.seat(seat).color }}
      onPointerEnter={() => highlight(spaces)}
      onPointerLeave={() => highlight([])}
    >
      <SeatSign gameUi={gameUi} seat={seat} />
      <span>
        <b>{titles.length > 0 ? titles.join(' · ') : seatName(words, seat)}</b>
        {why.length > 0 ? (
          <>
            {' '}
            <button
              type="button"
              className="log-reason"
              aria-expanded={isExplained}
              onClick={() => setExplained(!isExplained)}
            >
              {words.say({ key: 'desk.log.why' })}
            </button>
          </>
        ) : null}
        {changes.slice(0, most).map((text) => (
          <span key={text} className="summary-change">
            {text}
          </span>
        ))}
        {rest > 0 ? (
          <span className="summary-change summary-more">{words.say({ key: 'summary.more', params: { n: rest } })}</span>
        ) : null}
        {isExplained ? (
          <span className="summary-why">
            {why.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        ) : null}
      </span>
    </li>
  );
}
