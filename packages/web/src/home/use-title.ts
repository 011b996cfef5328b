import { useEffect } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { text } from '../words/text.js';

/** Sets the title of the browser tab: the page and the app, or only the app. */
export function useTitle(page?: string): void {
  const { words } = useReaderPreferences();
  useEffect(() => {
    const app = words.say(text('shell.title'));
    document.title = page ? `${page} – ${app}` : app;
    return () => {
      document.title = app;
    };
  }, [page, words]);
}
