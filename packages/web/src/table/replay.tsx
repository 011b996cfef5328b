import type { Words } from '@sandtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { LoggedAnswer } from '../play/play.js';
import type { MatchCommands } from './controller/use-match-commands.js';
import type { ReplayState } from './controller/use-replay.js';
import { CloseButton } from './dialog.js';
import { useKeys, useStableCallback } from './hooks.js';
import { cardsBegin, momentsOf } from './log-groups.js';
import { sayWith } from './text.js';
import './replay.css';

/** How long each moment is shown while the replay runs. */
const STEP_MS = 700;
const RETRACE_STEP_MS = 1100;

/** The index of the next moment that shows something, or the last. */
function nextVisible(steps: readonly LoggedAnswer[], at: number): number {
  const next = steps.findIndex(({ log }, i) => i >= at && log.some((entry) => !entry.remark));
  return next < 0 ? steps.length : next + 1;
}

/** Shows any moment of the match, and can start a new game from it. */
export function Replay({
  gameUi,
  words,
  steps,
  replay: { past, showPast, isRunning, setRunning, isRetracing, toggle },
  commands: { fork, save },
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly steps: readonly LoggedAnswer[];
  readonly replay: ReplayState;
  readonly commands: MatchCommands;
}) {
  const moments = useMemo(() => momentsOf(steps), [steps]);
  const last = moments.length - 1;
  /** The shown moment, as an index of `moments`. */
  const at =
    past === undefined
      ? last
      : Math.max(
          0,
          moments.findLastIndex((n) => n <= past),
        );
  const moment = moments[at];
  const cards = useMemo(() => cardsBegin(steps, gameUi.logHeading), [steps, gameUi]);
  const say = sayWith(words);
  const [dragged, setDragged] = useState<number>();

  const to = useStableCallback((index: number) => showPast(moments[Math.max(0, Math.min(last, index))]));
  const toCard = (by: -1 | 1) => {
    const next = by > 0 ? cards.find((begin) => begin > at) : cards.findLast((begin) => begin < at);
    to(next ?? (by > 0 ? last : 0));
  };
  const advance = useStableCallback(() => {
    if (at < last) to(isRetracing ? nextVisible(steps, at) : at + 1);
    else if (isRetracing) toggle();
    else setRunning(false);
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(advance, isRetracing ? RETRACE_STEP_MS : STEP_MS);
    return () => clearInterval(timer);
  }, [isRunning, isRetracing, advance]);
  // A slider moves faster than moments load, so only the place where it rests is loaded.
  useEffect(() => {
    if (dragged === undefined) return;
    const timer = setTimeout(() => {
      to(dragged);
      setDragged(undefined);
    }, 40);
    return () => clearTimeout(timer);
  }, [dragged, to]);
  useKeys((key, { target, shiftKey }) => {
    if (target instanceof HTMLInputElement || (target instanceof Element && target.closest('[role=tab], svg')))
      return false;
    if (key === 'ArrowLeft') shiftKey ? toCard(-1) : to(at - 1);
    else if (key === 'ArrowRight') shiftKey ? toCard(1) : to(at + 1);
    else return false;
    setRunning(false);
    return true;
  });
  const toggleRunning = () => {
    if (!isRunning && at >= last) to(0);
    setRunning(!isRunning);
  };
  const stepButton = (
    label: `desk.replay.${'back' | 'cardBack' | 'cardForth' | 'forth'}`,
    path: string,
    disabled: boolean,
    go: () => void,
  ) => (
    <button
      type="button"
      className="replay-step"
      disabled={disabled}
      aria-label={say(label)}
      title={say(label)}
      onClick={() => {
        setRunning(false);
        go();
      }}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <section className="replay" aria-label={say('desk.replay')}>
      <div className="replay-line">
        <input
          type="range"
          className="replay-slider"
          min={0}
          max={last}
          value={dragged ?? at}
          aria-label={say('desk.replay.place')}
          aria-valuetext={say('desk.replay.at', { n: at, all: last })}
          onChange={({ target }) => {
            setRunning(false);
            setDragged(Number(target.value));
          }}
        />
        <CloseButton close={toggle} label={say('desk.replay.close')} />
      </div>
      <div className="replay-line">
        {stepButton('desk.replay.cardBack', 'M3 3v10M13 3L6 8l7 5z', at === 0, () => toCard(-1))}
        {stepButton('desk.replay.back', 'M11 3L4.5 8l6.5 5z', at === 0, () => to(at - 1))}
        <button
          type="button"
          className="replay-step"
          aria-label={say(isRunning ? 'desk.replay.pause' : 'desk.replay.play')}
          title={say(isRunning ? 'desk.replay.pause' : 'desk.replay.play')}
          onClick={toggleRunning}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={isRunning ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4 2.5L13 8l-9 5.5z'} />
          </svg>
        </button>
        {stepButton('desk.replay.forth', 'M5 3l6.5 5L5 13z', at >= last, () => to(at + 1))}
        {stepButton('desk.replay.cardForth', 'M13 3v10M3 3l7 5-7 5z', at >= last, () => toCard(1))}
        <span className="replay-at">{say('desk.replay.at', { n: dragged ?? at, all: last })}</span>
        <span className="replay-actions">
          {fork && moment !== undefined ? (
            <button type="button" onClick={() => fork(moment)}>
              {say('desk.replay.fork')}
            </button>
          ) : null}
          {save ? (
            <button type="button" onClick={save}>
              {say('desk.export')}
            </button>
          ) : null}
          <button type="button" className="primary" disabled={past === undefined} onClick={() => showPast(undefined)}>
            {say('desk.replay.now')}
          </button>
        </span>
      </div>
    </section>
  );
}
