import { useEffect } from 'react';
import { useReader } from '../shell/reader.js';

/** What the browser's tab says: the page, then the app; alone, the app. */
export function useTitle(page?: string): void {
  const { words } = useReader();
  useEffect(() => {
    const app = words.say({ key: 'shell.title' });
    document.title = page ? `${page} – ${app}` : app;
    return () => {
      document.title = app;
    };
  }, [page, words]);
}
