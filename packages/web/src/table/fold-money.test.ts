import { describe, expect, it } from 'vitest';
import { foldMoney, type LogLineEntry } from './log-groups.js';

const line = (key: string, remark = false): LogLineEntry => ({ entry: { key, ...(remark ? { remark } : {}) }, n: 1 });
const isMoney = ({ key }: LogLineEntry['entry']): boolean => key === 'pay';
const shape = (...lines: LogLineEntry[]) =>
  foldMoney(lines, isMoney).map((shown) => ('folded' in shown ? shown.folded.length : shown.entry.key));

describe('entries about money in the log', () => {
  it('are folded where several follow one another', () => {
    expect(shape(line('move'), line('pay'), line('pay'), line('place'), line('pay'))).toEqual([
      'move',
      2,
      'place',
      'pay',
    ]);
  });

  it('are not folded across a remark', () => {
    expect(shape(line('pay'), line('why', true), line('pay'))).toEqual(['pay', 'why', 'pay']);
  });
});
