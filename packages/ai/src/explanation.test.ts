import { kernelMessages, LANGUAGES, message, words } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { turnNames } from './explanation.js';

const CHOSEN = ['card:1', 'disrupt', 'done'];
const say = (it: ReturnType<typeof message> | string): string =>
  typeof it === 'string' ? it : words('en', [kernelMessages]).say(it);

it('names each alternative by the first answer that is not the chosen turn’s', () => {
  const names = turnNames(CHOSEN, ['card:2', 'event'], ['card:1', 'deploy']);
  expect(names).toEqual([message('option.reference', { it: 'card:2' }), message('option.deploy')]);
});

it('adds the answer in which the two alternatives differ, if they begin alike', () => {
  const [second, third] = turnNames(CHOSEN, ['card:2', 'event'], ['card:2', 'number:3', 'done']);
  expect([say(second), say(third)]).toEqual(['card:2, then option.event', 'card:2, then 3']);
});

it('says no more of a turn that ends where the other goes on', () => {
  const [second, third] = turnNames(CHOSEN, ['card:2'], ['card:2', 'number:3']);
  expect([say(second), say(third)]).toEqual(['card:2', 'card:2, then 3']);
});

it('names nothing where there is no alternative', () => {
  expect(turnNames(CHOSEN, ['card:2'], undefined).map(say)).toEqual(['card:2', '']);
  expect(turnNames(CHOSEN, undefined, undefined)).toEqual(['', '']);
});

it.each(LANGUAGES)('joins the two answers in %s', (language) => {
  const text = words(language, [kernelMessages]).say(message('why.search.turn', { first: 'A', next: 'B' }));
  expect(text).toMatch(/^A.* B$/);
});
