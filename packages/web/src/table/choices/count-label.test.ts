import { words } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { countLabel } from './count-label.js';

const catalog = {
  'ask.base': '{who}: 3 cubes become a Base. How many of them are Troops? The rest are Police.',
  'ask.move': '{who}: how many move?',
  'count.move': 'Troops',
};
const WORDS = words('en', [{ en: catalog, pl: catalog, hu: catalog, fr: catalog }], {});

it('says what a number counts, in the short words of the game or with the sentence that asks', () => {
  expect(countLabel(WORDS, { key: 'ask.move', params: { who: 'FARC' } })).toBe('Troops');
  expect(countLabel(WORDS, { key: 'ask.base', params: { who: 'FARC' } })).toBe('How many of them are Troops?');
});

it('needs no parameters where the game has a short word, and says nothing without them elsewhere', () => {
  expect(countLabel(WORDS, { key: 'ask.move' })).toBe('Troops');
  expect(countLabel(WORDS, { key: 'ask.base' })).toBeUndefined();
});
