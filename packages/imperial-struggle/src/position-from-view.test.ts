import { type Json, randomBelow } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { clone } from './position.js';
import { positionFromView } from './position-from-view.js';
import { SIDES } from './sides.js';
import { playAll } from './testing/games.js';
import { redact, view } from './view.js';

describe('5.0 a view has everything that is public', () => {
  it('a position can be had from it, with the Action Round under way, but for the cards in hand', () => {
    let rounds = 0;
    playAll(6, ({ position }, chance) => {
      if (randomBelow(chance, 12) > 0) return;
      const seat = ['britain', 'france', 'observer'][randomBelow(chance, 3)];
      const expected = clone(redact(position, seat));
      for (const side of SIDES) expected.hands[side].fill(0);
      const sent = JSON.parse(JSON.stringify(view(position, seat))) as Json;
      const { chance: _, ...seen } = positionFromView(sent);
      expect(seen).toEqual({ ...expected, chance: undefined });
      if (position.round) rounds++;
    });
    expect(rounds).toBeGreaterThan(50);
  });

  it('is small: what has not changed since the round began is left out', () => {
    let most = 0;
    playAll(3, ({ position }) => {
      if (position.round) most = Math.max(most, JSON.stringify(view(position, 'france')).length);
    });
    expect(most).toBeLessThan(7000);
  });
});
