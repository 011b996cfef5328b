import { message, type Words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.js';

const words = {
  say: ({ key, params = {} }) => `${key} ${Object.values(params).join(' ')}`,
  name: (reference) => reference.slice('space:'.length),
} as Words;

describe('changes that differ only in their space', () => {
  it('become one text that names all of their spaces', () => {
    const sabotage = (space: string) => message('sabotage', { space: `space:${space}` });
    expect(mergeChanges([sabotage('arauca'), message('pay', { n: 3 }), sabotage('huila')], words)).toEqual([
      'sabotage arauca, huila',
      'pay 3',
    ]);
  });

  it('stay apart if they differ in anything else', () => {
    const placed = (space: string, n: number) => message('place', { n, space: `space:${space}` });
    expect(mergeChanges([placed('arauca', 1), placed('huila', 2)], words)).toHaveLength(2);
  });
});
