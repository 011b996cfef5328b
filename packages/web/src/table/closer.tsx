import type { Condition, Words } from '@sandtable/kernel';
import { useMemo } from 'react';
import type { Front, Sight } from '../games/front.js';
import type { Moment } from '../play/play.js';
import { CloseButton } from './dialog.js';
import './closer.css';

/** A thing of the board looked at closely, and why it can or cannot be chosen. */
export function Closer({
  front,
  words,
  sight,
  moment,
  reference,
  pinned,
  locked,
  side,
  close,
}: {
  readonly front: Front;
  readonly words: Words;
  readonly sight: Sight;
  readonly moment: Moment;
  readonly reference: string;
  readonly pinned: boolean;
  readonly locked: boolean;
  /** Away from the pointer. */
  readonly side: 'left' | 'right';
  readonly close: () => void;
}) {
  return (
    <aside className={`closer closer-${side}${pinned ? ' closer-pinned' : ''}`} aria-label={words.name(reference)}>
      {pinned ? <CloseButton close={close} label={words.say({ key: 'shell.close' })} /> : null}
      <front.Closer {...sight} reference={reference} />
      <div className="closer-foot">
        <Why front={front} words={words} moment={moment} reference={reference} />
        {pinned && sight.options.has(reference) ? (
          <button type="button" className="primary" disabled={locked} onClick={() => sight.choose(reference)}>
            {words.say({ key: 'desk.choose' })}
          </button>
        ) : null}
      </div>
    </aside>
  );
}

/** A reason is a courtesy: one that cannot be found must not take the table down. */
function conditionsOf(front: Front, moment: Moment, reference: string): readonly Condition[] {
  try {
    return front.conditions?.(moment, reference) ?? [];
  } catch {
    return [];
  }
}

function Why({
  front,
  words,
  moment,
  reference,
}: {
  readonly front: Front;
  readonly words: Words;
  readonly moment: Moment;
  readonly reference: string;
}) {
  const { asked } = moment;
  const conditions = useMemo(() => conditionsOf(front, moment, reference), [front, moment, reference]);
  if (!asked) return null;
  const kind = reference.slice(0, reference.indexOf(':') + 1);
  // A question for amounts or deeds says nothing about spaces.
  if (!asked.options.some((option) => option.startsWith(kind))) return null;
  const can = asked.options.includes(reference);
  const say = (key: string) => words.say({ key });
  return (
    <div className={can ? 'closer-why closer-can' : 'closer-why'}>
      <p>
        <Mark holds={can} /> {say(can ? 'desk.can' : 'desk.cannot')}
      </p>
      {conditions.length > 0 ? (
        <ul>
          {conditions.map(({ text, holds }) => {
            const told = words.say(text);
            return (
              <li key={told} className={holds ? 'closer-holds' : 'closer-fails'}>
                <Mark holds={holds} />
                <span className="unseen">{say(holds ? 'desk.holds' : 'desk.fails')}</span> {told}
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

const Mark = ({ holds }: { readonly holds: boolean }) => (
  <span className={holds ? 'closer-mark closer-yes' : 'closer-mark closer-no'} aria-hidden="true">
    {holds ? '✓' : '✗'}
  </span>
);
