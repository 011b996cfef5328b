import type { Words } from '@sandtable/kernel';
import { ADDRESS, linkTo } from '../shell/route.js';
import { sayWith } from './text.js';

/** The top bar of the table page: the link home, the game's title, and buttons. */
export function TableBar({
  words,
  title,
  pressed,
  replay,
  toggleWide,
  help,
  menu,
}: {
  readonly words: Words;
  readonly title: string;
  readonly pressed: { readonly replay: boolean; readonly isWide: boolean };
  /** Undefined while the privacy screen covers the game. */
  readonly replay?: () => void;
  readonly help?: () => void;
  /** Gives the board the place of the side panel, on wide screens. */
  readonly toggleWide?: () => void;
  readonly menu: () => void;
}) {
  const say = sayWith(words);
  return (
    <header className="table-bar">
      <a className="table-home" {...linkTo(ADDRESS.home)} title={say('shell.home')}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 9.5L10 3l7 6.5M5 8v8.5h10V8" />
        </svg>
        <span className="unseen">{say('shell.home')}</span>
      </a>
      <h1>{title}</h1>
      {toggleWide ? (
        <button
          type="button"
          aria-pressed={pressed.isWide}
          onClick={toggleWide}
          aria-keyshortcuts="b"
          title={say('desk.broad')}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 7V3.5h3.5M17 7V3.5h-3.5M3 13v3.5h3.5M17 13v3.5h-3.5" />
          </svg>
          <span>{say('desk.broad')}</span>
        </button>
      ) : null}
      {replay ? (
        <button
          type="button"
          aria-pressed={pressed.replay}
          onClick={replay}
          aria-keyshortcuts="r"
          title={say('desk.replay')}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4.5V9h4.5M4.4 9A6.2 6.2 0 1 1 4 12.5M10 7v3.5l2.5 1.5" />
          </svg>
          <span>{say('desk.replay')}</span>
        </button>
      ) : null}
      {help ? (
        <button type="button" onClick={help} aria-keyshortcuts="?" title={say('desk.help')}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M7 7.2a3 3 0 1 1 4.6 2.6c-1 .7-1.6 1.1-1.6 2.4M10 15.4v.2" />
          </svg>
          <span>{say('desk.help')}</span>
        </button>
      ) : null}
      <button type="button" onClick={menu} title={say('desk.menu')}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13" />
        </svg>
        <span>{say('desk.menu')}</span>
      </button>
    </header>
  );
}
