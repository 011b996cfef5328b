import { ClientError, fetchMatch } from '@sandtable/client';
import { winners } from '@sandtable/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useServerReachable } from '../shell/server-reachability.js';
import type { ServerLook } from './game-status.js';
import { links, matchesOf, type StoredLinkMatch } from './stored-links.js';

/** How the online matches of this browser stand, asked again when somebody comes back to the page. */

const REFRESH_MS = 60_000;
/** Not more at once: a long list must not be a burden for a server. */
const MAX_MATCHES = 20;

async function look({ match, mine: { token } }: StoredLinkMatch): Promise<ServerLook> {
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
  readonly looks: ReadonlyMap<string, ServerLook>;
  readonly forget: (match: string) => void;
}

export function useOnlineGames(): OnlineGames {
  const [matches, setMatches] = useState(() => matchesOf(links.all()));
  const [looks, setLooks] = useState<ReadonlyMap<string, ServerLook>>(new Map());
  const reachable = useServerReachable();

  useEffect(() => {
    let isOn = true;
    const refresh = async () => {
      const kept = matchesOf(links.all());
      setMatches(kept);
      for (const one of kept.filter(({ over }) => !over).slice(0, MAX_MATCHES)) {
        const found = reachable ? await look(one) : 'away';
        if (!isOn) return;
        setLooks((before) => new Map(before).set(one.match, found));
        if (typeof found !== 'string' && found.state.result) {
          links.endOf(one.match, winners(found.state.result));
          setMatches(matchesOf(links.all()));
        }
      }
    };
    const whenSeen = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    void refresh();
    const timer = window.setInterval(whenSeen, REFRESH_MS);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      isOn = false;
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [reachable]);

  const forget = useCallback((match: string) => {
    links.forgetMatch(match);
    setMatches(matchesOf(links.all()));
  }, []);
  return { matches, looks, forget };
}
