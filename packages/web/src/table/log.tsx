import type { Words } from '@sandtable/kernel';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { PlaySnapshot } from '../play/play.js';
import { useFollowEnd } from './follow-end.js';
import { groupLog, type LogCardGroup, type LogLineEntry, seatNamedIn, withoutDashes } from './log-groups.js';
import { highlightHandlers, type LogLineProps, LogPart } from './log-part.js';
import { SeatSign } from './seat-sign.js';
import { changeSettings } from './table-settings.js';
import { text } from './text.js';
import './log.css';

export interface LogProps {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly beginning: PlaySnapshot['beginning'];
  readonly steps: PlaySnapshot['steps'];
  /** The past moment that the board shows. */
  readonly past: number | undefined;
  /** Lines after this moment are new to the reader. */
  readonly since: number;
  readonly explain: boolean;
  readonly highlight: (references: readonly string[]) => void;
  readonly jumpTo: (n: number) => void;
  /** Explains a rule. */
  readonly explainRule: (rule: string) => void;
  /** Where the log can be made higher or lower. */
  readonly children?: ReactNode;
}

/** How many of the newest cards are open. Everything since the reader’s last answer is open as well. */
const OPEN_CARDS = 2;

/** The log of the match, newest last. */
export const Log = memo(function Log(props: LogProps) {
  const { gameUi, words, beginning, steps, past, since, explain, highlight, jumpTo, explainRule, children } = props;
  const groups = useMemo(() => groupLog(beginning, steps, gameUi.logHeading), [beginning, steps, gameUi]);
  /** Cards that the reader opened or closed. */
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  const heading = useId();
  const current = past === undefined ? undefined : currentLine(groups, past);

  const { onScroll, reveal, isFollowing } = useFollowEnd(list, past !== undefined, [steps, since, explain, words]);
  // Many moments have no line of their own. The reader then sees the last line before.
  const currentN = current?.n;
  useEffect(() => {
    const line = currentN === undefined ? null : list.current?.querySelector(`[data-n="${currentN}"]`);
    if (line) reveal(line);
  }, [currentN, reveal]);

  // A card doesn't fold under the eyes of somebody who scrolled up to read it.
  const newFrom = firstNewCard(groups, since);
  const [openFrom, setOpenFrom] = useState(newFrom);
  const nowOpenFrom = isFollowing() ? newFrom : Math.min(openFrom, newFrom);
  if (nowOpenFrom !== openFrom) setOpenFrom(nowOpenFrom);

  const open = (group: LogCardGroup, i: number): boolean =>
    toggled.get(group.key) ?? (i >= nowOpenFrom || (current !== undefined && holds(group, current)));
  // A memoized card may still hold an older version of this callback, so it must not read `toggled`.
  const toggle = (key: string, to: boolean) => setToggled((before) => new Map([...before, [key, to]]));

  return (
    <section className="log" aria-labelledby={heading}>
      {children}
      <header className="log-head">
        <h2 id={heading}>{words.say(text('desk.log'))}</h2>
        <label className="log-explain">
          <input
            type="checkbox"
            checked={explain}
            onChange={({ target }) => changeSettings({ explain: target.checked })}
          />
          {words.say(text('desk.log.explain'))}
        </label>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the entries, which are buttons */}
      <div
        ref={list}
        className="log-list"
        onScroll={onScroll}
        onKeyDown={moveFocus}
        // An entry that disappears from under the pointer gets no leave event to end its highlight.
        onPointerLeave={() => highlight([])}
      >
        {groups.map((group, i) => (
          <Card
            key={group.key}
            gameUi={gameUi}
            words={words}
            group={group}
            open={open(group, i)}
            newest={i === groups.length - 1}
            explain={explain}
            since={since}
            current={current && holds(group, current) ? current : undefined}
            toggle={toggle}
            highlight={highlight}
            jumpTo={jumpTo}
            explainRule={explainRule}
          />
        ))}
      </div>
    </section>
  );
});

const holds = (group: LogCardGroup, line: LogLineEntry): boolean =>
  group.heading === line || group.parts.some((part) => part.heading === line || part.lines.includes(line));

/** From this card on, cards are among the newest or hold lines that are new to the reader. */
function firstNewCard(groups: readonly LogCardGroup[], since: number): number {
  const firstSince = groups.findIndex((group) => lastMoment(group) >= since);
  const firstNewest = Math.max(0, groups.length - OPEN_CARDS);
  return firstSince < 0 ? firstNewest : Math.min(firstSince, firstNewest);
}

/** The moment of the group's last line. */
const lastMoment = ({ heading, parts }: LogCardGroup): number => {
  const part = parts.at(-1);
  return (part?.lines.at(-1) ?? part?.heading ?? heading)?.n ?? Number.NEGATIVE_INFINITY;
};

/** The last line at or before a moment. */
function currentLine(groups: readonly LogCardGroup[], n: number): LogLineEntry | undefined {
  let found: LogLineEntry | undefined;
  for (const { heading, parts } of groups) {
    for (const line of [heading, ...parts.flatMap((part) => [part.heading, ...part.lines])]) {
      if (!line || line.entry.remark) continue;
      if (line.n > n) return found;
      found = line;
    }
  }
  return found;
}

/** The up and down arrows move through the entries, so the log is one Tab stop. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const down = event.key === 'ArrowDown' ? 1 : 0;
  const by = event.key === 'ArrowUp' ? -1 : down;
  if (by === 0) return;
  const all: readonly (Element | null)[] = [...event.currentTarget.querySelectorAll('button')];
  const at = all.indexOf(document.activeElement);
  const next = all[at + by];
  if (at < 0 || !(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

interface CardProps extends LogLineProps {
  readonly group: LogCardGroup;
  readonly open: boolean;
  /** The Tab key stops at the newest card; the arrow keys continue from there. */
  readonly newest: boolean;
  readonly toggle: (key: string, to: boolean) => void;
}

/** A card's contents only grow, so its length and its last entry say whether it changed. */
const isSameCard = (a: CardProps, b: CardProps): boolean =>
  a.words === b.words &&
  a.gameUi === b.gameUi &&
  a.open === b.open &&
  a.newest === b.newest &&
  a.explain === b.explain &&
  a.since === b.since &&
  a.current === b.current &&
  a.group.key === b.group.key &&
  a.group.count === b.group.count &&
  a.group.last === b.group.last;

const Card = memo(function Card({ group, open, newest, toggle, ...lineProps }: CardProps) {
  const { gameUi, words, highlight } = lineProps;
  const { heading } = group;
  const seat = heading && seatNamedIn(heading.entry);
  const title = heading ? withoutDashes(words.say(heading.entry)) : words.say(text('desk.log.beginning'));
  return (
    <div className="log-card">
      <button
        type="button"
        className="log-title"
        tabIndex={newest ? 0 : -1}
        aria-expanded={open}
        onClick={() => toggle(group.key, !open)}
        {...highlightHandlers(heading, highlight)}
      >
        <svg className="log-arrow" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M3 1.5L7 5 3 8.5" />
        </svg>
        {seat === undefined ? null : <SeatSign gameUi={gameUi} seat={seat} />}
        {title}
      </button>
      {open ? group.parts.map((part) => <LogPart key={part.key} part={part} {...lineProps} />) : null}
    </div>
  );
}, isSameCard);
