import { walkWorlds } from '@sandtable/ai/testing';
import { expect, it } from 'vitest';
import { imperialStruggle as game } from '../index.js';
import { hooks } from './hooks.js';

it('imagines only worlds that the side cannot tell from the match, at every question of whole games', () => {
  const beginnings = Array.from({ length: 5 }, (_, i) => ({ settings: {}, seed: `worlds ${i}` }));
  const { decisions, rebuilt, wrong } = walkWorlds(game, hooks, beginnings);
  expect(wrong).toEqual([]);
  // The rest are moments after several tiles were drawn in one round, which few worlds repeat.
  expect(rebuilt / decisions).toBeGreaterThan(0.97);
});
