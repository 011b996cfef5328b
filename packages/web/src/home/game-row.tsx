import { type ReactNode, useRef, useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { linkTo } from '../shell/route.js';
import { sayWith } from '../words/text.js';
import type { GameStatus } from './game-status.js';
import { timeAgo } from './time-ago.js';

export interface GameRowProps {
  readonly title: string;
  /** Undefined if the game can't be opened any more. */
  readonly address: string | undefined;
  readonly status: GameStatus;
  /** A small picture of the board. */
  readonly picture: string | undefined;
  /** It is a map of the game's own position. */
  readonly isOwnMap: boolean;
  /** The turn and the score, as the table page saw them last. */
  readonly progress: readonly string[];
  /** The game to continue first. */
  readonly isFirst?: boolean;
  /** Short facts, such as `Online` or `You play FARC`. */
  readonly facts: readonly string[];
  readonly at: number;
  /** The question before the game is deleted. */
  readonly confirmText: string;
  readonly forget: () => void;
  readonly children?: ReactNode;
}

/** One game in a list, with its status and a link to it. */
export function GameRow({
  title,
  address,
  status,
  picture,
  isOwnMap,
  progress,
  isFirst,
  facts,
  at,
  confirmText,
  forget,
  children,
}: GameRowProps) {
  const { language, words } = useReaderPreferences();
  const [asking, setAsking] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const say = sayWith(words);
  const isOver = status.tone === 'over';
  const cancel = () => {
    setAsking(false);
    // The button exists again after the next render.
    requestAnimationFrame(() => deleteButton.current?.focus());
  };
  return (
    <li className={`row row-${status.tone}${isFirst ? ' row-first' : ''}`}>
      {isFirst ? <p className="row-next">{say('home.next')}</p> : null}
      {picture ? (
        <img className={isOwnMap ? 'row-picture row-map' : 'row-picture'} src={picture} alt="" loading="lazy" />
      ) : null}
      <div className="row-head">
        <strong>{title}</strong>
        <span className="row-status">{words.say(status.text)}</span>
      </div>
      {progress.length > 0 ? <p className="row-progress">{progress.join(' · ')}</p> : null}
      <p className="row-facts">{[...facts, timeAgo(at, Date.now(), language)].join(' · ')}</p>
      {asking ? (
        <fieldset className="row-sure" onKeyDown={(event) => event.key === 'Escape' && cancel()}>
          <legend>{confirmText}</legend>
          <button type="button" className="row-yes" onClick={forget}>
            {say('home.delete.yes')}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the reader has just opened this question */}
          <button type="button" autoFocus onClick={cancel}>
            {say('home.delete.no')}
          </button>
        </fieldset>
      ) : (
        <div className="row-buttons">
          <div className="row-ways">
            {address !== undefined && (
              <a className={status.tone === 'mine' ? 'button primary' : 'button'} {...linkTo(address)}>
                {say(isOver ? 'home.look' : 'home.continue')} <span className="unseen">{title}</span>
              </a>
            )}
            {children}
          </div>
          <button
            ref={deleteButton}
            type="button"
            className="row-bin"
            aria-label={say('home.delete.of', { game: title })}
            title={say('home.delete')}
            onClick={() => setAsking(true)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2.5 4h11M6 4V2.5h4V4M4 4l.7 9.5h6.6L12 4M6.6 6.5v4.5M9.4 6.5v4.5" />
            </svg>
          </button>
        </div>
      )}
    </li>
  );
}
