import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type GoldenGame, goldenChecks, newGoldenFiles } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from './index.js';
import type { Position } from './position.js';

const games: Readonly<Record<string, GoldenGame<Position>>> = {
  'four-factions': { seed: 'golden 2', settings: {}, end: 'result.final', leastAnswers: 400 },
  'four-factions-victory': { seed: 'golden 6', settings: {}, end: 'result.victory', leastAnswers: 400 },
  'shared-factions': {
    seed: 'golden 3',
    settings: { players: '2', edition: '2', deployment: 'open', eligibility: 'A', piles: 'nearly', council: 'space' },
    leastAnswers: 400,
  },
  'three-players': { seed: 'golden 1', settings: { nonplayers: 'cartels', edition: '2' }, leastAnswers: 400 },
};

const folder = new URL('./golden/', import.meta.url);
const filesInFolder = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.json'))
      .map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]),
  );

if (process.env.GOLDEN === 'write') {
  const added = newGoldenFiles({ game, games, files: filesInFolder() });
  for (const [path, text] of Object.entries(added)) writeFileSync(new URL(path, folder), text);
}

describe('golden records', () => {
  it.each(goldenChecks({ game, games, files: filesInFolder() }))('$name', ({ faults }) => expect(faults()).toEqual([]));
});
