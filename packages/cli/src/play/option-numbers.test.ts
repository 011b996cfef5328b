import { message } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { OptionNumbers } from './option-numbers.js';

const numbered = (numbers: OptionNumbers, key: string, ...options: string[]) =>
  Object.fromEntries(numbers.number({ prompt: message(key), options }));

describe('the numbers of options', () => {
  it('count from 1, with 0 for done and amounts as they are', () => {
    const numbers = new OptionNumbers();
    expect(numbered(numbers, 'where', 'space:a', 'space:b', 'done')).toEqual({ 'space:a': 1, 'space:b': 2, done: 0 });
    expect(numbered(numbers, 'how many', 'number:2', 'number:5')).toEqual({ 'number:2': 2, 'number:5': 5 });
    const mixed = numbered(numbers, 'spend', 'number:0', 'number:1', 'all', 'done');
    expect(mixed).toEqual({ 'number:0': 0, 'number:1': 1, all: 2, done: 3 });
  });

  it('stay when the question is asked again, and are not given to another option', () => {
    const numbers = new OptionNumbers();
    numbered(numbers, 'buy', 'space:a', 'space:b', 'space:c', 'done');
    const again = numbered(numbers, 'buy', 'space:a', 'space:c', 'space:d', 'done');
    expect(again).toEqual({ 'space:a': 1, 'space:c': 3, 'space:d': 4, done: 0 });
    expect(numbered(numbers, 'buy', 'space:b')).toEqual({ 'space:b': 2 });
  });

  it('of things stay in every question of the turn, and belong to no other thing of the kind', () => {
    const numbers = new OptionNumbers();
    numbered(numbers, 'from', 'space:a', 'space:b', 'space:c', 'done');
    expect(numbered(numbers, 'to', 'space:a', 'space:d', 'space:c')).toEqual({
      'space:a': 1,
      'space:d': 4,
      'space:c': 3,
    });
    expect(numbered(numbers, 'from', 'space:b', 'space:d')).toEqual({ 'space:b': 2, 'space:d': 4 });
    expect(numbered(numbers, 'which', 'card:7')).toEqual({ 'card:7': 1 });
  });

  it('of actions stay in another question of the turn where they are free', () => {
    const numbers = new OptionNumbers();
    numbered(numbers, 'sweep', 'space:a', 'space:b', 'air-lift', 'done');
    expect(numbered(numbers, 'afterwards', 'air-lift', 'done')).toEqual({ 'air-lift': 3, done: 0 });
    expect(numbered(numbers, 'agree', 'yes', 'no')).toEqual({ yes: 1, no: 2 });
    // The amount 3 is always typed as 3, so the action gives way.
    const crowded = numbered(numbers, 'cubes', 'number:3', 'air-lift');
    expect(crowded).toEqual({ 'number:3': 3, 'air-lift': 1 });
  });

  it('order the list: the question’s options, then done, then asides', () => {
    const numbers = new OptionNumbers();
    numbered(numbers, 'buy', 'space:a', 'space:c', 'done');
    const options = ['aside:gift', 'space:b', 'space:c', 'done'];
    const listed = numbers.number({ prompt: message('buy'), options }).map(([option]) => option);
    expect(listed).toEqual(['space:c', 'space:b', 'done', 'aside:gift']);
  });

  it('are the same however often they are asked for', () => {
    const numbers = new OptionNumbers();
    const first = numbered(numbers, 'buy', 'x', 'y');
    expect(numbered(numbers, 'buy', 'x', 'y')).toEqual(first);
  });
});
