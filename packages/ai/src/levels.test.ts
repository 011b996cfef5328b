import { seedChance } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { simulationsOf } from './plan.js';
import { hashText, randomNormal, randomOption, randomUnit } from './random.js';

describe('chance of a searching player', () => {
  it('is spread evenly and normally', () => {
    const chance = seedChance('spread');
    const units = Array.from({ length: 4000 }, () => randomUnit(chance));
    const normals = Array.from({ length: 4000 }, () => randomNormal(chance));
    const mean = (list: readonly number[]) => list.reduce((sum, it) => sum + it, 0) / list.length;
    expect(mean(units)).toBeCloseTo(0.5, 1);
    expect(mean(normals)).toBeCloseTo(0, 1);
    expect(mean(normals.map((it) => it * it))).toBeCloseTo(1, 0);
  });

  it('takes an aside only if there is nothing else', () => {
    const chance = seedChance('aside');
    for (let i = 0; i < 20; i++) expect(randomOption(chance, ['a', 'b', 'aside:c'])).not.toBe('aside:c');
    expect(randomOption(chance, ['aside:c'])).toBe('aside:c');
  });

  it('tells texts apart that differ in one letter', () => {
    const hashes = new Set(Array.from({ length: 2000 }, (_, i) => hashText(`{"answers":["card:${i}"]}`)));
    expect(hashes.size).toBe(2000);
  });
});

it('counts the simulations that a budget allows', () => {
  const budget = { proposals: 10, proposalWorlds: 2, finalists: 3, samples: 12, depth: 0, stray: 0 };
  expect(simulationsOf(budget)).toBe(32);
});
