import { useCallback, useEffect, useState } from 'react';
import { deleteGame, listSaved, type SavedGame } from '../play/game-storage.js';

export interface SavedGames {
  /** Undefined until the list is loaded. */
  readonly games: readonly SavedGame[] | undefined;
  /** The browser doesn't allow storing games. */
  readonly isStorageDenied: boolean;
  readonly forget: (id: string) => void;
}

/** The games stored in this browser, reloaded when the reader returns to the page. */
export function useSavedGames(): SavedGames {
  const [games, setGames] = useState<readonly SavedGame[]>();
  const [isStorageDenied, setStorageDenied] = useState(false);
  const load = useCallback(() => {
    listSaved().then(
      (found) => {
        setGames(found);
        setStorageDenied(false);
      },
      () => {
        setGames([]);
        setStorageDenied(true);
      },
    );
  }, []);
  useEffect(() => {
    load();
    const whenVisible = () => {
      if (document.visibilityState === 'visible') load();
    };
    document.addEventListener('visibilitychange', whenVisible);
    return () => document.removeEventListener('visibilitychange', whenVisible);
  }, [load]);
  const forget = useCallback(
    (id: string) => {
      deleteGame(id).then(load, load);
    },
    [load],
  );
  return { games, isStorageDenied, forget };
}
