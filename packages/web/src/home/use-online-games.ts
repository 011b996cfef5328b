import { ClientError, fetchMatch } from '@sandtable/client';
import { winners } from '@sandtable/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useServerReachable } from '../shell/server-reachability.js';
import type { ServerMatchStatus } from './game-status.js';
import { links, matchesOf, type StoredLinkMatch } from './stored-links.js';

/** The state of this browser's online matches, refreshed when the reader returns to the page. */

const REFRESH_MS = 60_000;
/** The most matches that are refreshed, so that a long list doesn't burden the server. */
const MAX_MATCHES = 20;

async function fetchStatus({ match, mine: { token } }: StoredLinkMatch): Promise<ServerMatchStatus> {
  try {
    return await fetchMatch({ address: window.location.origin, match, token });
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    switch (error.code) {
      case 'unknownMatch':
        return 'gone';
      case 'gathering':
        return 'gathering';
      case 'otherRules':
      case 'damaged':
        return 'stuck';
      default:
        return 'away';
    }
  }
}

export interface OnlineGames {
  readonly matches: readonly StoredLinkMatch[];
  readonly statuses: ReadonlyMap<string, ServerMatchStatus>;
  readonly forget: (match: string) => void;
}

export function useOnlineGames(): OnlineGames {
  const [matches, setMatches] = useState(() => matchesOf(links.all()));
  const [statuses, setStatuses] = useState<ReadonlyMap<string, ServerMatchStatus>>(new Map());
  const reachable = useServerReachable();

  useEffect(() => {
    let isMounted = true;
    const refresh = async () => {
      const stored = matchesOf(links.all());
      setMatches(stored);
      for (const one of stored.filter(({ over }) => !over).slice(0, MAX_MATCHES)) {
        const found = reachable ? await fetchStatus(one) : 'away';
        if (!isMounted) return;
        setStatuses((before) => new Map(before).set(one.match, found));
        if (typeof found !== 'string' && found.state.result) {
          links.endOf(one.match, winners(found.state.result));
          setMatches(matchesOf(links.all()));
        }
      }
    };
    const whenVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    void refresh();
    const timer = window.setInterval(whenVisible, REFRESH_MS);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      isMounted = false;
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [reachable]);

  const forget = useCallback((match: string) => {
    links.forgetMatch(match);
    setMatches(matchesOf(links.all()));
  }, []);
  return { matches, statuses, forget };
}
