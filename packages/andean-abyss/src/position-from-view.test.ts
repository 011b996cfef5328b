import { type Json, newMatch, playBot, randomBelow, seatBots, seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from './index.js';
import type { View } from './position-format.js';
import { positionFromView } from './position-from-view.js';
import { redact, view } from './view.js';

describe('2.2 a view has everything that is public', () => {
  it.each([0, 1, 2])('a position can be had from it, but for what an operation has been refused (game %i)', (n) => {
    const seed = `seen ${n}`;
    const match = newMatch(game, { seed });
    const bots = seatBots(game, match.seats, Object.fromEntries(match.seats.map((seat) => [seat, 'random'])), seed);
    const chance = seedChance(seed);
    let operations = 0;
    do {
      if (randomBelow(chance, 10) > 0) continue;
      const { chance: _, underway, ...expected } = redact(match.position);
      const sent: Json = JSON.parse(JSON.stringify(view(match.position)));
      const { chance: __, underway: shown, ...seen } = positionFromView(sent as View);
      expect(seen).toEqual(expected);
      expect(shown).toEqual(underway && { ...underway, placedIn: [], refused: [], doneOver: undefined });
      if (underway) operations++;
    } while (playBot(match, bots));
    expect(operations).toBeGreaterThan(10);
  });
});
