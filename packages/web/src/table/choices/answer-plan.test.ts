import type { DecisionView } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { followPlan, type GivenAnswer, plannedAnswer, plannedOption, repeatAt, repeatableFor } from './answer-plan.js';

const asked = (key: string, ...options: string[]): DecisionView => ({
  seat: 'red',
  rule: '1',
  prompt: { key },
  options,
});
const KINDS = { space: 'space' } as const;
const given = (n: number, question: string, option: string): GivenAnswer => ({ n, question, option });

it('means the same option, and the largest amount where the largest was chosen', () => {
  const many = plannedAnswer(asked('troops', 'number:0', 'number:2', 'number:10'), 'number:10');
  expect(plannedOption(many, asked('troops', 'number:0', 'number:4'))).toBe('number:4');
  const some = plannedAnswer(asked('troops', 'number:0', 'number:2', 'number:10'), 'number:2');
  expect(plannedOption(some, asked('troops', 'number:0', 'number:4'))).toBeUndefined();
  expect(plannedOption(some, asked('troops', 'number:2', 'number:4'))).toBe('number:2');
});

it('stops when another question comes, or none', () => {
  const way = plannedAnswer(asked('way', 'base', 'gather'), 'base');
  expect(plannedOption(way, asked('other', 'base'))).toBeUndefined();
  expect(plannedOption(way, asked('way', 'gather', 'place'))).toBeUndefined();
  expect(plannedOption(way, undefined)).toBeUndefined();
});

it('repeats what followed the last space of the same question', () => {
  const answers = [
    given(3, 'rally.space', 'space:meta'),
    given(4, 'way', 'base'),
    given(5, 'rally.space', 'space:cali'),
    given(6, 'way', 'guerrillas'),
    given(7, 'number', 'number:2'),
  ];
  const question = asked('rally.space', 'space:vichada', 'done');
  const same = repeatableFor(question, 8, answers, KINDS);
  expect(same).toMatchObject({ space: 'space:cali', answers: answers.slice(3) });
  const respond = same && repeatAt('rally.space', ['space:gone', 'space:vichada'], same);
  expect(respond?.(question)).toBe('space:vichada');
  // What the last space doesn't answer, one before it may.
  expect(respond?.(asked('way', 'base', 'guerrilla'))).toBe('base');
  expect(respond?.(asked('surprise', 'yes', 'no'))).toBeUndefined();
  expect(respond?.(question)).toBeUndefined();
});

it('gives planned answers in their order', () => {
  const respond = followPlan([plannedAnswer(asked('way', 'base'), 'base')]);
  expect(respond(asked('way', 'base', 'gather'))).toBe('base');
  expect(respond(asked('way', 'base', 'gather'))).toBeUndefined();
});

it('does not count a special activity between two spaces', () => {
  const answers = [
    given(1, 'space', 'space:meta'),
    given(2, 'way', 'base'),
    given(3, 'space', 'extort'),
    given(4, 'extort.space', 'space:cali'),
  ];
  expect(repeatableFor(asked('space', 'space:vichada'), 5, answers, KINDS)?.answers).toEqual([given(2, 'way', 'base')]);
});

it('repeats nothing after an undo, after others acted, or where nothing followed', () => {
  const answers = [given(1, 'space', 'space:meta'), given(2, 'way', 'base')];
  expect(repeatableFor(asked('space', 'space:cali'), 1, answers, KINDS)).toBeUndefined();
  expect(repeatableFor(asked('space', 'space:cali'), 9, answers, KINDS)).toBeUndefined();
  expect(repeatableFor(asked('space', 'space:cali'), 2, answers, KINDS)).toBeUndefined();
});
