import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type GoldenGame, goldenChecks, newGoldenFiles } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { imperialStruggle as game } from './index.js';
import { type Position, USA } from './position.js';

const games: Readonly<Record<string, GoldenGame<Position>>> = {
  final: { settings: {}, end: 'result.final' },
  'united-states': { settings: {}, end: 'result.final', has: ({ flags }) => flags.includes(USA) },
  sweep: { settings: {}, end: 'result.sweep' },
  points: { settings: {}, end: 'result.points' },
  optional: {
    settings: { spain: 'yes', swap: 'yes', layout: 'choice', forts: 'tough', surcharge: 'region' },
    end: 'result.final',
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
