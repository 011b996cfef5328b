import { describe, expect, it } from 'vitest';
import { type GoldenGame, goldenChecks, newGoldenFiles } from './testing/golden-games.js';
import { toy } from './testing/index.js';
import type { Toy } from './testing/toy-position.js';

const games: Readonly<Record<string, GoldenGame<Toy>>> = {
  short: { seed: 'golden 1', settings: {}, end: 'result.points' },
  found: { settings: {}, has: ({ points }) => points.red > points.blue },
};
const old = { ...toy, version: 1 };
const archived = Object.fromEntries(
  Object.entries(newGoldenFiles({ game: old, games: { short: games.short ?? { settings: {} } }, files: {} })).map(
    ([path, text]) => [path === 'digests.json' ? path : `v1/${path}`, text],
  ),
);
const game = { ...toy, version: 2 };
const files = { ...archived, ...newGoldenFiles({ game, games, files: archived }) };
const faultsOf = (changed: Readonly<Record<string, string>>, wanted = games) =>
  goldenChecks({ game, games: wanted, files: { ...files, ...changed } }).flatMap(({ name, faults }) =>
    faults().length > 0 ? [name] : [],
  );

describe('golden records', () => {
  it('are written once, with their digests, and replay', () => {
    expect(Object.keys(files).sort()).toEqual(['digests.json', 'found.json', 'short.json', 'v1/short.json']);
    expect(faultsOf({})).toEqual([]);
    expect(newGoldenFiles({ game, games, files })).toEqual({ 'digests.json': files['digests.json'] });
  });

  it('find a record that is written otherwise', () => {
    expect(faultsOf({ 'short.json': `${files['short.json']} ` })).toEqual([
      'short: replays answer by answer to the same end',
      'are those that were committed for their version',
    ]);
  });

  it.each([
    ['another end', { end: 'result.other' }],
    ['too few answers', { leastAnswers: 10_000 }],
    ['a last position without what is wanted', { has: () => false }],
  ])('find %s', (_, wanted) => {
    expect(faultsOf({}, { short: { settings: {}, ...wanted } })).toEqual([
      'short: replays answer by answer to the same end',
    ]);
  });
});
