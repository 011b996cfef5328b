import type { Condition, Words } from '@sandtable/kernel';
import { useMemo } from 'react';
import type { BoardProps, GameUi } from '../games/game-ui.js';
import type { Moment } from '../play/play.js';
import { CloseButton } from './dialog.js';
import { sayWith, text } from './text.js';
import './inspector-panel.css';

/** The details of one thing on the board, and why it can or can't be chosen. */
export function InspectorPanel({
  gameUi,
  words,
  boardProps,
  moment,
  reference,
  pinned,
  locked,
  close,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly boardProps: BoardProps;
  readonly moment: Moment;
  readonly reference: string;
  readonly pinned: boolean;
  readonly locked: boolean;
  readonly close: () => void;
}) {
  return (
    <aside className={pinned ? 'inspector inspector-pinned' : 'inspector'} aria-label={words.name(reference)}>
      {pinned ? <CloseButton close={close} label={words.say(text('shell.close'))} /> : null}
      <gameUi.Inspector {...boardProps} reference={reference} />
      <div className="inspector-foot">
        <Conditions gameUi={gameUi} words={words} moment={moment} reference={reference} />
        {pinned && boardProps.options.has(reference) ? (
          <button type="button" className="primary" disabled={locked} onClick={() => boardProps.choose(reference)}>
            {words.say(text('desk.choose'))}
          </button>
        ) : null}
      </div>
    </aside>
  );
}

/** Conditions are optional: an error in finding them must not break the page. */
function conditionsOf(gameUi: GameUi, moment: Moment, reference: string): readonly Condition[] {
  try {
    return gameUi.conditions?.(moment, reference) ?? [];
  } catch {
    return [];
  }
}

function Conditions({
  gameUi,
  words,
  moment,
  reference,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly moment: Moment;
  readonly reference: string;
}) {
  const { decision } = moment;
  const conditions = useMemo(() => conditionsOf(gameUi, moment, reference), [gameUi, moment, reference]);
  if (!decision) return null;
  const kind = reference.slice(0, reference.indexOf(':') + 1);
  // A question about amounts or actions says nothing about spaces.
  if (!decision.options.some((option) => option.startsWith(kind))) return null;
  const isOption = decision.options.includes(reference);
  const say = sayWith(words);
  return (
    <div className={isOption ? 'inspector-why inspector-can' : 'inspector-why'}>
      <p>
        <ConditionMark holds={isOption} /> {say(isOption ? 'desk.can' : 'desk.cannot')}
      </p>
      {conditions.length > 0 ? (
        <ul>
          {conditions.map(({ text, holds }) => {
            const sentence = words.say(text);
            return (
              <li key={sentence} className={holds ? 'inspector-holds' : 'inspector-fails'}>
                <ConditionMark holds={holds} />
                <span className="unseen">{say(holds ? 'desk.holds' : 'desk.fails')}</span> {sentence}
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

const ConditionMark = ({ holds }: { readonly holds: boolean }) => (
  <span className={holds ? 'inspector-mark inspector-yes' : 'inspector-mark inspector-no'} aria-hidden="true">
    {holds ? '✓' : '✗'}
  </span>
);
