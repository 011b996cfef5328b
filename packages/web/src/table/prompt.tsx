import type { DecisionView, SeatId, Words } from '@sandtable/kernel';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { PlaySnapshot } from '../play/play.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { BotProgressBar } from './bot-progress.js';
import { useChoices } from './choices/use-choices.js';
import { rollLabel, tapAgainText } from './dice/board-dice.js';
import type { ScreenWidth } from './hooks.js';
import { captionOf, withoutDashes } from './log-groups.js';
import { OpeningCard } from './opening/opening-card.js';
import { OptionButtons } from './option-buttons.js';
import { isPlayedHere } from './playback.js';
import { quotedIn, seatName, withoutName } from './references.js';
import { SeatSign } from './seat-sign.js';
import { SummaryStrip } from './summary/summary-strip.js';
import type { TableController } from './table-controller.js';
import { changeSettings } from './table-settings.js';
import { sayWith, text } from './text.js';
import type { ShownPlayback } from './use-playback.js';
import './prompt.css';

/** What a learner watches: their own roll, until they go on, or what others do. */
export type Watching = 'roll' | 'others';

/** On lower screens the opening card is folded, so that the question is in sight. */
const ROOM_FOR_OPENING_PX = 900;

/** Tells one question of a match from the others. */
const questionKey = ({ moment }: PlaySnapshot, { prompt }: DecisionView): string => `${moment.n} ${prompt.key}`;

/** Who is asked what, and every answer. */
export function Prompt({
  controller,
  coach,
  instead,
  width,
}: {
  readonly controller: TableController;
  /** The coach's text; `watching` says what there is to watch before it. */
  readonly coach: ((watching: Watching | undefined) => ReactNode) | undefined;
  /** Shown when there is no decision: in the past, after the end, or while another page plays the game. */
  readonly instead: ReactNode;
  readonly width: ScreenWidth;
}) {
  const { gameUi, words, playback, answering, refusal, summary, replay } = controller;
  const { shown, waitingCount } = playback;
  const { decision } = answering;
  const heading = useId();
  const say = sayWith(words);
  const scroll = useRef<HTMLDivElement>(null);
  const question = decision && questionKey(shown, decision);
  // Each question is read from its beginning. A later update of the same question must not move buttons under the mouse.
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    // Even scrolling to where it is makes the browser lay out the page.
    if (question !== undefined && scroll.current && isScrolled.current) scroll.current.scrollTop = 0;
  }, [question]);
  const isIdle =
    controller.replay.past !== undefined ||
    ((shown.moment.result !== undefined || shown.elsewhere) && waitingCount === 0);
  const watching = isIdle || decision ? undefined : playback.isHeld ? 'roll' : 'others';
  return (
    <section className="prompt" aria-labelledby={heading}>
      <h2 id={heading} className="unseen">
        {say('desk.prompt')}
      </h2>
      {coach ? <div className="prompt-coach">{coach(watching)}</div> : null}
      <div
        className="prompt-scroll"
        ref={scroll}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0;
        }}
      >
        {coach || isIdle ? null : (
          <OpeningCard
            words={words}
            shown={shown}
            startsOpen={width === 'wide' && window.innerHeight >= ROOM_FOR_OPENING_PX}
          />
        )}
        {isIdle ? instead : null}
        {!isIdle && decision ? <Question controller={controller} decision={decision} width={width} /> : null}
        {!isIdle && !decision ? (
          <WatchOthers
            gameUi={gameUi}
            words={words}
            playback={playback}
            isAuto={controller.settings.isAuto}
            moveNow={controller.moveNow}
          />
        ) : null}
        {refusal.text ? (
          <p className="prompt-refused" role="alert">
            {refusal.text}
            <button type="button" onClick={refusal.dismiss}>
              {say('shell.close')}
            </button>
          </p>
        ) : null}
      </div>
      {summary.shown ? (
        <SummaryStrip
          key={summary.shown.from}
          gameUi={gameUi}
          words={words}
          summary={summary.shown}
          isUnfolded={summary.isUnfolded}
          setUnfolded={summary.setUnfolded}
          startsOpen={width !== 'phone'}
          inspect={controller.board.props.inspect}
          highlight={controller.highlight}
          replay={() => replay.retrace(summary.shown?.from ?? 0)}
        />
      ) : null}
      <div className="prompt-foot">
        <span className="prompt-you">
          <You gameUi={gameUi} words={words} shown={shown} />
        </span>
        {shown.viewer === 'observer' ? null : (
          <button
            type="button"
            className="prompt-undo"
            disabled={!answering.canUndo}
            onClick={answering.undo}
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

function You({
  gameUi,
  words,
  shown,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly shown: PlaySnapshot;
}) {
  const { viewer, setup, online, moment } = shown;
  const people = setup.seats.filter((seat) => setup.seating[seat] === 'person');
  if (viewer === 'observer') return words.say(text('desk.watching'));
  const several = !online && people.length > 1;
  if (several && moment.result) return null;
  return (
    <>
      <SeatSign gameUi={gameUi} seat={viewer} />
      {words.say(text(several ? 'desk.turnOf' : 'desk.you', { seat: seatName(words, viewer) }))}
    </>
  );
}

/** With at most this many options the quoted text is open. */
const FEW_OPTIONS = 4;
const NO_CARDS: readonly string[] = [];

function Question({
  controller,
  decision,
  width,
}: {
  readonly controller: Pick<
    TableController,
    'play' | 'gameUi' | 'words' | 'playback' | 'answering' | 'secondTap' | 'optionHover' | 'help' | 'board'
  >;
  readonly decision: DecisionView;
  readonly width: ScreenWidth;
}) {
  const { play, gameUi, words, playback, answering, secondTap, optionHover, help } = controller;
  const say = sayWith(words);
  const choices = useChoices(play, gameUi, playback.shown, answering, decision);
  const { language } = useReaderPreferences();
  const { view } = playback.shown.moment;
  const hand = useMemo(() => gameUi.hand?.cards(view) ?? NO_CARDS, [gameUi, view]);
  const { question, quoted } = quotedIn(decision.prompt);
  const text = useRef<HTMLParagraphElement>(null);
  // A pressed button disappears with its question, so the focus moves to the next question. It waits for the next frame,
  // because the browser lays out the page for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus once
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [decision]);
  return (
    <>
      <SeatHeading gameUi={gameUi} words={words} seat={decision.seat}>
        <button
          type="button"
          className="prompt-rule"
          onClick={() => help.show(decision.rule)}
          title={say('desk.rule.explain', { rule: decision.rule })}
        >
          {say('desk.rule', { rule: decision.rule })}
        </button>
      </SeatHeading>
      <p className="prompt-text" aria-live="polite" ref={text} tabIndex={-1}>
        {withoutName(words.say(question).trim(), seatName(words, decision.seat), language)}
      </p>
      {gameUi.PromptChips ? <gameUi.PromptChips {...controller.board.props} prompt={decision.prompt} /> : null}
      {quoted ? (
        <details className="prompt-quoted" open={decision.options.length <= FEW_OPTIONS}>
          <summary>{say('desk.quoted')}</summary>
          <p>{words.say(quoted)}</p>
        </details>
      ) : null}
      {secondTap.armed === undefined ? null : (
        <p className="prompt-armed" role="status">
          {tapAgainText(words, secondTap.armed)}
        </p>
      )}
      <OptionButtons
        key={questionKey(playback.shown, decision)}
        choices={choices}
        kinds={gameUi.game.kinds}
        hand={hand}
        isFanShown={width !== 'phone'}
        prompt={decision.prompt}
        words={words}
        locked={answering.isLocked}
        choose={secondTap.choose}
        armed={secondTap.armed}
        roll={gameUi.rollOdds && ((option) => rollLabel(words, gameUi.rollOdds?.(view, decision, option)))}
        consider={optionHover.hoverButton}
        Mark={gameUi.OptionIcon}
        gloss={gameUi.optionHint && ((option) => gameUi.optionHint?.(option, decision.seat, words))}
      />
    </>
  );
}

/** While others act: what they just did, or which people the match waits for. */
function WatchOthers({
  gameUi,
  words,
  playback: { shown, latest, waitingCount, announcement, skip, next },
  isAuto,
  moveNow,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly playback: ShownPlayback;
  readonly isAuto: boolean;
  readonly moveNow: (() => void) | undefined;
}) {
  const say = sayWith(words);
  const { moment, steps, setup } = shown;
  const caption = announcement ?? captionOf(steps);
  const text = caption ? withoutDashes(words.say(quotedIn(caption.entry).question)) : '';
  const others = moment.waiting.filter((seat) => !isPlayedHere(shown, seat));
  const people = others.filter((seat) => setup.seating[seat] === 'person');
  const [person] = people;
  if (waitingCount === 0 && person !== undefined) {
    return (
      <>
        <SeatHeading gameUi={gameUi} words={words} seat={person} />
        <Thinking words={words} seats={people} bots={false} />
        {text ? <p className="prompt-last">{say('desk.last', { text })}</p> : null}
      </>
    );
  }
  return (
    <>
      {caption ? <SeatHeading gameUi={gameUi} words={words} seat={caption.seat} /> : null}
      <p className="prompt-text">{text || say('shell.loading')}</p>
      <div className="prompt-wait">
        {waitingCount > 0 ? (
          <>
            <button type="button" className="primary" onClick={next} aria-keyshortcuts="n">
              {say('playback.next')}
            </button>
            <button type="button" aria-pressed={isAuto} onClick={() => changeSettings({ isAuto: !isAuto })}>
              {say('playback.auto')}
            </button>
            <button type="button" onClick={skip} aria-keyshortcuts="s">
              {say('desk.skip')}
            </button>
          </>
        ) : (
          <>
            <Thinking words={words} seats={others} bots />
            <BotProgressBar words={words} thinking={latest.thinking} moveNow={moveNow} />
          </>
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
      {words.say(text(bots ? 'desk.thinking' : 'desk.waitingFor', { n: seats.length, seats: names }))}
    </p>
  );
}

function SeatHeading({
  gameUi,
  words,
  seat,
  children,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly seat: SeatId;
  readonly children?: ReactNode;
}) {
  return (
    <div className="prompt-whose" style={{ borderColor: gameUi.seat(seat).color }}>
      <SeatSign gameUi={gameUi} seat={seat} />
      <strong>{seatName(words, seat)}</strong>
      {children}
    </div>
  );
}
