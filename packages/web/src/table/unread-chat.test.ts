import { describe, expect, it } from 'vitest';
import { hasUnread, NO_LINE_READ } from './unread-chat.js';

const line = (number: number, seat: string) => ({ number, seat, text: 'Good evening!', at: 0 });

describe('unread chat', () => {
  it('begins with the very first line, which the server numbers 0', () => {
    expect(hasUnread([], NO_LINE_READ, 'blue')).toBe(false);
    expect(hasUnread([line(0, 'red')], NO_LINE_READ, 'blue')).toBe(true);
    expect(hasUnread([line(0, 'red')], 0, 'blue')).toBe(false);
    expect(hasUnread([line(0, 'red'), line(1, 'red')], 0, 'blue')).toBe(true);
  });

  it('never includes the reader’s own lines', () => {
    expect(hasUnread([line(0, 'blue')], NO_LINE_READ, 'blue')).toBe(false);
    expect(hasUnread([line(0, 'red'), line(1, 'blue')], NO_LINE_READ, 'blue')).toBe(true);
  });
});
