import { walkWorlds } from '@sandtable/ai/testing';
import { expect, it } from 'vitest';
import { labyrinth as game } from '../index.js';
import { settingsFor } from '../testing/games.js';
import { hooks } from './hooks.js';

it('imagines only worlds that the seat cannot tell from the match, at every question of whole games', () => {
  const beginnings = Array.from({ length: 12 }, (_, i) => ({ settings: settingsFor(i), seed: `worlds ${i}` }));
  const { decisions, rebuilt, wrong } = walkWorlds(game, hooks, beginnings);
  expect(wrong).toEqual([]);
  // The rest are moments in which the other side's answer stays hidden or the pile was shuffled since the checkpoint.
  expect(rebuilt / decisions).toBeGreaterThan(0.98);
});
