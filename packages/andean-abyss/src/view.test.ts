import { newMatch, playBot, seatBots } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from './index.js';
import { FORMAT } from './position-format.js';
import { redact, view } from './view.js';

describe('views, which share what has not changed', () => {
  const seed = 'shared views';
  const match = newMatch(game, { seed });
  const bots = seatBots(game, match.seats, Object.fromEntries(match.seats.map((seat) => [seat, 'random'])), seed);

  it('show the same as one written from a copy without anything from before, and stay as they were', () => {
    const earlier: { readonly view: ReturnType<typeof view>; readonly text: string }[] = [];
    let shared = 0;
    do {
      const now = view(match.position);
      const copy = redact(match.position);
      const text = JSON.stringify(now);
      expect(text).toBe(JSON.stringify(FORMAT.writeView({ ...copy, rules: { ...copy.rules } }, 'observer')));
      if (earlier.at(-1)?.view.spaces === now.spaces) shared++;
      earlier.push({ view: now, text });
    } while (earlier.length < 300 && playBot(match, bots));
    for (const { view: before, text } of earlier) expect(JSON.stringify(before)).toBe(text);
    expect(shared).toBeGreaterThan(100);
    expect(shared).toBeLessThan(earlier.length - 30);
  });

  it('blank nothing in the position itself', () => {
    const before = JSON.stringify([FORMAT.writeFile(match.position), [...match.position.chance.state]]);
    view(match.position);
    expect(JSON.stringify([FORMAT.writeFile(match.position), [...match.position.chance.state]])).toBe(before);
  });
});
