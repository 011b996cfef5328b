import type { Json, SeatId } from '@sandtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { GameUi } from '../../games/game-ui.js';
import type { Play } from '../../play/play.js';
import { useStableCallback } from '../hooks.js';
import type { ShownPlayback } from '../use-playback.js';
import { type SeatTurn, summarizeTurn, type TurnSummary } from './turn-summary.js';

/** A seat's turn with the views before and after it, if the page has seen them. */
export interface ViewedTurn extends SeatTurn {
  readonly views: readonly [before: Json, after: Json] | undefined;
}

export interface SummaryState extends Omit<TurnSummary, 'turns'> {
  /** The view after the viewer's last answer; undefined until it is loaded. */
  readonly before: Json | undefined;
  readonly after: Json;
  readonly turns: readonly ViewedTurn[];
  /** The color of the seat that last changed each space. */
  readonly colors: ReadonlyMap<string, string>;
}

/** What happened since the viewer's last answer, as long as `isAsked`: until the viewer answers again. */
export function useTurnSummary(
  play: Play,
  gameUi: GameUi,
  { shown, seenViews }: Pick<ShownPlayback, 'shown' | 'seenViews'>,
  isAsked: boolean,
): SummaryState | undefined {
  const { viewer, steps, moment } = shown;
  const summary = useMemo(
    () => (isAsked ? summarizeTurn({ viewer, steps }, gameUi.logHeading) : undefined),
    [isAsked, viewer, steps, gameUi],
  );
  const loaded = useViewAt(play, viewer, summary && !seenViews.has(summary.from) ? summary.from : undefined);
  return useMemo(() => {
    if (!summary) return undefined;
    const before = seenViews.get(summary.from) ?? loaded;
    const viewAt = (n: number): Json | undefined => {
      if (n === summary.from) return before;
      return n === summary.to ? moment.view : seenViews.get(n);
    };
    const turns = summary.turns.map((turn): ViewedTurn => {
      const [was, is] = [viewAt(turn.from), viewAt(turn.to)];
      return { ...turn, views: was === undefined || is === undefined ? undefined : [was, is] };
    });
    return {
      ...summary,
      before,
      after: moment.view,
      turns,
      colors: colorsOf(turns, (seat) => gameUi.seat(seat).color),
    };
  }, [summary, seenViews, loaded, moment, gameUi]);
}

const colorsOf = (turns: readonly SeatTurn[], colorOf: (seat: SeatId) => string): ReadonlyMap<string, string> =>
  new Map(turns.flatMap(({ seat, spaces }) => spaces.map((space) => [space, colorOf(seat)] as const)));

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
