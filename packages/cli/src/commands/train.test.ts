import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labyrinth } from '@sandtable/labyrinth';
import { afterAll, describe, expect, it } from 'vitest';
import { TrainingFolder } from '../train/storage.js';
import { train } from '../train/train.js';
import { weightsModule } from '../train/weights-module.js';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAN = { seed: 'test', games: 10, rounds: 0, selfGames: 10, pairs: 10 };

describe('training', () => {
  it('makes the same networks from the same seed, and reads what is finished instead of playing again', () => {
    const played: string[] = [];
    const run = (name: string) =>
      train(labyrinth, labyrinth.ai, PLAN, new TrainingFolder(join(folder, name)), (net, stage) => {
        played.push(`${net} ${stage}`);
      });
    const first = run('a');
    const gamesPlayed = played.filter((it) => it.endsWith(' prelude')).length;
    expect(gamesPlayed).toBe(2 * PLAN.games);
    expect(run('b').weights).toEqual(first.weights);
    played.length = 0;
    expect(run('a').weights).toEqual(first.weights);
    expect(played.filter((it) => it.endsWith(' prelude'))).toEqual([]);
    expect(first.curve.map(({ net }) => net)).toContain('solitaire');
    expect(weightsModule(first.weights)).toContain(first.weights.digest);
    expect(readFileSync(join(folder, 'a', 'two-player', 'prelude.net'), 'utf8')).toBe(first.weights.nets['two-player']);
  });
});
