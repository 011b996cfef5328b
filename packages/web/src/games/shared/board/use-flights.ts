import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type AnimationLayers, animate, pulse } from './animate.js';
import type { Flight } from './flights.js';

/** What a game animates between two of its views: moving pieces, and new markers. */
export interface BoardMoves<V, S extends string, P extends string>
  extends Pick<AnimationLayers<S>, 'tokenRef' | 'middleOf'> {
  readonly flights: (before: V, after: V) => readonly Flight<S, P>[];
  readonly newMarkers: (before: V, after: V) => readonly { readonly space: S; readonly marker: string }[];
}

/** Animates every change of the view. Returns refs for the layers that the board must draw. */
export function useFlights<V, S extends string, P extends string>(
  view: V,
  still: boolean,
  moves: BoardMoves<V, S, P>,
): { readonly contents: RefObject<SVGGElement | null>; readonly air: RefObject<SVGGElement | null> } {
  const contents = useRef<SVGGElement>(null);
  const air = useRef<SVGGElement>(null);
  const before = useRef(view);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = view;
    if (was === view || !contents.current || !air.current || !mayMove(still)) return;
    const { flights, newMarkers, tokenRef, middleOf } = moves;
    animate({ contents: contents.current, flightLayer: air.current, tokenRef, middleOf }, flights(was, view));
    for (const { space, marker } of newMarkers(was, view)) pulse(contents.current, space, marker);
  }, [view, still, moves]);
  return { contents, air };
}

const mayMove = (still: boolean): boolean =>
  !still && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
