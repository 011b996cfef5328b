import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** The part of an element that scrolling needs, in pixels. */
export interface Scrollable {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** The list counts as scrolled to its end if fewer pixels than this are hidden below. */
const END_PIXELS = 24;

/**
 * Keeps a growing list at its end until the reader scrolls up. Once the reader scrolls down to the end, it follows
 * again. Growth doesn't change `scrollTop`, and shrinking makes it smaller only at the end. So a smaller `scrollTop`
 * away from the end means that the reader scrolled up, and a smaller one at the end that the list shrank below them.
 * Scroll anchoring would make it smaller too, so it is off until the reader scrolls away.
 */
export function endFollower() {
  let isFollowing = true;
  let lastTop = 0;
  /** The contents changed and `resized` is still to come: the list may have become shorter and longer again. */
  let isChanging = false;
  return {
    isFollowing: () => isFollowing,
    /** The list's contents are about to be laid out. */
    changing(): void {
      isChanging = true;
    },
    /** The list's contents or size changed. */
    resized(list: Scrollable): void {
      isChanging = false;
      if (isFollowing) list.scrollTop = list.scrollHeight;
      lastTop = list.scrollTop;
    },
    /** The page itself scrolled the list. */
    moved(list: Scrollable): void {
      lastTop = list.scrollTop;
    },
    /** A scroll event, whatever caused it. */
    scrolled(list: Scrollable): void {
      if (isChanging) return;
      const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < END_PIXELS;
      if (isAtEnd && list.scrollTop > lastTop) isFollowing = true;
      if (!isAtEnd && list.scrollTop < lastTop) isFollowing = false;
      lastTop = list.scrollTop;
    },
  };
}

export interface FollowEnd {
  /** Whether the list is at its end, or would be once it has been scrolled there. */
  readonly isFollowing: () => boolean;
  readonly onScroll: () => void;
  /** Scrolls an element of the list into view without counting it as the reader's scrolling. */
  readonly reveal: (element: Element) => void;
}

/** `isPaused`: the list shows a place other than its end. `contents`: the list follows when one of these changes. */
export function useFollowEnd(
  list: RefObject<HTMLElement | null>,
  isPaused: boolean,
  contents: readonly unknown[],
): FollowEnd {
  const [follower] = useState(endFollower);
  // Scrolls in the next frame, before it is painted: here the browser would have to lay out the page once more.
  useLayoutEffect(() => {
    if (isPaused) return;
    follower.changing();
    const frame = requestAnimationFrame(() => list.current && follower.resized(list.current));
    return () => cancelAnimationFrame(frame);
  }, [list, follower, isPaused, ...contents]);
  // The prompt above the list grows and shrinks with every question.
  useEffect(() => {
    const { current } = list;
    if (!current || isPaused) return;
    const observer = new ResizeObserver(() => follower.resized(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, follower, isPaused]);
  const [handlers] = useState<FollowEnd>(() => ({
    isFollowing: follower.isFollowing,
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
