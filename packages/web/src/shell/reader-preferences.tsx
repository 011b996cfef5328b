import {
  type Catalog,
  type Catalogs,
  isReaderLanguage,
  kernelMessages,
  LANGUAGES,
  type Language,
  type ReaderLanguage,
  type Words,
  words,
} from '@sandtable/kernel';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { shellMessages } from '../words/shell-messages.js';
import { describePage } from './page-description.js';

/** The reader's language and theme, which the browser stores. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface ReaderPreferences {
  readonly language: ReaderLanguage;
  readonly theme: Theme;
  readonly setLanguage: (language: ReaderLanguage) => void;
  readonly setTheme: (theme: Theme) => void;
  /** The app's own words, without those of a game. */
  readonly words: Words;
}

const PreferencesContext = createContext<ReaderPreferences | undefined>(undefined);

export function useReaderPreferences(): ReaderPreferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('useReaderPreferences needs a ReaderProvider');
  return preferences;
}

/** The app's words and those of a game. `names` are the game's proper names. */
export function useWords(catalogs: readonly Catalogs[], names: Catalog): Words {
  const { language } = useReaderPreferences();
  return useMemo(
    () => words(language, [shellMessages, ...catalogs, kernelMessages], names),
    [language, catalogs, names],
  );
}

const isTheme = (word: string | null): word is Theme => THEMES.some((it) => it === word);

const isComplete = (word: string): word is Language => LANGUAGES.some((it) => it === word);

/** The stored language, or the first of the browser's languages that we have. A draft must be chosen. */
function initialLanguage(): ReaderLanguage {
  const stored = localStorage.getItem('language');
  if (stored !== null && isReaderLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isComplete) ?? 'en';
}

export function ReaderProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage);
  const [theme, setTheme] = useState<Theme>(() => {
    const stored = localStorage.getItem('theme');
    return isTheme(stored) ? stored : 'system';
  });
  useEffect(() => {
    describePage(document, language);
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const storeLanguage = useCallback((next: ReaderLanguage) => {
    localStorage.setItem('language', next);
    setLanguage(next);
  }, []);
  const storeTheme = useCallback((next: Theme) => {
    localStorage.setItem('theme', next);
    setTheme(next);
  }, []);
  const preferences = useMemo<ReaderPreferences>(
    () => ({
      language,
      theme,
      setLanguage: storeLanguage,
      setTheme: storeTheme,
      words: words(language, [shellMessages, kernelMessages]),
    }),
    [language, theme, storeLanguage, storeTheme],
  );
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>;
}
