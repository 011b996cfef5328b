import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { foldMoney, type LogLineEntry, type LogPartGroup } from './log-groups.js';
import { referencesIn } from './references.js';
import { SeatSign } from './seat-sign.js';
import { text } from './text.js';

/** What every line of the log needs. */
export interface LogLineProps {
  readonly gameUi: GameUi;
  readonly words: Words;
  /** Whether all remarks are shown. */
  readonly explain: boolean;
  /** Lines after this moment are new to the reader. */
  readonly since: number;
  /** The line of the past moment that the board shows. */
  readonly current: LogLineEntry | undefined;
  readonly highlight: (references: readonly string[]) => void;
  readonly jumpTo: (n: number) => void;
  /** Explains a rule. */
  readonly explainRule: (rule: string) => void;
}

/** A longer heading is a sentence and is styled as one. */
const MAX_TITLE_LENGTH = 48;

/** What one seat, or the game itself, did on a card. */
export function LogPart({ part, ...lineProps }: LogLineProps & { readonly part: LogPartGroup }) {
  const { gameUi, words, explain } = lineProps;
  const [showsRemarks, setShowsRemarks] = useState(false);
  const { seat, heading, lines, explained } = part;
  const title = heading ? words.say(heading.entry) : '';
  return (
    <div className="log-part" style={seat === undefined ? undefined : { borderColor: gameUi.seat(seat).color }}>
      {heading || explained ? (
        <div className="log-who">
          {seat === undefined ? null : <SeatSign gameUi={gameUi} seat={seat} />}
          {heading ? (
            <LogLine
              line={heading}
              text={title}
              kind={title.length > MAX_TITLE_LENGTH ? '' : 'log-part-title'}
              {...lineProps}
            />
          ) : null}
          {explained && !explain ? (
            <button
              type="button"
              tabIndex={-1}
              className="log-reason"
              aria-pressed={showsRemarks}
              onClick={() => setShowsRemarks(!showsRemarks)}
            >
              {words.say(text('desk.log.why'))}
            </button>
          ) : null}
        </div>
      ) : null}
      <ol className="log-lines">
        {foldMoney(lines, gameUi.isMoney ?? (() => false)).map((line, i) => {
          if ('folded' in line) {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
              <li key={i}>
                <FoldedLines lines={line.folded} {...lineProps} />
              </li>
            );
          }
          if (line.entry.remark && !explain && !showsRemarks) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
            <li key={i}>
              {line.entry.remark ? (
                <Remark line={line} {...lineProps} />
              ) : (
                <LogLine line={line} text={words.say(line.entry)} kind="" {...lineProps} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Several entries about money: their number and the last of them, until they are unfolded. */
function FoldedLines({ lines, ...lineProps }: LogLineProps & { readonly lines: readonly LogLineEntry[] }) {
  const { words, current } = lineProps;
  const [isOpen, setOpen] = useState(false);
  // The line of the past moment on the board must be visible.
  const isUnfolded = isOpen || (current !== undefined && lines.includes(current));
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className="log-fold"
        aria-expanded={isUnfolded}
        onClick={() => setOpen(!isOpen)}
      >
        {words.say(text('log.money', { n: lines.length }))}
      </button>
      {isUnfolded
        ? lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
            <LogLine key={i} line={line} text={words.say(line.entry)} kind="" {...lineProps} />
          ))
        : null}
    </>
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

/** A bot's reason for the next line, with a button for the rule that it names. */
function Remark({ line, ...lineProps }: LogLineProps & { readonly line: LogLineEntry }) {
  const { words, explainRule } = lineProps;
  const sentence = words.say(line.entry);
  const [, rule, rest] = /^(\d+(?:\.\d+)+)\s*:\s*(.+)$/su.exec(sentence) ?? [];
  return (
    <div className="log-remark">
      {rule ? (
        <button
          type="button"
          tabIndex={-1}
          className="log-reason"
          onClick={() => explainRule(rule)}
          title={words.say(text('desk.rule.explain', { rule }))}
        >
          {rule}
        </button>
      ) : null}
      <LogLine line={line} text={rest ?? sentence} kind="" {...lineProps} />
    </div>
  );
}

/** Pointing at a line highlights what it names. */
export const highlightHandlers = (line: LogLineEntry | undefined, highlight: LogLineProps['highlight']) => {
  const references = line ? referencesIn(line.entry) : [];
  const on = () => highlight(references);
  const off = () => highlight([]);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
};
