import { useCallback, useEffect, useState } from 'react';
import { deleteGame as forgetSaved, listSaved, type SavedGame } from '../play/game-storage.js';

export interface SavedGames {
  /** None before the browser has told. */
  readonly games: readonly SavedGame[] | undefined;
  /** The browser does not let us keep any. */
  readonly unkept: boolean;
  readonly forget: (id: string) => void;
}

/** The games kept in this browser, looked at again when somebody comes back to the page. */
export function useSavedGames(): SavedGames {
  const [games, setGames] = useState<readonly SavedGame[]>();
  const [unkept, setUnkept] = useState(false);
  const load = useCallback(() => {
    listSaved().then(
      (found) => {
        setGames(found);
        setUnkept(false);
      },
      () => {
        setGames([]);
        setUnkept(true);
      },
    );
  }, []);
  useEffect(() => {
    load();
    const whenSeen = () => {
      if (document.visibilityState === 'visible') load();
    };
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [load]);
  const forget = useCallback(
    (id: string) => {
      forgetSaved(id).then(load, load);
    },
    [load],
  );
  return { games, unkept, forget };
}
