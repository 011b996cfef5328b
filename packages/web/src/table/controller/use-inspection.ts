import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../hooks.js';

/** Which thing on the board the inspector shows. */
export interface InspectionState {
  readonly inspected: string | undefined;
  /** The pointer or the focus rests on this thing. */
  readonly hovered: string | undefined;
  readonly isPinned: boolean;
  readonly inspect: (reference: string | undefined, pin?: boolean) => void;
  readonly unpin: () => void;
}

/** During playback only a pinned thing is inspected. */
export function useInspection(isPlayingBack: boolean): InspectionState {
  const [pinned, setPinned] = useState<string>();
  const [hovered, hover] = useHoverIntent();
  const inspect = useStableCallback((reference: string | undefined, pin?: boolean) => {
    // A second press on the same thing closes it. Touching is not hovering: no event would ever end it.
    if (pin) setPinned(reference === pinned ? undefined : reference);
    else hover(reference);
  });
  const unpin = useStableCallback(() => setPinned(undefined));
  const inspected = pinned ?? (isPlayingBack ? undefined : hovered);
  return { inspected, hovered, isPinned: pinned !== undefined, inspect, unpin };
}

/** How long the pointer rests on a thing before it counts as hovered: on the first, and on the next ones. */
const FIRST_HOVER_DELAY_MS = 320;
const NEXT_HOVER_DELAY_MS = 120;

/** Debounces hovering and leaving, so that nothing flickers while the pointer crosses the board. */
function useHoverIntent(): readonly [string | undefined, (reference: string | undefined) => void] {
  const [reference, setReference] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hover = useStableCallback((next: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setReference(next),
      reference === undefined ? FIRST_HOVER_DELAY_MS : NEXT_HOVER_DELAY_MS,
    );
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return [reference, hover];
}
