import { expect, it } from 'vitest';
import { sandtable } from '../testing/terminal.js';

it('bench measures, in text and as JSON', async () => {
  const { code, out } = await sandtable(['bench', 'toy', '--seconds', '1']);
  expect(code).toBe(0);
  expect(out.split('\n').filter(Boolean)).toHaveLength(7);
  const report = JSON.parse((await sandtable(['bench', 'toy', '--seconds', '1', '--json'])).out);
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
