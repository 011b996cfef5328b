import type { Catalog, Words } from '@sandtable/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { CloseButton } from './dialog.js';
import { type HelpEntry, helpPages, isRule, pageFor } from './help.js';
import { sayWith, text } from './text.js';
import './help-panel.css';

/** Explains a rule beside the board, or lists everything that is explained. */
export function HelpPanel({
  gameUi,
  words,
  about,
  show,
  keys,
  close,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  /** A rule number or a topic; empty for the list. */
  readonly about: string;
  readonly show: (about: string) => void;
  readonly keys: () => void;
  readonly close: () => void;
}) {
  const { language } = useReaderPreferences();
  const [help, setHelp] = useState<Catalog>();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    let isWanted = true;
    gameUi.help(language).then(
      (loaded) => isWanted && setHelp(loaded),
      () => isWanted && setHelp({}),
    );
    return () => {
      isWanted = false;
    };
  }, [gameUi, language]);
  // Keyboard users continue from here.
  useEffect(() => {
    if (about !== undefined) panel.current?.focus();
  }, [about]);
  const say = sayWith(words);
  const page = help && about ? pageFor(help, about) : undefined;
  return (
    <aside className="help" ref={panel} tabIndex={-1} aria-labelledby={heading}>
      <header className="help-head">
        {about ? (
          <button type="button" className="help-all" onClick={() => show('')}>
            ‹ {say('desk.help.all')}
          </button>
        ) : null}
        <CloseButton close={close} label={say('shell.close')} />
      </header>
      <h2 id={heading}>{page?.title || (about ? say('desk.rule', { rule: about }) : say('desk.help'))}</h2>
      {help === undefined ? <p>{say('shell.loading')}</p> : null}
      {help && about ? <Page words={words} page={page} about={about} /> : null}
      {help && !about ? <Contents help={help} words={words} show={show} keys={keys} /> : null}
    </aside>
  );
}

function Page({
  words,
  page,
  about,
}: {
  readonly words: Words;
  readonly page: HelpEntry | undefined;
  readonly about: string;
}) {
  if (!page) return <p>{words.say(text('desk.help.none', { rule: about }))}</p>;
  return (
    <>
      {isRule(page.key) ? <p className="help-number">{words.say(text('desk.rule', { rule: page.key }))}</p> : null}
      {page.text.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

function Contents({
  help,
  words,
  show,
  keys,
}: {
  readonly help: Catalog;
  readonly words: Words;
  readonly show: (about: string) => void;
  readonly keys: () => void;
}) {
  const say = sayWith(words);
  const pages = helpPages(help);
  const list = (entries: readonly HelpEntry[]) => (
    <ul className="help-list">
      {entries.map(({ key, title }) => (
        <li key={key}>
          <button type="button" onClick={() => show(key)}>
            {isRule(key) ? <span className="help-rule">{key}</span> : null}
            {title || key}
          </button>
        </li>
      ))}
    </ul>
  );
  const topics = pages.filter(({ key }) => !isRule(key));
  const rules = pages.filter(({ key }) => isRule(key));
  return (
    <>
      <button type="button" onClick={keys}>
        {say('desk.keys')}
      </button>
      {topics.length > 0 ? (
        <>
          <h3>{say('desk.help.topics')}</h3>
          {list(topics)}
        </>
      ) : null}
      {rules.length > 0 ? (
        <>
          <h3>{say('desk.help.rules')}</h3>
          {list(rules)}
        </>
      ) : null}
    </>
  );
}
