import { describe, expect, it } from 'vitest';
import { addChatLine, chatSince, hasOlderChat, nextLineNumber, prependChat } from './match-replica.js';
import type { ChatLine } from './wire.js';

const lines = (from: number, to: number): ChatLine[] =>
  Array.from({ length: to - from }, (_, i) => ({ number: from + i, seat: 'red', text: `${from + i}`, at: 0 }));
const numbers = (chat: readonly ChatLine[]) => chat.map(({ number }) => number);

describe('the known part of a chat', () => {
  it('grows at its end, line by line', () => {
    const chat = lines(7, 9);
    expect(addChatLine(chat, lines(9, 10)[0])).toBe('understood');
    expect(addChatLine(chat, lines(8, 9)[0])).toBe('understood');
    expect(addChatLine(chat, lines(3, 4)[0])).toBe('understood');
    expect(addChatLine(chat, lines(11, 12)[0])).toBe('gap');
    expect(numbers(chat)).toEqual([7, 8, 9]);
    expect([nextLineNumber(chat), hasOlderChat(chat)]).toEqual([10, true]);
  });

  it('begins with the first line it gets', () => {
    const chat: ChatLine[] = [];
    expect([nextLineNumber(chat), hasOlderChat(chat)]).toEqual([0, false]);
    addChatLine(chat, lines(5, 6)[0]);
    expect(numbers(chat)).toEqual([5]);
  });

  it('grows at its front only by a page that ends right before it', () => {
    const chat = lines(7, 9);
    prependChat(chat, lines(2, 6));
    expect(numbers(chat)).toEqual([7, 8]);
    prependChat(chat, lines(4, 8));
    expect(numbers(chat)).toEqual([4, 5, 6, 7, 8]);
    prependChat(chat, []);
    expect(numbers(chat)).toEqual([4, 5, 6, 7, 8]);
  });

  it('can be sliced by line number', () => {
    const chat = lines(4, 8);
    expect([0, 4, 6, 8, 99].map((from) => numbers(chatSince(chat, from)))).toEqual([
      [4, 5, 6, 7],
      [4, 5, 6, 7],
      [6, 7],
      [],
      [],
    ]);
    expect(chatSince([], 3)).toEqual([]);
  });

  it('holds as many lines as a match may have', () => {
    const chat: ChatLine[] = [];
    for (const line of lines(0, 20_000)) addChatLine(chat, line);
    expect(chat).toHaveLength(20_000);
  });
});
