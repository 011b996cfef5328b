import { optionKind, optionLabel } from '@sandtable/kernel';
import { useMemo } from 'react';
import { splitLabel } from './choices.js';
import type { Desk } from './desk.js';
import './outlook.css';

/** What the option under the pointer would bring, over the board next to the choices: nothing moves for it. */
export function Outlook({
  desk: { front, words, sight, shown, asked, considered, inspected, preview },
}: {
  readonly desk: Desk;
}) {
  const say = (key: string) => words.say({ key });
  const view = preview && 'view' in preview ? preview.view : undefined;
  const before = shown.moment.view;
  const changes = useMemo(() => (view === undefined ? [] : front.changes(before, view)), [front, before, view]);
  const shownNow = considered !== undefined && preview !== undefined;
  return (
    <div className="outlook" aria-live="polite" hidden={!shownNow}>
      {shownNow ? (
        <>
          {optionKind(considered) === 'card' ? (
            <front.Closer {...sight} reference={considered} />
          ) : (
            <h3>{splitLabel(words.say(optionLabel(considered)))[0]}</h3>
          )}
          {/* Looked at closely, the thing itself says it. */}
          {front.Odds && asked && inspected !== considered ? (
            <front.Odds view={before} words={words} prompt={asked.prompt} option={considered} />
          ) : null}
          {view === undefined ? <p>{say('desk.dice')}</p> : null}
          {view !== undefined && changes.length === 0 && optionKind(considered) !== 'card' ? (
            <p>{say('desk.noChange')}</p>
          ) : null}
          {changes.length > 0 ? (
            <ul>
              {changes.map((change) => {
                const text = words.say(change);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
