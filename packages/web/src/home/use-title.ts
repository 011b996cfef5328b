import { useEffect } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';

/** What the browser's tab says: the page, then the app; alone, the app. */
export function useTitle(page?: string): void {
  const { words } = useReaderPreferences();
  useEffect(() => {
    const app = words.say({ key: 'shell.title' });
    document.title = page ? `${page} – ${app}` : app;
    return () => {
      document.title = app;
    };
  }, [page, words]);
}
