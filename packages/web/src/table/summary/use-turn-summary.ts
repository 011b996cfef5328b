import type { Json, SeatId } from '@sandtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { GameUi } from '../../games/game-ui.js';
import type { Play } from '../../play/play.js';
import { useStableCallback } from '../hooks.js';
import type { ShownPlayback } from '../use-playback.js';
import { summarizeTurn, type TurnSummary } from './turn-summary.js';

export interface SummaryState extends TurnSummary {
  /** The view after the viewer's last answer; undefined until it is loaded. */
  readonly before: Json | undefined;
  readonly after: Json;
  /** The color of the seat that last changed each space. */
  readonly colors: ReadonlyMap<string, string>;
}

/** Rings spaces that a phase of the game changed. */
const NO_SEAT_COLOR = 'var(--ink-soft)';

export interface TurnSummaryState {
  /** What happened since the viewer's last answer, until the next one. The board shows it too. */
  readonly fresh: SummaryState | undefined;
  /** What the strip shows: the fresh summary, or the unfolded one until others have answered again. */
  readonly shown: SummaryState | undefined;
  readonly isUnfolded: boolean;
  readonly setUnfolded: (isUnfolded: boolean) => void;
}

/** What happened while others played, as long as `isAsked`. */
export function useTurnSummary(
  play: Play,
  gameUi: GameUi,
  playback: Pick<ShownPlayback, 'shown' | 'seenViews'>,
  isAsked: boolean,
): TurnSummaryState {
  const { viewer, steps } = playback.shown;
  const [unfolded, setUnfolded] = useState<{ readonly viewer: string; readonly from: number }>();
  // Without the viewer's answers since, so that an unfolded summary outlasts them.
  const count = steps.findLastIndex(({ seat }) => seat !== viewer) + 1;
  const latest = useSummary(play, gameUi, playback, isAsked, count);
  const isUnfolded = latest !== undefined && unfolded?.viewer === viewer && unfolded.from === latest.from;
  const fresh = count === steps.length ? latest : undefined;
  return {
    fresh,
    shown: fresh ?? (isUnfolded ? latest : undefined),
    isUnfolded,
    setUnfolded: (is) => setUnfolded(is && latest ? { viewer, from: latest.from } : undefined),
  };
}

/** The summary of the first `count` steps. */
function useSummary(
  play: Play,
  gameUi: GameUi,
  { shown, seenViews }: Pick<ShownPlayback, 'shown' | 'seenViews'>,
  isAsked: boolean,
  count: number,
): SummaryState | undefined {
  const { viewer, steps, moment } = shown;
  const summary = useMemo(
    () => (isAsked ? summarizeTurn({ viewer, steps: steps.slice(0, count) }, gameUi.logHeading) : undefined),
    [isAsked, viewer, steps, count, gameUi],
  );
  const loaded = useViewAt(play, viewer, summary && !seenViews.has(summary.from) ? summary.from : undefined);
  return useMemo(() => {
    if (!summary) return undefined;
    const colorOf = (seat: SeatId | undefined) => (seat === undefined ? NO_SEAT_COLOR : gameUi.seat(seat).color);
    return {
      ...summary,
      before: seenViews.get(summary.from) ?? loaded,
      after: moment.view,
      colors: new Map(
        summary.parts.flatMap(({ seat, spaces }) => spaces.map((space) => [space, colorOf(seat)] as const)),
      ),
    };
  }, [summary, seenViews, loaded, moment, gameUi]);
}

/** The view of a past moment; undefined until it is loaded. */
function useViewAt(play: Play, viewer: string, n: number | undefined): Json | undefined {
  const [loaded, setLoaded] = useState<{ readonly viewer: string; readonly n: number; readonly view: Json }>();
  const load = useStableCallback((at: number) => play.at(at));
  useEffect(() => {
    if (n === undefined) return;
    let isWanted = true;
    load(n).then(
      ({ view }) => isWanted && setLoaded({ viewer, n, view }),
      // Without that view the summary still has the log.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load, viewer, n]);
  return loaded && loaded.n === n && loaded.viewer === viewer ? loaded.view : undefined;
}
