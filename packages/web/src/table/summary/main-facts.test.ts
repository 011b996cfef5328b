import type { LogEntry } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { isMinor, isMoney } from '../../games/imperial-struggle/log-heading.js';
import { mainFactsFirst } from './main-facts.js';

const entry = (key: string, die?: number): LogEntry => (die === undefined ? { key } : { key, params: { die } });

describe('the order of the lines of a summary', () => {
  it('is main facts, then rolls and what follows from others, then payments', () => {
    const keys = ['log.paid', 'log.advantage', 'log.flag', 'log.roll', 'log.conflict', 'log.debt', 'log.deployed'];
    const lines = keys.map((key) => entry(key, key === 'log.roll' ? 3 : undefined));
    expect(mainFactsFirst(lines, { isMoney, isMinor }).map(({ key }) => key)).toEqual([
      'log.flag',
      'log.conflict',
      'log.deployed',
      'log.advantage',
      'log.roll',
      'log.paid',
      'log.debt',
    ]);
  });

  it('stays as logged in a game that ranks nothing', () => {
    const lines = [entry('b'), entry('a')];
    expect(mainFactsFirst(lines, {})).toEqual(lines);
  });
});
