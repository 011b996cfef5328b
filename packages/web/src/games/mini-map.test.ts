import { readdirSync, readFileSync } from 'node:fs';
import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import { type Json, type Match, newMatch } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { describe, expect, it } from 'vitest';
import { miniMap as andeanAbyssMap } from './andean-abyss/board/mini-map.js';
import { miniMap as imperialStruggleMap } from './imperial-struggle/board/mini-map.js';
import { miniMap as labyrinthMap } from './labyrinth/board/mini-map.js';

const viewOf = (match: Match): Json => match.view('observer');
const MAPS = {
  'andean-abyss': andeanAbyssMap(viewOf(newMatch(andeanAbyss, { settings: {}, seed: 'map' }))),
  labyrinth: labyrinthMap(viewOf(newMatch(labyrinth, { settings: {}, seed: 'map' }))),
  'imperial-struggle': imperialStruggleMap(viewOf(newMatch(imperialStruggle, { settings: {}, seed: 'map' }))),
};

/** Every CSS variable of the pages and of a game. */
function variablesOf(game: string): ReadonlySet<string> {
  const folder = new URL(`${game}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const texts = [new URL('../theme.css', import.meta.url), ...files.map((file) => new URL(file, folder))];
  return new Set(texts.flatMap((url) => readFileSync(url, 'utf8').match(/--[\w-]+(?=:)/g) ?? []));
}

describe.each(Object.entries(MAPS))('the small map of %s', (game, { frame, sea, shapes, dots }) => {
  it('has land and spaces inside its frame', () => {
    expect(shapes.length).toBeGreaterThan(1);
    expect(dots.length).toBeGreaterThan(2);
    for (const { path } of shapes) expect(path).toMatch(/^(M|$)/);
    for (const { at } of dots) {
      expect(at[0] > 0 && at[0] < frame.width && at[1] > 0 && at[1] < frame.height).toBe(true);
    }
  });

  it('has colors that the board defines', () => {
    const variables = variablesOf(game);
    const used = [sea, ...[...shapes, ...dots].map(({ fill }) => fill)];
    const names = used.map((fill) => /^var\((--[\w-]+)\)$/.exec(fill)?.[1] ?? fill);
    expect([...new Set(names)].filter((name) => !variables.has(name))).toEqual([]);
    // The position shows: not everything has the same color.
    expect(new Set(names).size).toBeGreaterThan(4);
  });
});
