import { LANGUAGE_NAMES, READER_LANGUAGES } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import { sayWith, text } from '../words/text.js';
import { THEMES, useReaderPreferences } from './reader-preferences.js';
import { ADDRESS, linkTo } from './route.js';
import './top-bar.css';

/** The top bar of every page but the table page, which has its own. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  const { words } = useReaderPreferences();
  return (
    <header className="bar">
      <a className="bar-title" {...linkTo(ADDRESS.home)}>
        {words.say(text('shell.title'))}
      </a>
      <div className="bar-middle">{children}</div>
      <Preferences />
    </header>
  );
}

export function Preferences() {
  const { language, theme, setLanguage, setTheme, words } = useReaderPreferences();
  const say = sayWith(words);
  return (
    <div className="preferences">
      <select
        aria-label={say('shell.language')}
        value={language}
        onChange={({ target }) => {
          const chosen = READER_LANGUAGES.find((it) => it === target.value);
          if (chosen) setLanguage(chosen);
        }}
      >
        {READER_LANGUAGES.map((it) => (
          <option key={it} value={it} lang={it}>
            {LANGUAGE_NAMES[it]}
          </option>
        ))}
      </select>
      <select
        aria-label={say('shell.theme')}
        value={theme}
        onChange={({ target }) => {
          const chosen = THEMES.find((it) => it === target.value);
          if (chosen) setTheme(chosen);
        }}
      >
        {THEMES.map((it) => (
          <option key={it} value={it}>
            {say(`shell.theme.${it}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
