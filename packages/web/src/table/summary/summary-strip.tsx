import type { Message, Words } from '@sandtable/kernel';
import { useMemo, useState } from 'react';
import type { BoardProps, GameUi } from '../../games/game-ui.js';
import { withoutDashes } from '../log-groups.js';
import { quotedIn, seatName } from '../references.js';
import { SeatSign } from '../seat-sign.js';
import { sayWith, text } from '../text.js';
import { mainFactsFirst } from './main-facts.js';
import { mergeChanges } from './merge-changes.js';
import type { SummaryPart } from './turn-summary.js';
import type { SummaryState } from './use-turn-summary.js';
import './summary-strip.css';

/** Until it is unfolded, the strip shows at most this many parts, the last ones. */
const MAX_PARTS = 6;
/** With one part there is room for all of its lines, with six for a few of each. */
const MAX_CHANGES = 8;
const MIN_CHANGES = 3;

export interface SummaryStripProps {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly summary: SummaryState;
  /** Everything is shown, until others have answered again. */
  readonly isUnfolded: boolean;
  readonly setUnfolded: (isUnfolded: boolean) => void;
  /** A phone shows one line until it is opened. */
  readonly startsOpen: boolean;
  readonly inspect: BoardProps['inspect'];
  readonly highlight: (references: readonly string[]) => void;
  /** Shows it again, slowly. */
  readonly replay: () => void;
}

/** What the others did since the viewer's last answer: the cards, and what followed each heading of the log. */
export function SummaryStrip({
  gameUi,
  words,
  summary,
  isUnfolded,
  setUnfolded,
  startsOpen,
  inspect,
  highlight,
  replay,
}: SummaryStripProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const say = sayWith(words);
  const { parts, cards } = summary;
  const shown = isUnfolded ? parts : parts.slice(-MAX_PARTS);
  const earlier = parts.length - shown.length;
  const seats = new Set(parts.flatMap(({ seat }) => seat ?? []));
  return (
    <section className={isUnfolded ? 'summary summary-unfolded' : 'summary'} aria-label={say('summary.title')}>
      <div className="summary-head">
        <button type="button" className="summary-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <svg className="log-arrow" viewBox="0 0 10 10" aria-hidden="true">
            <path d="M3 1.5L7 5 3 8.5" />
          </svg>
          {say('summary.title')}
          {isOpen ? null : (
            <span className="summary-seats">
              {[...seats].map((seat) => (
                <SeatSign key={seat} gameUi={gameUi} seat={seat} />
              ))}
            </span>
          )}
        </button>
        {isOpen ? (
          <button
            type="button"
            className="summary-unfold"
            aria-pressed={isUnfolded}
            aria-label={say('summary.unfold')}
            title={say('summary.unfold')}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={isUnfolded ? 'M4 2l4 4 4-4M4 14l4-4 4 4' : 'M4 6l4-4 4 4M4 10l4 4 4-4'} />
            </svg>
          </button>
        ) : null}
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
            {earlier > 0 ? (
              <li>
                <button type="button" className="summary-more" onClick={() => setUnfolded(true)}>
                  {say('summary.earlier', { n: earlier })}
                </button>
              </li>
            ) : null}
            {shown.map((part, i) => (
              <PartLine
                // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
                key={earlier + i}
                gameUi={gameUi}
                words={words}
                part={part}
                most={isUnfolded ? undefined : Math.max(MIN_CHANGES, Math.floor(MAX_CHANGES / shown.length))}
                showAll={() => setUnfolded(true)}
                highlight={highlight}
              />
            ))}
          </ol>
        </>
      ) : null}
    </section>
  );
}

interface PartLineProps extends Pick<SummaryStripProps, 'gameUi' | 'words' | 'highlight'> {
  readonly part: SummaryPart;
  /** Shows at most this many changes. */
  readonly most: number | undefined;
  readonly showAll: () => void;
}

/** The card's text would fill the strip; the card itself can be inspected. */
const titleOf = (heading: Message, words: Words): string =>
  withoutDashes(words.say(quotedIn(heading).question)).replace(/\s*:$/u, '');

function PartLine({ gameUi, words, part, most, showAll, highlight }: PartLineProps) {
  const { seat, heading, lines, spaces, reasons } = part;
  const changes = useMemo(() => mergeChanges(mainFactsFirst(lines, gameUi), words), [lines, gameUi, words]);
  const rest = most === undefined ? 0 : changes.length - most;
  const [isExplained, setExplained] = useState(false);
  const why = useMemo(() => [...new Set(reasons.map((entry) => words.say(entry)))], [reasons, words]);
  return (
    <li
      className="summary-turn"
      style={{ borderColor: seat === undefined ? 'var(--line)' : gameUi.seat(seat).color }}
      onPointerEnter={() => highlight(spaces)}
      onPointerLeave={() => highlight([])}
    >
      {seat === undefined ? null : <SeatSign gameUi={gameUi} seat={seat} />}
      <span>
        <b>{heading ? titleOf(heading, words) : seatName(words, seat ?? '')}</b>
        {why.length > 0 ? (
          <>
            {' '}
            <button
              type="button"
              className="log-reason"
              aria-expanded={isExplained}
              onClick={() => setExplained(!isExplained)}
            >
              {words.say(text('desk.log.why'))}
            </button>
          </>
        ) : null}
        {changes.slice(0, most).map((text) => (
          <span key={text} className="summary-change">
            {text}
          </span>
        ))}
        {rest > 0 ? (
          <button type="button" className="summary-more" onClick={showAll}>
            {words.say(text('summary.more', { n: rest }))}
          </button>
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
