import type { Words } from '@sandtable/kernel';
import { useState } from 'react';
import type { Front } from '../games/front.js';
import type { Line, Part } from './log-groups.js';
import { referencesIn } from './references.js';
import { SeatSign } from './seat-sign.js';

/** What every line of the log needs. */
export interface Hands {
  readonly front: Front;
  readonly words: Words;
  /** Whether explanations are told everywhere. */
  readonly explain: boolean;
  /** What came after this moment is new to the reader. */
  readonly since: number;
  /** The line of the moment looked at. */
  readonly current: Line | undefined;
  readonly light: (references: readonly string[]) => void;
  readonly jump: (n: number) => void;
  /** Explains a rule. */
  readonly teach: (rule: string) => void;
}

/** A heading longer than this is a sentence, and set as one. */
const TITLE = 48;

/** Somebody's part of a card. */
export function LogPart({ part, ...hands }: Hands & { readonly part: Part }) {
  const { front, words, explain } = hands;
  const [why, setWhy] = useState(false);
  const { seat, heading, lines, explained } = part;
  const title = heading ? words.say(heading.entry) : '';
  return (
    <div className="log-part" style={seat === undefined ? undefined : { borderColor: front.seat(seat).colour }}>
      {heading || explained ? (
        <div className="log-who">
          {seat === undefined ? null : <SeatSign front={front} seat={seat} />}
          {heading ? (
            <Entry line={heading} text={title} kind={title.length > TITLE ? '' : 'log-part-title'} {...hands} />
          ) : null}
          {explained && !explain ? (
            <button type="button" tabIndex={-1} className="log-why" aria-pressed={why} onClick={() => setWhy(!why)}>
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
                <Entry line={line} text={words.say(line.entry)} kind="" {...hands} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Entry({
  line,
  text,
  kind,
  since,
  current,
  light,
  jump,
}: Hands & { readonly line: Line; readonly text: string; readonly kind: string }) {
  const isNew = line.n > since;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`log-entry ${kind}${isNew ? ' log-new' : ''}`}
      data-n={line.n}
      aria-current={line === current ? 'step' : undefined}
      onClick={() => jump(line.n)}
      {...lighting(line, light)}
    >
      {text}
    </button>
  );
}

/** Why a bot did what comes next; the rule that it names can be read. */
function Remark({ line, ...hands }: Hands & { readonly line: Line }) {
  const { words, teach } = hands;
  const text = words.say(line.entry);
  const [, rule, rest] = /^(\d+(?:\.\d+)+)\s*:\s*(.+)$/su.exec(text) ?? [];
  return (
    <div className="log-remark">
      {rule ? (
        <button
          type="button"
          tabIndex={-1}
          className="log-why"
          onClick={() => teach(rule)}
          title={words.say({ key: 'desk.rule.explain', params: { rule } })}
        >
          {rule}
        </button>
      ) : null}
      <Entry line={line} text={rest ?? text} kind="" {...hands} />
    </div>
  );
}

/** Pointing at a line lights what it tells of. */
export const lighting = (line: Line | undefined, light: Hands['light']) => {
  const references = line ? referencesIn(line.entry) : [];
  const on = () => light(references);
  const off = () => light([]);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
};
