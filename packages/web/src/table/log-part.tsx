import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { LogLineEntry, LogPartGroup } from './log-groups.js';
import { referencesIn } from './references.js';
import { SeatSign } from './seat-sign.js';

/** What every line of the log needs. */
export interface LogLineProps {
  readonly gameUi: GameUi;
  readonly words: Words;
  /** Whether explanations are told everywhere. */
  readonly explain: boolean;
  /** What came after this moment is new to the reader. */
  readonly since: number;
  /** The line of the moment looked at. */
  readonly current: LogLineEntry | undefined;
  readonly highlight: (references: readonly string[]) => void;
  readonly jumpTo: (n: number) => void;
  /** Explains a rule. */
  readonly explainRule: (rule: string) => void;
}

/** A heading longer than this is a sentence, and set as one. */
const TITLE = 48;

/** Somebody's part of a card. */
export function LogPart({ part, ...hands }: LogLineProps & { readonly part: LogPartGroup }) {
  const { gameUi, words, explain } = hands;
  const [why, setWhy] = useState(false);
  const { seat, heading, lines, explained } = part;
  const title = heading ? words.say(heading.entry) : '';
  return (
    <div className="log-part" style={seat === undefined ? undefined : { borderColor: gameUi.seat(seat).color }}>
      {heading || explained ? (
        <div className="log-who">
          {seat === undefined ? null : <SeatSign gameUi={gameUi} seat={seat} />}
          {heading ? (
            <LogLine line={heading} text={title} kind={title.length > TITLE ? '' : 'log-part-title'} {...hands} />
          ) : null}
          {explained && !explain ? (
            <button type="button" tabIndex={-1} className="log-reason" aria-pressed={why} onClick={() => setWhy(!why)}>
              {words.say({ key: 'desk.log.why' })}
            </button>
          ) : null}
        </div>
      ) : null}
      <ol className="log-lines">
        {lines.map((line, i) => {
          if (line.entry.remark && !explain && !why) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
            <li key={i}>
              {line.entry.remark ? (
                <Remark line={line} {...hands} />
              ) : (
                <LogLine line={line} text={words.say(line.entry)} kind="" {...hands} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function LogLine({
  line,
  text,
  kind,
  since,
  current,
  highlight,
  jumpTo,
}: LogLineProps & { readonly line: LogLineEntry; readonly text: string; readonly kind: string }) {
  const isNew = line.n > since;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`log-entry ${kind}${isNew ? ' log-new' : ''}`}
      data-n={line.n}
      aria-current={line === current ? 'step' : undefined}
      onClick={() => jumpTo(line.n)}
      {...highlightHandlers(line, highlight)}
    >
      {text}
    </button>
  );
}

/** Why a bot did what comes next; the rule that it names can be read. */
function Remark({ line, ...hands }: LogLineProps & { readonly line: LogLineEntry }) {
  const { words, explainRule } = hands;
  const text = words.say(line.entry);
  const [, rule, rest] = /^(\d+(?:\.\d+)+)\s*:\s*(.+)$/su.exec(text) ?? [];
  return (
    <div className="log-remark">
      {rule ? (
        <button
          type="button"
          tabIndex={-1}
          className="log-reason"
          onClick={() => explainRule(rule)}
          title={words.say({ key: 'desk.rule.explain', params: { rule } })}
        >
          {rule}
        </button>
      ) : null}
      <LogLine line={line} text={rest ?? text} kind="" {...hands} />
    </div>
  );
}

/** Pointing at a line lights what it tells of. */
export const highlightHandlers = (line: LogLineEntry | undefined, light: LogLineProps['highlight']) => {
  const references = line ? referencesIn(line.entry) : [];
  const on = () => light(references);
  const off = () => light([]);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
};
