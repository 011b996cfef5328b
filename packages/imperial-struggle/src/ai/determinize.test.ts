import { readSettings, seedChance } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { imperialStruggle as game } from '../index.js';
import { drawBonus } from '../next-war-display.js';
import { determinize } from './determinize.js';

it.each([0, 1, 2, 3])('lays tiles that the side has drawn since where its next draws find them, world %i', (world) => {
  const before = game.setup(readSettings(game), seedChance('draws'));
  const now = game.clone(before);
  const drawn = now.bonusPool.france.splice(2, 2);
  determinize(before, now, 'france', seedChance(`world ${world}`));
  const found = [drawBonus(before, 'france'), drawBonus(before, 'france')];
  expect(new Set(found)).toEqual(new Set(drawn));
  expect(new Set(before.bonusPool.france)).toEqual(new Set(now.bonusPool.france));
});
