import { ClientError, lookAt } from '@sandtable/client';
import { winners } from '@sandtable/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useServerReachable } from '../shell/server-reachability.js';
import { type KeptMatch, links, matchesOf } from './links.js';
import type { Look } from './standing.js';

/** How the online matches of this browser stand, asked again when somebody comes back to the page. */

const EVERY = 60_000;
/** Not more at once: a long list must not be a burden for a server. */
const MOST = 20;

async function look({ match, mine: { token } }: KeptMatch): Promise<Look> {
  try {
    return await lookAt({ address: window.location.origin, match, token });
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
  readonly matches: readonly KeptMatch[];
  readonly looks: ReadonlyMap<string, Look>;
  readonly forget: (match: string) => void;
}

export function useOnlineGames(): OnlineGames {
  const [matches, setMatches] = useState(() => matchesOf(links.all()));
  const [looks, setLooks] = useState<ReadonlyMap<string, Look>>(new Map());
  const reachable = useServerReachable();

  useEffect(() => {
    let isOn = true;
    const refresh = async () => {
      const kept = matchesOf(links.all());
      setMatches(kept);
      for (const one of kept.filter(({ over }) => !over).slice(0, MOST)) {
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
    const timer = window.setInterval(whenSeen, EVERY);
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
