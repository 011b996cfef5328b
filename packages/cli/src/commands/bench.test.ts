import { expect, it } from 'vitest';
import { realGames } from '../testing/games.js';
import { sandtable } from '../testing/terminal.js';

it('bench measures, in text and as JSON', async () => {
  const { code, out } = await sandtable(['bench', 'toy', '--seconds', '0.1']);
  expect(code).toBe(0);
  expect(out.split('\n').filter(Boolean)).toHaveLength(7);
  const report = JSON.parse((await sandtable(['bench', 'toy', '--seconds', '0.1', '--json'])).out);
  expect(report.game).toBe('toy');
  expect(report.recordBytes.max).toBeGreaterThanOrEqual(report.recordBytes.mean);
  for (const rate of [
    report.gamesPerSecond,
    report.decisionsPerSecond,
    report.copyMicroseconds,
    report.loadRecordMilliseconds,
    report.loadNoteMilliseconds,
  ]) {
    expect(rate).toBeGreaterThan(0);
  }
});

it('bench measures whole games between the game’s own bots, and how long each of their answers takes', async () => {
  const { code, out } = await sandtable(['bench', 'toy', '--bots', '--seconds', '0.1', '--lang', 'fr']);
  expect(code).toBe(0);
  expect(out).toContain('Rouge\u202f: le robot miser');
  expect(out.split('\n').filter(Boolean)).toHaveLength(7);
  const real = await sandtable(['bench', 'andean-abyss', '--bots', '--seconds', '0.1', '--json'], [], {
    gameSource: realGames,
  });
  const report = JSON.parse(real.out);
  expect(report.options.nonplayers).toBe('farc+auc+cartels');
  expect(report.seating).toMatchObject({ farc: 'nonplayer', auc: 'nonplayer', cartels: 'nonplayer' });
  expect(report.gamesPerSecond).toBeCloseTo(report.games / report.seconds);
  for (const { mean, p50, p99, max } of [report.gameMilliseconds, report.answerMilliseconds]) {
    expect([p50, p99, max]).toEqual([p50, p99, max].sort((a, b) => a - b));
    expect(mean).toBeGreaterThan(0);
    expect(mean).toBeLessThanOrEqual(max);
  }
});
