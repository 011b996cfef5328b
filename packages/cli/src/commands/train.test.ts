import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labyrinth } from '@sandtable/labyrinth';
import { afterAll, describe, expect, it } from 'vitest';
import { TrainingFolder } from '../train/storage.js';
import { type OnProgress, train } from '../train/train.js';
import type { TrainerOptions } from '../train/trainers.js';
import { weightsModule } from '../train/weights-module.js';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLAN = { seed: 'test', games: 10, rounds: 0, selfGames: 10, pairs: 10 };

const MODULE = new URL('../../dist/games.js', import.meta.url).href;

describe('training', () => {
  let begun = 0;
  const counted: typeof labyrinth = {
    ...labyrinth,
    setup(settings, chance) {
      begun++;
      return labyrinth.setup(settings, chance);
    },
  };
  const seen: string[] = [];
  const run = (name: string, options?: TrainerOptions) => {
    const onProgress: OnProgress = (net, stage, done, of) => seen.push(`${net} ${stage} ${done}/${of}`);
    return train(counted, labyrinth.ai, PLAN, new TrainingFolder(join(folder, name)), onProgress, options);
  };

  it('makes the same networks from the same seed, and reads what is finished instead of playing again', async () => {
    const first = await run('a');
    expect(begun).toBe(2 * PLAN.games);
    expect((await run('b')).weights).toEqual(first.weights);
    begun = 0;
    seen.length = 0;
    expect((await run('a')).weights).toEqual(first.weights);
    expect(begun).toBe(0);
    // A bar that is drawn of this goes on where it stood.
    expect(seen).toContain(`two-player prelude ${PLAN.games}/${PLAN.games}`);
    expect(first.curve.map(({ net }) => net)).toContain('solitaire');
    expect(weightsModule(first.weights)).toContain(first.weights.digest);
    expect(readFileSync(join(folder, 'a', 'two-player', 'prelude.net'), 'utf8')).toBe(first.weights.nets['two-player']);
  });

  it('makes the same networks on several threads', async () => {
    const alone = await run('a');
    begun = 0;
    const together = await run('threads', { jobs: 2, module: MODULE });
    expect(begun).toBe(0);
    expect(together).toEqual(alone);
  });
});
