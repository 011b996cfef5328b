import { optionKind, optionLabel } from '@sandtable/kernel';
import { useMemo } from 'react';
import { splitLabel } from './option-groups.js';
import type { TableController } from './table-controller.js';
import './option-preview.css';

/** What the option under the pointer would bring, over the board next to the choices: nothing moves for it. */
export function OptionPreview({
  controller: { gameUi, words, boardProps, shown, decision, hoveredOption, inspected, preview },
}: {
  readonly controller: TableController;
}) {
  const say = (key: string) => words.say({ key });
  const view = preview && 'view' in preview ? preview.view : undefined;
  const before = shown.moment.view;
  const changes = useMemo(() => (view === undefined ? [] : gameUi.changes(before, view)), [gameUi, before, view]);
  const shownNow = hoveredOption !== undefined && preview !== undefined;
  return (
    <div className="option-preview" aria-live="polite" hidden={!shownNow}>
      {shownNow ? (
        <>
          {optionKind(hoveredOption) === 'card' ? (
            <gameUi.Inspector {...boardProps} reference={hoveredOption} />
          ) : (
            <h3>{splitLabel(words.say(optionLabel(hoveredOption)))[0]}</h3>
          )}
          {/* Looked at closely, the thing itself says it. */}
          {gameUi.DiceOdds && decision && inspected !== hoveredOption ? (
            <gameUi.DiceOdds view={before} words={words} prompt={decision.prompt} option={hoveredOption} />
          ) : null}
          {view === undefined ? <p>{say('desk.dice')}</p> : null}
          {view !== undefined && changes.length === 0 && optionKind(hoveredOption) !== 'card' ? (
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
