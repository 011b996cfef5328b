import { describe, expect, it } from 'vitest';
import {
  answerOrDefault,
  best,
  bestOf,
  offeredNumbers,
  offeredThings,
  scoredOption,
  toBotAnswer,
} from './heuristic.js';

const asked = (...options: string[]) => ({ key: 'march', options });

describe('a heuristic player of any game', () => {
  it('reads numbers and things from options', () => {
    const q = asked('number:2', 'tile:0', 'space:hill', 'number:5');
    expect(offeredNumbers(q)).toEqual([2, 5]);
    expect(offeredNumbers(q, 'tile:')).toEqual([0]);
    expect(offeredThings(q, (option) => (option.startsWith('tile:') ? 0 : undefined))).toEqual([0]);
  });

  it('takes the first of equally good choices', () => {
    expect(best([scoredOption('a', 1, ''), scoredOption('b', 2, ''), scoredOption('c', 2, '')])?.option).toBe('b');
    expect(bestOf([3, -4, 4], Math.abs)).toEqual({ item: -4, gain: 4 });
    expect([best([]), bestOf([], Math.abs)]).toEqual([undefined, undefined]);
  });

  it('answers with one of the options even if its answerer does not', () => {
    const hill = scoredOption('space:hill', 3, 'hill');
    expect(answerOrDefault(asked('space:hill', 'done'), () => hill)).toBe(hill);
    expect(answerOrDefault(asked('space:ford', 'done'), () => hill)).toMatchObject({
      option: 'done',
      reason: 'enough',
    });
    expect(answerOrDefault(asked('number:1', 'number:3'), undefined)).toMatchObject({
      option: 'number:3',
      reason: 'any',
    });
    expect(answerOrDefault(asked('space:ford', 'space:mill'), undefined)).toMatchObject({ option: 'space:ford' });
  });

  it('gives its reason', () => {
    const reason = { key: 'reason.steady.hill', params: { n: 1 } };
    expect(toBotAnswer(scoredOption('space:hill', 3, 'hill', { n: 1 }))).toEqual({
      option: 'space:hill',
      reason: { key: 'why.steady', params: { reason } },
    });
  });
});
