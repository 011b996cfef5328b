import { useEffect, useState } from 'react';
import type { Moment, Play } from '../../play/play.js';
import { useStableCallback } from '../hooks.js';

/** The replay bar, and the past moment that the board shows. */
export interface ReplayState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The number of answers given at the moment shown; undefined while the present is shown. */
  readonly past: number | undefined;
  /** The moment at `past`; while it loads, the past moment shown before it. */
  readonly pastMoment: Moment | undefined;
  readonly showPast: (n: number | undefined) => void;
  /** Opens the replay at a moment. */
  readonly jumpTo: (n: number) => void;
  /** The replay advances by itself. */
  readonly isRunning: boolean;
  readonly setRunning: (isRunning: boolean) => void;
  /** Replays from a moment to the present, slowly enough to follow, and then closes. */
  readonly retrace: (n: number) => void;
  readonly isRetracing: boolean;
}

export function useReplay(play: Play, answerCount: number, onError: (error: unknown) => void): ReplayState {
  const [isOpen, setOpen] = useState(false);
  const [past, showPast] = useState<number>();
  const [isRunning, setRunning] = useState(false);
  const [isRetracing, setRetracing] = useState(false);
  const pastMoment = usePastMoment(play, past, onError);
  const toggle = useStableCallback(() => {
    setOpen(!isOpen);
    setRetracing(false);
    setRunning(false);
    showPast(undefined);
  });
  const jumpTo = useStableCallback((n: number) => {
    setOpen(true);
    setRetracing(false);
    setRunning(false);
    showPast(n);
  });
  const retrace = useStableCallback((n: number) => {
    setOpen(true);
    setRetracing(true);
    setRunning(true);
    showPast(n);
  });
  // After an undo, the past moment may no longer exist.
  useEffect(() => {
    if (past !== undefined && past > answerCount) showPast(undefined);
  }, [past, answerCount]);
  return { isOpen, toggle, past, pastMoment, showPast, jumpTo, isRunning, setRunning, retrace, isRetracing };
}

/** The moment after the first `n` answers; until it is loaded, the one loaded before it. */
function usePastMoment(play: Play, n: number | undefined, onError: (error: unknown) => void): Moment | undefined {
  const [moment, setMoment] = useState<Moment>();
  const fail = useStableCallback(onError);
  useEffect(() => {
    if (n === undefined) return setMoment(undefined);
    let isWanted = true;
    play.at(n).then(
      (loaded) => isWanted && setMoment(loaded),
      (error: unknown) => isWanted && fail(error),
    );
    return () => {
      isWanted = false;
    };
  }, [play, n, fail]);
  return n === undefined ? undefined : moment;
}
