import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type GoldenGame, goldenChecks, newGoldenFiles } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { labyrinth as game } from './index.js';
import type { Position } from './position.js';

const games: Readonly<Record<string, GoldenGame<Position>>> = {
  'one-deck': { seed: 'golden 5', settings: {}, end: 'result.jihadist.last', leastAnswers: 200 },
  'no-cells': {
    seed: 'golden 3',
    settings: { setup: 'you-can-call-me-al' },
    end: 'result.us.cells',
    leastAnswers: 200,
  },
  'two-decks': {
    seed: 'golden 13',
    settings: { setup: 'anaconda', length: 'tournament' },
    end: 'result.us.last',
    leastAnswers: 200,
  },
  'three-decks': {
    seed: 'golden 1',
    settings: { setup: 'mission-accomplished', length: 'campaign', prestige: 'plain' },
    end: 'result.us.cells',
    leastAnswers: 200,
  },
  alone: {
    seed: 'golden 3',
    settings: { solitaire: 'yes', setup: 'anaconda' },
    end: 'result.jihadist.alone',
    leastAnswers: 200,
  },
  'alone-potent': {
    seed: 'golden 6',
    settings: { solitaire: 'yes', piles: 'three', ideology: 'potent' },
    end: 'result.jihadist.resources',
    leastAnswers: 200,
  },
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
