import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toy } from '@sandtable/kernel/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { ladder } from './ladder.js';
import { LadderResults } from './results.js';
import { withSection } from './section.js';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a ladder with a folder', () => {
  const plan = { players: ['miser'], games: 6, seed: 'kept', jobs: 1, module: '', settings: {}, folder };

  it('goes on where it stopped, and reports what is finished without playing', async () => {
    const half = await ladder(toy, { ...plan, games: 3 }, () => undefined);
    expect(half.rows.every(({ games }) => games === 3)).toBe(true);
    const whole = await ladder(toy, plan, () => undefined);
    const alone = await ladder(toy, { ...plan, folder: undefined }, () => undefined);
    expect(whole).toEqual(alone);
    const finished = await ladder(toy, { ...plan, games: 1000, onlyFinished: true }, () => undefined);
    expect(finished).toEqual(whole);
  });

  it('keeps games without a winner', () => {
    const draw = { winners: [], scores: { red: 3, blue: 3 } };
    new LadderResults(folder).add('draw', 4, draw);
    expect(new LadderResults(folder).of('draw').get(4)).toEqual(draw);
  });
});

describe('the section of a page', () => {
  it('is replaced where it stands, and added where there is none', () => {
    const page = withSection('# Players\n', 'toy', 'one');
    expect(page).toBe('# Players\n\n<!-- ladder toy -->\n\none\n\n<!-- end of ladder -->\n');
    expect(withSection(`${page}\nMore.\n`, 'toy', 'two')).toBe(`${page.replace('one', 'two')}\nMore.\n`);
  });
});
