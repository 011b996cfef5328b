import { describe, expect, it } from 'vitest';
import {
  NeedQuestion,
  NUMBER_PARAM,
  NumberQuestion,
  optionalParam,
  referenceParam,
  WordQuestion,
  writeParams,
} from './declared-question.js';
import { message } from './messages.js';
import type { Asker } from './open-question.js';
import type { Decision, Procedure } from './procedure.js';

interface Board {
  readonly stones: readonly number[];
}
interface Asked {
  readonly seat: string;
  readonly least: number;
  readonly from?: number;
}

const FIELDS = [0, 1, 2, 3];
const field = { ref: (n: number) => `field:${n}`, referred: (s: string) => FIELDS.find((n) => `field:${n}` === s) };
const FIELD = referenceParam(field.ref, field.referred);
const KINDS = { least: NUMBER_PARAM, from: optionalParam(FIELD) };
const asker: Asker<Board, Asked> = {
  seat: (_, c) => c.seat,
  rule: () => '1.2',
  params: (_, c) => writeParams(KINDS, c),
  facts: (g, _, option) => {
    const n = field.referred(option);
    return n === undefined ? undefined : { prices: [{ purchase: 'take', paidIn: 'stones', cost: g.stones[n] }] };
  },
};

const TAKE = new NeedQuestion('take', asker, KINDS, field, () => FIELDS, {
  prepare: (g: Board) => Math.max(...g.stones),
  needs: {
    enough: { holds: (g, c, n) => g.stones[n] >= c.least, params: (_, c) => ({ n: c.least }) },
    legible: {
      holds: (g, _, n) => g.stones[n] < 10,
      shown: 'unmet',
      text: (g, _, n) => message('need.large', { n: g.stones[n] }),
    },
    other: { holds: (_, c, n) => n !== c.from, shown: 'unmet' },
    notMost: (g, _, n, most) => g.stones[n] < most,
  },
  prefers: { need: 'even', holds: (g, _, n) => g.stones[n] % 2 === 0 },
});

function first(procedure: Procedure<unknown>): Decision {
  const step = procedure.next({});
  if (step.done || step.value === 'checkpoint') throw new Error('nothing is asked');
  return step.value[0];
}

const told = (g: Board, c: Asked, n: number) =>
  TAKE.conditions(g, c, n, () => TAKE.open(g, c).includes(n)).map(
    ({ text, holds }) => `${holds ? '' : '-'}${text.key.slice('need.'.length)}`,
  );

describe('a declared question', () => {
  const g = { stones: [1, 3, 9, 5] };

  it('offers what meets all needs, and says which are not met', () => {
    const c = { seat: 'white', least: 2 };
    expect(TAKE.open(g, c)).toEqual([1, 3]);
    expect(TAKE.hasAny(g, c)).toBe(true);
    expect(told(g, c, 0)).toEqual(['-enough', 'notMost']);
    expect(told(g, c, 1)).toEqual(['enough', 'notMost', 'even']);
    expect(told(g, { ...c, from: 1 }, 1)).toEqual(['enough', '-other', 'notMost']);
    expect(TAKE.hasAny(g, { seat: 'white', least: 9 })).toBe(false);
  });

  it('knows what comes closest where nothing can be chosen', () => {
    const closest = TAKE.closest({ stones: [1, 0] }, { seat: 'white', least: 3 });
    expect(closest).toEqual({ item: 1, missing: [{ key: 'need.enough', params: { n: 3 } }] });
  });

  it('has a text that can depend on the thing', () => {
    const large = { stones: [1, 30] };
    const found = TAKE.conditions(large, { seat: 'white', least: 1 }, 1, () => false);
    expect(found).toContainEqual({ text: { key: 'need.large', params: { n: 30 } }, holds: false });
  });

  it('knows facts about its options', () => {
    const decision = first(TAKE.ask(g, { seat: 'white', least: 1 }));
    expect(decision.facts?.('field:1')).toEqual({ prices: [{ purchase: 'take', paidIn: 'stones', cost: 3 }] });
    expect(decision.facts?.('done')).toBeUndefined();
  });

  it('takes the only thing without asking, and refuses to choose among none', () => {
    const c = { seat: 'white', least: 1 };
    expect(TAKE.askOne(g, c, [2]).next({})).toEqual({ done: true, value: 2 });
    expect(first(TAKE.askOne(g, c, [2], 'always')).options).toEqual(['field:2']);
    expect(() => TAKE.askOne(g, c, []).next({})).toThrow('ask.take');
  });

  it('offers only what it prefers, if there is any', () => {
    const even = { stones: [1, 4, 9, 5] };
    const c = { seat: 'white', least: 1 };
    expect(TAKE.open(even, c)).toEqual([1]);
    expect(told(even, c, 3)).toEqual(['enough', 'notMost', '-even']);
  });

  it('asks with its parameters, which can be read back as values', () => {
    const decision = first(TAKE.ask(g, { seat: 'white', least: 1, from: 3 }, { may: 'may' }));
    expect(decision.seat).toBe('white');
    expect(decision.prompt).toEqual({ key: 'ask.take', params: { least: 1, from: 'field:3' } });
    expect(decision.options).toEqual(['field:0', 'field:1', 'done']);
    expect(TAKE.read(decision.prompt.params)).toEqual({ least: 1, from: 3 });
    expect(TAKE.read({ least: 1 })).toEqual({ least: 1 });
    expect(() => TAKE.read({})).toThrow('ask.take lacks least');
  });

  it('keeps to what the rule remembers, in the order of the rule', () => {
    const c = { seat: 'white', least: 1 };
    expect(TAKE.open(g, c, { among: [3, 1, 0], only: (n) => n !== 1 })).toEqual([3, 0]);
    expect(TAKE.ask(g, c, { only: (n) => n === 1 }).next({})).toEqual({ done: true, value: 1 });
  });

  it('tests once for good what is printed, and not at all what everything meets', () => {
    const tested: string[] = [];
    const mill = new NeedQuestion('mill', asker, KINDS, field, () => FIELDS, {
      needs: {
        even: {
          printed: (n) => {
            tested.push(`printed ${n}`);
            return n % 2 === 0;
          },
        },
        enough: {
          holds: (board: Board, c: Asked, n) => {
            tested.push(`enough ${n}`);
            return board.stones[n] >= c.least;
          },
          allMeet: (_, c) => c.least <= 0,
        },
      },
    });
    expect(mill.open(g, { seat: 'white', least: 2 })).toEqual([2]);
    expect(tested).toEqual(['printed 0', 'printed 1', 'printed 2', 'printed 3', 'enough 0', 'enough 2']);
    tested.length = 0;
    expect(mill.open(g, { seat: 'white', least: 0 })).toEqual([0, 2]);
    expect(tested).toEqual([]);
    // A list that the rule gives is tested in full.
    expect(mill.open(g, { seat: 'white', least: 0 }, { among: [3, 2] })).toEqual([2]);
    expect(tested).toEqual(['printed 3', 'printed 2']);
    expect(mill.isOpen(g, { seat: 'white', least: 0 }, 1)).toBe(false);
    const seen = mill.conditions(g, { seat: 'white', least: 2 }, 1, () => false);
    expect(seen.map(({ text, holds }) => [text.key, holds])).toEqual([
      ['need.even', false],
      ['need.enough', true],
    ]);
  });

  it('knows whether anything is worth choosing', () => {
    const c = { seat: 'white', least: 3 };
    expect(TAKE.hasAny(g, c)).toBe(true);
    expect(TAKE.hasPreferred(g, c)).toBe(false);
    expect(TAKE.hasPreferred({ stones: [1, 3, 4, 5] }, c)).toBe(true);
  });

  it('takes a single number or word without asking', () => {
    const number = new NumberQuestion('many', asker, KINDS);
    const word = new WordQuestion('way', asker, KINDS, ['left', 'right']);
    const c = { seat: 'white', least: 1 };
    expect(number.ask(g, c, 2, 2).next({})).toEqual({ done: true, value: 2 });
    expect(first(number.ask(g, c, 1, 3)).options).toEqual(['number:1', 'number:2', 'number:3']);
    expect(word.ask(g, c, ['left']).next({})).toEqual({ done: true, value: 'left' });
    expect(first(word.ask(g, c, word.words)).options).toEqual(['left', 'right']);
  });

  it('asks for a single word if others must not learn that there was no choice', () => {
    const word = new WordQuestion('way', asker, KINDS, ['left', 'right']);
    expect(first(word.askEvenOne(g, { seat: 'white', least: 1 }, ['left'])).options).toEqual(['left']);
  });

  it('shows a reason that no position shows, if every need holds and the thing is still not offered', () => {
    const demands = {
      needs: { enough: (_: Board, c: Asked, n: number) => g.stones[n] >= c.least },
      otherwise: () => message('need.untold'),
    };
    const again = new NeedQuestion('again', asker, KINDS, field, () => FIELDS, demands);
    const c = { seat: 'white', least: 3 };
    const seen = (n: number, isOffered: boolean) =>
      again.conditions(g, c, n, () => isOffered).map(({ text, holds }) => [text.key, holds]);
    expect(seen(0, false)).toEqual([['need.enough', false]]);
    expect(seen(1, true)).toEqual([
      ['need.enough', true],
      ['need.untold', true],
    ]);
    expect(seen(1, false)).toEqual([
      ['need.enough', true],
      ['need.untold', false],
    ]);
  });
});
