import type { Words } from '@sandtable/kernel';
import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { PlaySnapshot } from '../play/play.js';
import { useFollowEnd } from './follow-end.js';
import { groupLog, type LogCardGroup, type LogLineEntry, withoutDashes } from './log-groups.js';
import { highlightHandlers, type LogLineProps, LogPart } from './log-part.js';
import { changeSettings } from './table-settings.js';
import './log.css';

export interface LogProps {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly beginning: PlaySnapshot['beginning'];
  readonly steps: PlaySnapshot['steps'];
  /** The moment looked at, if it is one of the past. */
  readonly past: number | undefined;
  /** What came after this moment is new to the reader. */
  readonly since: number;
  readonly explain: boolean;
  readonly highlight: (references: readonly string[]) => void;
  readonly jumpTo: (n: number) => void;
  /** Explains a rule. */
  readonly explainRule: (rule: string) => void;
}

/** So many of the newest cards are open, and all that the reader’s last answer has brought. */
const OPEN = 2;

/** All that happened, newest last. */
export const Log = memo(function Log(props: LogProps) {
  const { gameUi, words, beginning, steps, past, since, explain, highlight, jumpTo, explainRule } = props;
  const groups = useMemo(() => groupLog(beginning, steps, gameUi.logHeading), [beginning, steps, gameUi]);
  /** Cards that somebody opened or closed by hand. */
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  const heading = useId();
  const current = past === undefined ? undefined : currentLine(groups, past);

  const { onScroll, reveal } = useFollowEnd(list, past !== undefined, [steps, since, explain, words]);
  // At many a moment nothing was written: the last line before it is what one looks for.
  const written = current?.n;
  useEffect(() => {
    const line = written === undefined ? null : list.current?.querySelector(`[data-n="${written}"]`);
    if (line) reveal(line);
  }, [written, reveal]);

  const open = (group: LogCardGroup, i: number): boolean =>
    turned.get(group.key) ??
    (i >= groups.length - OPEN || lastMoment(group) >= since || (current !== undefined && holds(group, current)));
  // A card that was not drawn anew still holds an older one of these.
  const turn = (key: string, to: boolean) => setTurned((was) => new Map([...was, [key, to]]));

  return (
    <section className="log" aria-labelledby={heading}>
      <header className="log-head">
        <h2 id={heading}>{words.say({ key: 'desk.log' })}</h2>
        <label className="log-explain">
          <input
            type="checkbox"
            checked={explain}
            onChange={({ target }) => changeSettings({ explain: target.checked })}
          />
          {words.say({ key: 'desk.log.explain' })}
        </label>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one entry to the next, each a button of its own */}
      <div
        ref={list}
        className="log-list"
        onScroll={onScroll}
        onKeyDown={walk}
        // An entry that is gone from under the pointer cannot put out what it has lit.
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
            toggle={turn}
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

/** When the last of it was written. */
const lastMoment = ({ heading, parts }: LogCardGroup): number => {
  const part = parts.at(-1);
  return (part?.lines.at(-1) ?? part?.heading ?? heading)?.n ?? Number.NEGATIVE_INFINITY;
};

/** The last line that had been written at a moment. */
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

/** Up and down go through the entries, as in a list: one stop for the tabulator. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
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
  /** The Tab key stops at the newest card; the arrows go on from there. */
  readonly newest: boolean;
  readonly toggle: (key: string, to: boolean) => void;
}

/** What happened on an older card stays as it is drawn: only what it holds last can change. */
const same = (a: CardProps, b: CardProps): boolean =>
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

const Card = memo(function Card({ group, open, newest, toggle, ...hands }: CardProps) {
  const { words, highlight } = hands;
  const { heading } = group;
  const title = heading ? withoutDashes(words.say(heading.entry)) : words.say({ key: 'desk.log.beginning' });
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
        {title}
      </button>
      {open ? group.parts.map((part) => <LogPart key={part.key} part={part} {...hands} />) : null}
    </div>
  );
}, same);
