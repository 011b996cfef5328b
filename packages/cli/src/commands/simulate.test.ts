import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { newMatch, playBots, seatBots } from '@sandtable/kernel';
import { toy } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { GameSource } from '../context.js';
import { realGames } from '../testing/games.js';
import { folder, sandtable } from '../testing/terminal.js';

const report = async (argv: string[], gameSource?: GameSource) => {
  const { code, out, err } = await sandtable(
    ['simulate', 'toy', '--json', ...argv],
    [],
    gameSource ? { gameSource } : {},
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trimEnd()).not.toContain('\n');
  return JSON.parse(out);
};

/** The compiled toy game, for worker threads. */
function builtShelf(changed = ''): GameSource {
  const kernel = new URL('../../../kernel/dist/testing/index.js', import.meta.url).href;
  const file = folder()('games.mjs');
  writeFileSync(file, `import { toy } from '${kernel}';\nexport const games = { toy: { ...toy, ${changed} } };\n`);
  return { games: { toy }, module: pathToFileURL(file).href };
}

describe('simulate', () => {
  it('counts wins, scores and answers', async () => {
    const told = await report(['--games', '50', '--seed', 'count']);
    expect(told).toMatchObject({ game: 'toy', games: 50, ended: 50, seed: 'count', jobs: 1 });
    expect(told.wins.red + told.wins.blue).toBeGreaterThanOrEqual(50);
    expect(told.stats.rounds).toEqual({ mean: 3, deviation: 0 });
    expect(told.answers.mean).toBeCloseTo(told.decisions / 50);
    expect(told.digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('plays game i with the seed S/i, and hashes the final positions in order', async () => {
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    const marks = [0, 1, 2].map((i) => {
      const match = newMatch(toy, { seed: `S/${i}` });
      playBots(match, seatBots(toy, match.seats, { red: 'random', blue: 'random' }, `S/${i}`));
      return sha(JSON.stringify(toy.writePosition(match.position)));
    });
    expect((await report(['--games', '3', '--seed', 'S'])).digest).toBe(sha(marks.join('')));
  });

  it('has a digest that depends only on the seed, the settings and the bots', async () => {
    const digest = async (...argv: string[]) => (await report(['--games', '20', ...argv])).digest;
    const usual = await digest();
    expect(await digest('--check')).toBe(usual);
    expect(await digest('--seat', 'red=random', 'blue=random')).toBe(usual);
    expect(await digest('--seed', '2')).not.toBe(usual);
    expect(await digest('--set', 'scenario=skirmish')).not.toBe(usual);
    expect(await digest('--seat', 'red=miser')).not.toBe(usual);
  });

  it('plays the same on several threads', async () => {
    const one = await report(['--games', '41', '--seed', 'threads']);
    const three = await report(['--games', '41', '--seed', 'threads', '--jobs', '3'], builtShelf());
    expect(three).toMatchObject({ jobs: 3, digest: one.digest, wins: one.wins, scores: one.scores, stats: one.stats });
  });

  it('prints a table for people', async () => {
    const { code, out, err } = await sandtable(['simulate', 'toy', '--games', '20', '--lang', 'fr']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Hill and Ford : 20 sur 20 parties terminées (graine 1)');
    expect(out).toMatch(/Rouge +random +\d+ +\d+,\d/);
    expect(out).toContain('tours joués : 3,0');
    expect(out).toMatch(/Empreinte : [0-9a-f]{64}/);
  });

  it('shows a progress bar if a person watches, and clears it at the end', async () => {
    const { out, err } = await sandtable(['simulate', 'toy', '--games', '20', '--json'], [], {
      isInteractive: { out: true, err: true },
    });
    expect(err).toContain('20');
    expect(err.endsWith('\r\x1b[K')).toBe(true);
    expect(JSON.parse(out).games).toBe(20);
  });
});

describe('8.0 simulate with non-players', () => {
  const plan = async (...argv: string[]) => {
    const command = ['simulate', 'andean-abyss', '--games', '2', '--check', '--json', ...argv];
    const { code, out, err } = await sandtable(command, [], { gameSource: realGames });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { options, seating, digest, ended } = JSON.parse(out);
    expect(ended).toBe(2);
    return { nonplayers: options.nonplayers, seating, digest };
  };

  it('plays the same games whether a setting or the seating names them', async () => {
    const solo = await plan('--set', 'scenario=solo');
    expect(solo).toMatchObject({
      nonplayers: 'farc+auc+cartels',
      seating: { government: 'random', farc: 'nonplayer', auc: 'nonplayer', cartels: 'nonplayer' },
    });
    expect(await plan('--seat', 'farc=nonplayer', 'auc=nonplayer', 'cartels=nonplayer')).toEqual(solo);
    expect((await plan('--seat', 'auc=nonplayer')).nonplayers).toBe('auc');
  });
});

describe('a game that fails', () => {
  const shelfOf = (changed: Partial<typeof toy>): GameSource => ({
    games: { toy: { ...toy, ...changed } },
    module: '',
  });
  const poor = (p: { coins: { red: number } }) => {
    if (p.coins.red === 0) throw new Error('red is poor');
  };

  it('in an invariant is reported with its seed and answer, exit code 1', async () => {
    const argv = ['simulate', 'toy', '--games', '50', '--seed', 'S'];
    const { code, out, err } = await sandtable([...argv, '--check'], [], { gameSource: shelfOf({ check: poor }) });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^An invariant is broken in the game with seed S\/\d+ after answer \d+: red is poor\n$/);
    const [, seed, answer] = /seed (\S+) after answer (\d+)/.exec(err) ?? [];
    const match = newMatch(toy, { seed });
    const poorAt: number[] = [];
    playBots(match, seatBots(toy, match.seats, { red: 'random', blue: 'random' }, seed), () => {
      if (match.position.coins.red === 0) poorAt.push(match.answers.length);
    });
    expect(poorAt[0]).toBe(Number(answer));
    expect((await sandtable(argv, [], { gameSource: shelfOf({ check: poor }) })).code).toBe(0);
  });

  it('is the same one on several threads', async () => {
    const argv = ['simulate', 'toy', '--games', '60', '--seed', 'S', '--check'];
    const alone = await sandtable(argv, [], { gameSource: shelfOf({ check: poor }) });
    const gameSource = builtShelf(`check: ${String(poor)}`);
    expect(await sandtable([...argv, '--jobs', '4'], [], { gameSource })).toEqual(alone);
  });

  it('through a fault in the rules is reported with the answer that caused it', async () => {
    const { code, err } = await sandtable(['simulate', 'toy', '--games', '50'], [], {
      gameSource: shelfOf({
        *play(p) {
          const result = yield* toy.play(p);
          if (p.points.red > p.points.blue) throw new Error('red must not win');
          return result;
        },
      }),
    });
    expect(code).toBe(1);
    expect(err).toMatch(/^A rule failed in the game with seed 1\/\d+ at answer \d+: red must not win\n$/);
  });
});
