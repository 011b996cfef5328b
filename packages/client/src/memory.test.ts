import { describe, expect, it } from 'vitest';
import { hasOlder, hear, nextLine, recall, talkSince } from './memory.js';
import type { ChatLine } from './wire.js';

const lines = (from: number, to: number): ChatLine[] =>
  Array.from({ length: to - from }, (_, i) => ({ number: from + i, seat: 'red', text: `${from + i}`, at: 0 }));
const numbers = (chat: readonly ChatLine[]) => chat.map(({ number }) => number);

describe('talk that is known from some line on', () => {
  it('grows at its end, line by line', () => {
    const chat = lines(7, 9);
    expect(hear(chat, lines(9, 10)[0])).toBe('understood');
    expect(hear(chat, lines(8, 9)[0])).toBe('understood');
    expect(hear(chat, lines(3, 4)[0])).toBe('understood');
    expect(hear(chat, lines(11, 12)[0])).toBe('gap');
    expect(numbers(chat)).toEqual([7, 8, 9]);
    expect([nextLine(chat), hasOlder(chat)]).toEqual([10, true]);
  });

  it('begins with whatever comes first', () => {
    const chat: ChatLine[] = [];
    expect([nextLine(chat), hasOlder(chat)]).toEqual([0, false]);
    hear(chat, lines(5, 6)[0]);
    expect(numbers(chat)).toEqual([5]);
  });

  it('grows at its front by a page that fits, and by no other', () => {
    const chat = lines(7, 9);
    recall(chat, lines(2, 6));
    expect(numbers(chat)).toEqual([7, 8]);
    recall(chat, lines(4, 8));
    expect(numbers(chat)).toEqual([4, 5, 6, 7, 8]);
    recall(chat, []);
    expect(numbers(chat)).toEqual([4, 5, 6, 7, 8]);
  });

  it('is found from a line on', () => {
    const chat = lines(4, 8);
    expect([0, 4, 6, 8, 99].map((from) => numbers(talkSince(chat, from)))).toEqual([
      [4, 5, 6, 7],
      [4, 5, 6, 7],
      [6, 7],
      [],
      [],
    ]);
    expect(talkSince([], 3)).toEqual([]);
  });

  it('is heard to its limit', () => {
    const chat: ChatLine[] = [];
    for (const line of lines(0, 20_000)) hear(chat, line);
    expect(chat).toHaveLength(20_000);
  });
});
