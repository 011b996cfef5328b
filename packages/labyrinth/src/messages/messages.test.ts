import { LANGUAGES, message, words } from '@sandtable/kernel';
import { catalogChecks, unexplainedSettings } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.js';
import { COUNTRY_IDS } from '../data/countries.js';
import { EVENT_MARKERS } from '../event-markers.js';
import { labyrinth as game } from '../index.js';
import { OPERATIONS } from '../operations.js';
import { messages } from './index.js';

describe.each(LANGUAGES)('the words in %s', (language) => {
  const catalog = messages[language];

  it.each(catalogChecks(messages, language))('$name', ({ faults }) => expect(faults()).toEqual([]));

  it('show which way Prestige goes', () => {
    const spoken = words(language, [messages]);
    expect(spoken.say(message('log.prestige', { n: 2, now: 9 }))).toMatch(/ \+2, .* 9$/);
    expect(spoken.say(message('log.prestige', { n: -2, now: 5 }))).toMatch(/ −2, .* 5$/);
    expect(spoken.say(message('log.prestige', { n: 0, now: 5 }))).toMatch(/ \p{L}[^\d]+5$/u);
  });

  it('name every country, operation and mark', () => {
    for (const id of COUNTRY_IDS) expect(catalog).toHaveProperty([`space.${id}`]);
    for (const id of OPERATIONS) expect(catalog).toHaveProperty([`operation.${id}`]);
    for (const id of OPERATIONS) expect(catalog).toHaveProperty([`option.${id}`]);
    for (const id of EVENT_MARKERS) expect(catalog).toHaveProperty([`mark.${id}`]);
  });

  it('tell what every card does', () => {
    expect(CARDS.filter(({ number }) => !catalog[`event.${number}`]).map(({ number }) => number)).toEqual([]);
  });
});

describe('English', () => {
  it('counts cells', () => {
    const spoken = words('en', [messages]);
    const removed = (n: number, cell: string) => spoken.say(message('log.remove', { space: 'space:iraq', n, cell }));
    expect(removed(1, 'piece:active')).toBe('Iraq: −1 active cell');
    expect(removed(2, 'piece:active')).toBe('Iraq: −2 active cells');
    expect(spoken.say(message('log.deploy', { n: 3, from: 'place:track', to: 'space:iraq' }))).toBe(
      '3 troops: Troop Track → Iraq',
    );
  });
});

it('every setting and value of the game is explained', () => {
  expect(unexplainedSettings(game)).toEqual([]);
});
