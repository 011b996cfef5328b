import { walkWorlds } from '@sandtable/ai/testing';
import { expect, it } from 'vitest';
import { andeanAbyss as game } from '../index.js';
import { settingsFor } from '../testing/settings.js';
import { hooks } from './hooks.js';

it('imagines only worlds that nobody can tell from the match, at every question of whole games', () => {
  const beginnings = Array.from({ length: 4 }, (_, i) => ({ settings: settingsFor(i), seed: `worlds ${i}` }));
  const { decisions, rebuilt, wrong } = walkWorlds(game, hooks, beginnings, 1);
  expect(wrong).toEqual([]);
  expect(rebuilt / decisions).toBeGreaterThan(0.98);
});
