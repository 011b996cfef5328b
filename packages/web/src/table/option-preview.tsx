import { type DecisionView, type Json, optionLabel, shownAs, type Words } from '@sandtable/kernel';
import { useMemo } from 'react';
import type { BoardProps, GameUi } from '../games/game-ui.js';
import type { Preview } from '../play/play.js';
import { splitLabel } from './option-groups.js';
import { sayWith } from './text.js';
import './option-preview.css';

/** What the hovered option would change, in words. It lies over the board beside the options, so nothing moves. */
export function OptionPreview({
  gameUi,
  words,
  boardProps,
  before,
  decision,
  option,
  preview,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly boardProps: BoardProps;
  /** The view that the preview is compared with. */
  readonly before: Json;
  readonly decision: DecisionView | undefined;
  readonly option: string | undefined;
  readonly preview: Preview | undefined;
}) {
  const say = sayWith(words);
  const view = preview && 'view' in preview ? preview.view : undefined;
  const changes = useMemo(() => (view === undefined ? [] : gameUi.changes(before, view)), [gameUi, before, view]);
  const isShown = option !== undefined && preview !== undefined;
  const isCard = option !== undefined && shownAs(option, gameUi.game.kinds) === 'card';
  const [name, rest] = option === undefined ? [''] : splitLabel(words.say(optionLabel(option)));
  return (
    <div className="option-preview" aria-live="polite" hidden={!isShown}>
      {isShown ? (
        <>
          <p className="option-preview-if">{say('desk.ifChosen')}</p>
          {isCard ? (
            <gameUi.Inspector {...boardProps} reference={option} />
          ) : (
            <>
              <h3>{name}</h3>
              {rest ? <p>{rest}</p> : null}
            </>
          )}
          {/* The inspector shows the odds of the thing that it inspects. */}
          {gameUi.DiceOdds && decision && boardProps.inspected !== option ? (
            <gameUi.DiceOdds view={before} words={words} prompt={decision.prompt} option={option} />
          ) : null}
          {view === undefined ? <p>{say('desk.dice')}</p> : null}
          {view !== undefined && changes.length === 0 && !isCard ? <p>{say('desk.noChange')}</p> : null}
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
