import { type Json, randomBelow } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { View } from './position-format.js';
import { positionFromView } from './position-from-view.js';
import { SIDES } from './sides.js';
import { playAll } from './testing/games.js';
import { redact, view } from './view.js';

describe('8.5.2 a view has everything that is public', () => {
  it('a position can be had from it, but for cards in hand and, except for the Jihadist, markers set aside', () => {
    let plots = 0;
    playAll(8, ({ position }, chance) => {
      if (randomBelow(chance, 12) > 0) return;
      const seat = ['us', 'jihadist', 'observer'][randomBelow(chance, 3)];
      const expected = redact(position, seat);
      for (const side of SIDES) expected.hands[side].fill(0);
      if (seat !== 'jihadist') expected.setAside.fill(0);
      const sent: Json = JSON.parse(JSON.stringify(view(position, seat)));
      const { chance: _, ...seen } = positionFromView(sent as View);
      expect(seen).toEqual({ ...expected, chance: undefined });
      plots += position.plots.length;
    });
    expect(plots).toBeGreaterThan(20);
  });
});
