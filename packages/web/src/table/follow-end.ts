import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** As much of an element as scrolling needs, in pixels. */
export interface Scrollable {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Less than this below the visible part counts as the end. */
const END_PIXELS = 24;

/**
 * Keeps a growing list at its end until the reader scrolls up; once the reader is back at the end, it follows again.
 * Growth below leaves `scrollTop` alone and shrinking stops at the end, so away from the end only a reader makes it
 * smaller. Scroll anchoring would make it smaller too; it is for readers who have scrolled away, and off until then.
 */
export function endFollower() {
  let isFollowing = true;
  let lastTop = 0;
  return {
    isFollowing: () => isFollowing,
    /** Something was added or the list has another size. */
    resized(list: Scrollable): void {
      if (isFollowing) list.scrollTop = list.scrollHeight;
      lastTop = list.scrollTop;
    },
    /** The page itself scrolled the list. */
    moved(list: Scrollable): void {
      lastTop = list.scrollTop;
    },
    /** A scroll event, whatever caused it. */
    scrolled(list: Scrollable): void {
      if (list.scrollHeight - list.scrollTop - list.clientHeight < END_PIXELS) isFollowing = true;
      else if (list.scrollTop < lastTop) isFollowing = false;
      lastTop = list.scrollTop;
    },
  };
}

export interface FollowEnd {
  readonly onScroll: () => void;
  /** Scrolls an element of the list into view; that does not count as the reader's scrolling. */
  readonly reveal: (element: Element) => void;
}

/** `isPaused`: the list shows something else than its end for now. `contents`: follows whenever one of these changes. */
export function useFollowEnd(
  list: RefObject<HTMLElement | null>,
  isPaused: boolean,
  contents: readonly unknown[],
): FollowEnd {
  const [follower] = useState(endFollower);
  useLayoutEffect(() => {
    if (list.current && !isPaused) follower.resized(list.current);
  }, [list, follower, isPaused, ...contents]);
  // What stands above the list grows and shrinks with every question.
  useEffect(() => {
    const { current } = list;
    if (!current || isPaused) return;
    const watch = new ResizeObserver(() => follower.resized(current));
    watch.observe(current);
    return () => watch.disconnect();
  }, [list, follower, isPaused]);
  const [handlers] = useState<FollowEnd>(() => ({
    onScroll: () => {
      if (!list.current) return;
      follower.scrolled(list.current);
      list.current.style.overflowAnchor = follower.isFollowing() ? '' : 'auto';
    },
    reveal: (element) => {
      element.scrollIntoView({ block: 'nearest' });
      if (list.current) follower.moved(list.current);
    },
  }));
  return handlers;
}
