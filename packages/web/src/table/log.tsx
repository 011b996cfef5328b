import type { Words } from '@sandtable/kernel';
import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Front } from '../games/front.js';
import type { Snapshot } from '../play/play.js';
import { type Group, groupLog, type Line, type Part, withoutDashes } from './log-groups.js';
import { referencesIn } from './references.js';
import { SeatSign } from './seat-sign.js';
import { change } from './settings.js';
import './log.css';

export interface LogProps {
  readonly front: Front;
  readonly words: Words;
  readonly beginning: Snapshot['beginning'];
  readonly steps: Snapshot['steps'];
  /** The moment looked at, if it is one of the past. */
  readonly past: number | undefined;
  /** What came after this moment is new to the reader. */
  readonly since: number;
  readonly explain: boolean;
  readonly light: (references: readonly string[]) => void;
  readonly jump: (n: number) => void;
}

/** So many of the newest cards are open. */
const OPEN = 2;
/** A heading longer than this is a sentence, and set as one. */
const TITLE = 48;

/** All that happened, newest last. */
export const Log = memo(function Log(props: LogProps) {
  const { front, words, beginning, steps, past, since, explain, light, jump } = props;
  const groups = useMemo(() => groupLog(beginning, steps, front.heading), [beginning, steps, front]);
  /** Cards that somebody opened or closed by hand. */
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  const pinned = useRef(true);
  const heading = useId();
  const current = past === undefined ? undefined : currentLine(groups, past);

  // Who reads at the end stays at the end.
  useEffect(() => {
    const { current: place } = list;
    if (place && pinned.current && past === undefined && steps.length >= 0) place.scrollTop = place.scrollHeight;
  }, [steps, past]);
  useEffect(() => {
    if (past !== undefined) list.current?.querySelector(`[data-n="${past}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [past]);

  const open = (group: Group, i: number): boolean =>
    turned.get(group.key) ?? (i >= groups.length - OPEN || (current !== undefined && holds(group, current)));
  const turn = (key: string, to: boolean) => setTurned(new Map([...turned, [key, to]]));

  return (
    <section className="log" aria-labelledby={heading}>
      <header className="log-head">
        <h2 id={heading}>{words.say({ key: 'desk.log' })}</h2>
        <label className="log-explain">
          <input type="checkbox" checked={explain} onChange={({ target }) => change({ explain: target.checked })} />
          {words.say({ key: 'desk.log.explain' })}
        </label>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from one entry to the next, each a button of its own */}
      <div
        ref={list}
        className="log-list"
        onScroll={({ currentTarget: it }) => {
          pinned.current = it.scrollHeight - it.scrollTop - it.clientHeight < 24;
        }}
        onKeyDown={walk}
      >
        {groups.map((group, i) => (
          <Card
            key={group.key}
            front={front}
            words={words}
            group={group}
            open={open(group, i)}
            explain={explain}
            since={since}
            current={current && holds(group, current) ? current : undefined}
            turn={turn}
            light={light}
            jump={jump}
          />
        ))}
      </div>
    </section>
  );
});

const holds = (group: Group, line: Line): boolean =>
  group.heading === line || group.parts.some((part) => part.heading === line || part.lines.includes(line));

/** The last line that had been written at a moment. */
function currentLine(groups: readonly Group[], n: number): Line | undefined {
  let found: Line | undefined;
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

interface CardProps {
  readonly front: Front;
  readonly words: Words;
  readonly group: Group;
  readonly open: boolean;
  readonly explain: boolean;
  readonly since: number;
  readonly current: Line | undefined;
  readonly turn: (key: string, to: boolean) => void;
  readonly light: (references: readonly string[]) => void;
  readonly jump: (n: number) => void;
}

/** What happened on an older card stays as it is drawn: only what it holds last can change. */
const same = (a: CardProps, b: CardProps): boolean =>
  a.words === b.words &&
  a.front === b.front &&
  a.open === b.open &&
  a.explain === b.explain &&
  a.since === b.since &&
  a.current === b.current &&
  a.group.key === b.group.key &&
  a.group.count === b.group.count &&
  a.group.last === b.group.last;

const Card = memo(function Card({ front, words, group, open, explain, since, current, turn, light, jump }: CardProps) {
  const { heading } = group;
  const title = heading ? withoutDashes(words.say(heading.entry)) : words.say({ key: 'desk.log.beginning' });
  return (
    <div className="log-card">
      <button
        type="button"
        className="log-title"
        aria-expanded={open}
        onClick={() => turn(group.key, !open)}
        {...lighting(heading, light)}
      >
        <svg className="log-arrow" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M3 1.5L7 5 3 8.5" />
        </svg>
        {title}
      </button>
      {open
        ? group.parts.map((part) => (
            <LogPart
              key={part.key}
              front={front}
              words={words}
              part={part}
              explain={explain}
              since={since}
              current={current}
              light={light}
              jump={jump}
            />
          ))
        : null}
    </div>
  );
}, same);

function LogPart({
  front,
  words,
  part,
  explain,
  since,
  current,
  light,
  jump,
}: Omit<CardProps, 'group' | 'open' | 'turn'> & { readonly part: Part }) {
  const [why, setWhy] = useState(false);
  const told = explain || why;
  const title = part.heading ? words.say(part.heading.entry) : '';
  const entry = (line: Line, className: string) => (
    <button
      type="button"
      className={line.n > since ? `${className} log-new` : className}
      data-n={line.n}
      aria-current={line === current ? 'step' : undefined}
      onClick={() => jump(line.n)}
      {...lighting(line, light)}
    >
      {words.say(line.entry)}
    </button>
  );
  return (
    <div
      className="log-part"
      style={part.seat === undefined ? undefined : { borderColor: front.seat(part.seat).colour }}
    >
      {part.heading || part.explained ? (
        <div className="log-who">
          {part.seat === undefined ? null : <SeatSign front={front} seat={part.seat} />}
          {part.heading ? entry(part.heading, title.length > TITLE ? 'log-entry' : 'log-entry log-part-title') : null}
          {part.explained && !explain ? (
            <button type="button" className="log-why" aria-pressed={why} onClick={() => setWhy(!why)}>
              {words.say({ key: 'desk.log.why' })}
            </button>
          ) : null}
        </div>
      ) : null}
      <ol className="log-lines">
        {part.lines.map((line, i) => {
          if (line.entry.remark && !told) return null;
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
          return <li key={i}>{entry(line, line.entry.remark ? 'log-entry log-remark' : 'log-entry')}</li>;
        })}
      </ol>
    </div>
  );
}

const lighting = (line: Line | undefined, light: CardProps['light']) => {
  const references = line ? referencesIn(line.entry) : [];
  const on = () => light(references);
  const off = () => light([]);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
};
