import { describe, expect, it } from 'vitest';
import { endFollower, type Scrollable } from './follow-end.js';

/** A list that scrolls as in a browser, never past its end. */
function listOf(contentPixels: number, heightPixels: number) {
  let top = 0;
  const list: Scrollable & { scrollHeight: number; clientHeight: number } = {
    scrollHeight: contentPixels,
    clientHeight: heightPixels,
    get scrollTop() {
      return Math.max(0, Math.min(top, list.scrollHeight - list.clientHeight));
    },
    set scrollTop(to: number) {
      top = to;
      top = list.scrollTop;
    },
  };
  return list;
}
const hiddenBelow = ({ scrollHeight, scrollTop, clientHeight }: Scrollable) => scrollHeight - scrollTop - clientHeight;

describe('a list that follows its end', () => {
  it('keeps following when it grows or gets smaller before its own scrolling is reported', () => {
    const list = listOf(900, 300);
    const follower = endFollower();
    follower.resized(list);
    expect(hiddenBelow(list)).toBe(0);
    // The browser reports scrolling one frame later. By then the prompt above has taken half of the room.
    list.clientHeight = 160;
    list.scrollHeight = 1453;
    follower.scrolled(list);
    expect(hiddenBelow(list)).toBeGreaterThan(600);
    follower.resized(list);
    expect(hiddenBelow(list)).toBe(0);
  });

  it('keeps following when older parts are folded and it grows again', () => {
    const list = listOf(2600, 200);
    const follower = endFollower();
    follower.resized(list);
    list.scrollHeight = 600;
    follower.resized(list);
    list.scrollHeight = 900;
    follower.scrolled(list);
    follower.resized(list);
    expect(hiddenBelow(list)).toBe(0);
  });

  it('keeps following when it is folded and grows again before the browser reports any of it', () => {
    const list = listOf(2600, 200);
    const follower = endFollower();
    follower.resized(list);
    follower.changing();
    list.scrollHeight = 600;
    list.scrollTop = 400;
    follower.changing();
    list.scrollHeight = 1200;
    follower.scrolled(list);
    follower.resized(list);
    expect(hiddenBelow(list)).toBe(0);
  });

  it('stays where the reader scrolled to, until the reader is back at the end', () => {
    const list = listOf(900, 300);
    const follower = endFollower();
    follower.resized(list);
    list.scrollTop = 200;
    follower.scrolled(list);
    list.scrollHeight = 1200;
    follower.resized(list);
    expect(list.scrollTop).toBe(200);
    // Scrolling down, but not to the end.
    list.scrollTop = 500;
    follower.scrolled(list);
    follower.resized(list);
    expect(list.scrollTop).toBe(500);
    list.scrollTop = 890;
    follower.scrolled(list);
    list.scrollHeight = 1500;
    follower.resized(list);
    expect(hiddenBelow(list)).toBe(0);
  });

  it('stays where the reader scrolled to if the list shrinks to that place and grows again', () => {
    const list = listOf(2600, 200);
    const follower = endFollower();
    follower.resized(list);
    list.scrollTop = 2000;
    follower.scrolled(list);
    // Cards above are folded; the browser moves the list to its new end and reports that.
    list.scrollHeight = 600;
    list.scrollTop = 400;
    follower.scrolled(list);
    list.scrollHeight = 1200;
    follower.resized(list);
    expect(list.scrollTop).toBe(400);
    list.scrollTop = 1000;
    follower.scrolled(list);
    list.scrollHeight = 1500;
    follower.resized(list);
    expect(hiddenBelow(list)).toBe(0);
  });

  it('follows again after the page itself showed an older line', () => {
    const list = listOf(900, 300);
    const follower = endFollower();
    follower.resized(list);
    list.scrollTop = 100;
    follower.moved(list);
    follower.scrolled(list);
    follower.resized(list);
    expect(hiddenBelow(list)).toBe(0);
  });
});
