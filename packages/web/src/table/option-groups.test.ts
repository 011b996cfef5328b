import type { ThingKinds } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { digitShortcuts, filterBy, foundBy, groupByPrefix, sortOptions, splitLabel } from './option-groups.js';

describe('options', () => {
  const kinds: ThingKinds = { space: 'space', piece: 'piece', card: 'card', theater: 'action' };
  const options = [
    'train',
    'space:bogota',
    'number:10',
    'number:2',
    'pass',
    'piece:troops',
    'aside:remove',
    'done',
    'card:12',
    'theater:wss-1',
  ];

  it('sorts every option into exactly one group', () => {
    const choices = sortOptions(options, kinds);
    expect(choices.actions).toEqual(['train', 'theater:wss-1']);
    expect(choices.closing).toEqual(['pass', 'done']);
    expect(choices.amounts).toEqual(['number:2', 'number:10']);
    expect(choices.asides).toEqual(['aside:remove']);
    expect(Object.values(choices).flat().toSorted()).toEqual(options.toSorted());
  });

  it('assigns each amount its own digit', () => {
    const keys = digitShortcuts(sortOptions(['number:0', 'number:1', 'number:4', 'number:12'], kinds));
    expect([...keys]).toEqual([
      ['number:0', '0'],
      ['number:1', '1'],
      ['number:4', '4'],
    ]);
  });

  it('numbers the other options from 1 in their order, and assigns 0 to the option that ends the question', () => {
    const keys = digitShortcuts(sortOptions(['train', 'done', 'aside:remove', 'space:a', 'space:b'], kinds));
    expect(Object.fromEntries(keys)).toEqual({
      'space:a': '1',
      'space:b': '2',
      train: '3',
      'aside:remove': '4',
      done: '0',
    });
  });

  it('gives no digits to many spaces', () => {
    const places = Array.from({ length: 12 }, (_, i) => `space:${i}`);
    expect(Object.fromEntries(digitShortcuts(sortOptions([...places, 'eradicate'], kinds)))).toEqual({
      eradicate: '1',
    });
  });

  it('never gives a digit twice', () => {
    const keys = digitShortcuts(
      sortOptions(
        Array.from({ length: 20 }, (_, i) => `piece:${i}`),
        kinds,
      ),
    );
    expect(new Set(keys.values()).size).toBe(keys.size);
    expect(keys.size).toBe(9);
  });

  it('finds labels without accents and capitals, and puts matches at the start of a label first', () => {
    const all = ['Santa Marta', 'Marta', 'Bogotá', 'Łódź'].map((label) => ({ label }));
    expect(filterBy(all, 'bogota').map((it) => it.label)).toEqual(['Bogotá']);
    expect(filterBy(all, 'marta').map((it) => it.label)).toEqual(['Marta', 'Santa Marta']);
    expect(filterBy(all, 'lodz').map((it) => it.label)).toEqual(['Łódź']);
    expect(filterBy(all, 'ma sa').map((it) => it.label)).toEqual(['Santa Marta']);
    expect(filterBy(all, ' ')).toHaveLength(4);
  });

  it('Enter takes the only match or the label typed in full, and nothing before anything is typed', () => {
    const all = ['Santa Marta', 'Marta', 'Bogotá'].map((label) => ({ label }));
    const taken = (typed: string) => foundBy(filterBy(all, typed), typed)?.label;
    expect(taken('bog')).toBe('Bogotá');
    expect(taken('mar')).toBeUndefined();
    expect(taken(' marta ')).toBe('Marta');
    expect(taken('lima')).toBeUndefined();
    expect(taken(' ')).toBeUndefined();
    expect(foundBy([{ label: 'Bogotá' }], '')).toBeUndefined();
  });

  it('splits a name from its description, but not a kind from a name', () => {
    expect(splitLabel('Train: place cubes, then a Base')).toEqual(['Train', 'place cubes, then a Base']);
    expect(splitLabel('Entraînement\u202f: placer des cubes')).toEqual(['Entraînement', 'placer des cubes']);
    expect(splitLabel('Special Activity: Air Lift')).toEqual(['Special Activity: Air Lift', '']);
    expect(splitLabel('Done')).toEqual(['Done', '']);
  });

  it('groups labels under the prefix they share', () => {
    const all = ['Train: place cubes', 'Special: Lift', 'Go on', 'Special: Strike'].map((label) => ({
      option: label,
      label,
    }));
    expect(groupByPrefix(all).map(({ name, members }) => [name, members.map((it) => it.label)])).toEqual([
      ['', ['Train: place cubes']],
      ['Special', ['Lift', 'Strike']],
      ['', ['Go on']],
    ]);
  });
});
