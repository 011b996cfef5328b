import { LANGUAGES, message, words } from '@sandtable/kernel';
import { catalogChecks, unexplainedSettings } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from '../index.js';
import { messages } from './index.js';

describe.each(LANGUAGES)('the words in %s', (language) => {
  it.each(catalogChecks(messages, language))('$name', ({ faults }) => expect(faults()).toEqual([]));

  it('show which way Aid goes', () => {
    const spoken = words(language, [messages]);
    expect(spoken.say(message('log.aid', { n: 4, now: 9 }))).toMatch(/ \+4, .* 9$/);
    expect(spoken.say(message('log.aid', { n: -4, now: 5 }))).toMatch(/ −4, .* 5$/);
    expect(spoken.say(message('log.aid', { n: 0, now: 5 }))).toMatch(/ \p{L}[^\d]+5$/u);
  });
});

describe('English', () => {
  it('counts pieces', () => {
    const spoken = words('en', [messages]);
    const placed = (n: number, piece: string) =>
      spoken.say(message('log.place', { space: 'Huila', n, piece: `piece:${piece}` }));
    expect(placed(1, 'farc-guerrilla-underground')).toBe('Huila: +1 Underground FARC Guerrilla');
    expect(placed(2, 'farc-guerrilla-underground')).toBe('Huila: +2 Underground FARC Guerrillas');
    expect(placed(2, 'cartels-base')).toBe('Huila: +2 Cartels Bases');
    expect(placed(2, 'police')).toBe('Huila: +2 Police');
  });
});

it('every setting and value of the game is explained', () => {
  expect(unexplainedSettings(game)).toEqual([]);
});
