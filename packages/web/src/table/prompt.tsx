import type { Message, SeatId, Words } from '@sandtable/kernel';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Front } from '../games/front.js';
import type { Asked, Snapshot } from '../play/play.js';
import { useReader } from '../shell/reader.js';
import { ChoiceButtons } from './choice-buttons.js';
import type { Desk } from './desk.js';
import { captionOf, withoutDashes } from './log-groups.js';
import { isHere } from './pace.js';
import { quotedIn, seatName, withoutName } from './references.js';
import { SeatSign } from './seat-sign.js';
import './prompt.css';

/** Who is asked what, and every answer. */
export function Prompt({
  desk,
  coach,
  instead,
}: {
  readonly desk: Desk;
  /** What a teacher says; while the others act, there is something to watch first. */
  readonly coach: ((watching: boolean) => ReactNode) | undefined;
  /** What stands here when nothing is asked: the past, the end, or that another page plays the game. */
  readonly instead: ReactNode;
}) {
  const { front, words, shown, behind, locked, undo, refused, forgive, asked, past } = desk;
  const { moment } = shown;
  const heading = useId();
  const say = (key: string, params?: Message['params']) => words.say(params ? { key, params } : { key });
  const scroll = useRef<HTMLDivElement>(null);
  // Another question is read from its beginning.
  useEffect(() => {
    if (asked && scroll.current) scroll.current.scrollTop = 0;
  }, [asked]);
  const idle = past !== undefined || ((moment.result !== undefined || shown.elsewhere) && behind === 0);
  return (
    <section className="prompt" aria-labelledby={heading}>
      <h2 id={heading} className="unseen">
        {say('desk.prompt')}
      </h2>
      <div className="prompt-scroll" ref={scroll}>
        {coach ? <div className="prompt-coach">{coach(!idle && !asked)}</div> : null}
        {idle ? instead : null}
        {!idle && asked ? <Question desk={desk} asked={asked} /> : null}
        {!idle && !asked ? <Watching desk={desk} /> : null}
        {refused ? (
          <p className="prompt-refused" role="alert">
            {refused}
            <button type="button" onClick={forgive}>
              {say('shell.close')}
            </button>
          </p>
        ) : null}
      </div>
      <div className="prompt-foot">
        <span className="prompt-you">
          <You front={front} words={words} shown={shown} />
        </span>
        {shown.viewer === 'observer' ? null : (
          <button
            type="button"
            className="prompt-undo"
            disabled={!moment.mayUndo || locked || behind > 0 || past !== undefined}
            onClick={undo}
            aria-keyshortcuts="u"
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M6 2.5L2.5 6 6 9.5M2.5 6h6.5a4 4 0 0 1 0 8H6" />
            </svg>
            {say('desk.undo')}
          </button>
        )}
      </div>
    </section>
  );
}

function You({ front, words, shown }: { readonly front: Front; readonly words: Words; readonly shown: Snapshot }) {
  const { viewer, setup, company, moment } = shown;
  const people = setup.seats.filter((seat) => setup.seating[seat] === 'person');
  if (viewer === 'observer') return words.say({ key: 'desk.watching' });
  const several = !company && people.length > 1;
  if (several && moment.result) return null;
  return (
    <>
      <SeatSign front={front} seat={viewer} />
      {words.say({ key: several ? 'desk.turnOf' : 'desk.you', params: { seat: seatName(words, viewer) } })}
    </>
  );
}

/** With so few answers the text that they are about is open. */
const FEW = 4;

function Question({ desk, asked }: { readonly desk: Desk; readonly asked: Asked }) {
  const { front, words, locked, choose, consider, shown, explain } = desk;
  const { language } = useReader();
  const { question, quoted } = quotedIn(asked.prompt);
  const text = useRef<HTMLParagraphElement>(null);
  // A button that was pressed is gone with its question: the keyboard goes on at the next one.
  useEffect(() => {
    if (asked && document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <>
      <Whose front={front} words={words} seat={asked.seat}>
        <button
          type="button"
          className="prompt-rule"
          onClick={() => explain(asked.rule)}
          title={words.say({ key: 'desk.rule.explain', params: { rule: asked.rule } })}
        >
          {words.say({ key: 'desk.rule', params: { rule: asked.rule } })}
        </button>
      </Whose>
      <p className="prompt-text" aria-live="polite" ref={text} tabIndex={-1}>
        {withoutName(words.say(question).trim(), seatName(words, asked.seat), language)}
      </p>
      {quoted ? (
        <details className="prompt-quoted" open={asked.options.length <= FEW}>
          <summary>{words.say({ key: 'desk.quoted' })}</summary>
          <p>{words.say(quoted)}</p>
        </details>
      ) : null}
      <ChoiceButtons
        key={`${shown.moment.n} ${asked.prompt.key}`}
        options={asked.options}
        prompt={asked.prompt}
        words={words}
        locked={locked}
        choose={choose}
        consider={consider}
        Mark={front.Mark}
        gloss={front.gloss && ((option) => front.gloss?.(option, asked.seat, words))}
      />
    </>
  );
}

/** Others act: what they just did, or whom we wait for. */
function Watching({ desk: { front, words, shown, behind, skip } }: { readonly desk: Desk }) {
  const { moment, steps, setup } = shown;
  const told = captionOf(steps);
  const text = told ? withoutDashes(words.say(told.entry)) : '';
  const others = moment.waiting.filter((seat) => !isHere(shown, seat));
  const people = others.filter((seat) => setup.seating[seat] === 'person');
  if (behind === 0 && people.length > 0) {
    return (
      <>
        <Whose front={front} words={words} seat={people[0]} />
        <Thinking words={words} seats={people} bots={false} />
        {text ? <p className="prompt-last">{words.say({ key: 'desk.last', params: { text } })}</p> : null}
      </>
    );
  }
  return (
    <>
      {told ? <Whose front={front} words={words} seat={told.seat} /> : null}
      <p className="prompt-told">{text || words.say({ key: 'shell.loading' })}</p>
      <div className="prompt-wait">
        {behind > 0 ? (
          <button type="button" onClick={skip} aria-keyshortcuts="s">
            {words.say({ key: 'desk.skip' })}
          </button>
        ) : (
          <Thinking words={words} seats={others} bots />
        )}
      </div>
    </>
  );
}

function Thinking({
  words,
  seats,
  bots,
}: {
  readonly words: Words;
  readonly seats: readonly SeatId[];
  readonly bots: boolean;
}) {
  if (seats.length === 0) return null;
  const names = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(
    seats.map((seat) => seatName(words, seat)),
  );
  return (
    <p className="prompt-thinking" role="status">
      <span className="prompt-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {words.say({ key: bots ? 'desk.thinking' : 'desk.waitingFor', params: { n: seats.length, seats: names } })}
    </p>
  );
}

function Whose({
  front,
  words,
  seat,
  children,
}: {
  readonly front: Front;
  readonly words: Words;
  readonly seat: SeatId;
  readonly children?: ReactNode;
}) {
  return (
    <div className="prompt-whose" style={{ borderColor: front.seat(seat).colour }}>
      <SeatSign front={front} seat={seat} />
      <strong>{seatName(words, seat)}</strong>
      {children}
    </div>
  );
}
