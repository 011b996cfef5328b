import {
  type Catalog,
  type Catalogs,
  kernelMessages,
  LANGUAGES,
  type Language,
  type Words,
  words,
} from '@sandtable/kernel';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { tableMessages } from '../words/index.js';
import { describePage } from './page-description.js';

/** Who reads: in which language, by which light. Kept by the browser. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface ReaderPreferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly setLanguage: (language: Language) => void;
  readonly setTheme: (theme: Theme) => void;
  /** The table's own words. */
  readonly words: Words;
}

const Reading = createContext<ReaderPreferences | undefined>(undefined);

export function useReaderPreferences(): ReaderPreferences {
  const reader = useContext(Reading);
  if (!reader) throw new Error('nobody reads here');
  return reader;
}

/** The table's words and those of a game. */
export function useWords(more: readonly Catalogs[], proper: Catalog): Words {
  const { language } = useReaderPreferences();
  return useMemo(() => words(language, [tableMessages, ...more, kernelMessages], proper), [language, more, proper]);
}

const isLanguage = (word: string | null): word is Language => LANGUAGES.some((it) => it === word);
const isTheme = (word: string | null): word is Theme => THEMES.some((it) => it === word);

/** What was chosen here before, or the first language of the browser's that we speak. */
function firstLanguage(): Language {
  const kept = localStorage.getItem('language');
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

export function ReaderProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  const [theme, setTheme] = useState<Theme>(() => {
    const kept = localStorage.getItem('theme');
    return isTheme(kept) ? kept : 'system';
  });
  useEffect(() => {
    describePage(document, language);
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const speak = useCallback((next: Language) => {
    localStorage.setItem('language', next);
    setLanguage(next);
  }, []);
  const light = useCallback((next: Theme) => {
    localStorage.setItem('theme', next);
    setTheme(next);
  }, []);
  const reader = useMemo<ReaderPreferences>(
    () => ({
      language,
      theme,
      setLanguage: speak,
      setTheme: light,
      words: words(language, [tableMessages, kernelMessages]),
    }),
    [language, theme, speak, light],
  );
  return <Reading value={reader}>{children}</Reading>;
}
