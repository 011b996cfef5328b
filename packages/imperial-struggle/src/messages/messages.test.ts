import { LANGUAGES } from '@sandtable/kernel';
import { catalogChecks, unexplainedSettings } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import { MINISTRIES } from '../data/ministries.js';
import { SPACE_IDS } from '../data/spaces.js';
import { WARS } from '../data/wars.js';
import { imperialStruggle as game } from '../index.js';
import { messages } from './index.js';

describe.each(LANGUAGES)('the words in %s', (language) => {
  const catalog = messages[language];

  it.each(catalogChecks(messages, language))('$name', ({ faults }) => expect(faults()).toEqual([]));

  it('name and explain every space, Advantage, Ministry, war and theater', () => {
    for (const id of SPACE_IDS) expect(catalog).toHaveProperty([`space.${id}`]);
    for (const id of ADVANTAGE_IDS) {
      expect(catalog).toHaveProperty([`advantage.${id}`]);
      expect(catalog).toHaveProperty([`advantage-text.${id}`]);
    }
    for (const { id, number } of MINISTRIES) {
      expect(catalog).toHaveProperty([`ministry.${id}`]);
      expect(catalog).toHaveProperty([`ministry-text.${number}`]);
    }
    for (const { id, theaters } of WARS) {
      expect(catalog).toHaveProperty([`war.${id}`]);
      for (const theater of theaters) expect(catalog).toHaveProperty([`theater.${theater.id}`]);
    }
  });

  it('tell one space from another', () => {
    const spaces = Object.entries(catalog).filter(([key]) => key.startsWith('space.'));
    expect(new Set(spaces.map(([, name]) => name)).size).toBe(spaces.length);
  });
});

it('every setting and value of the game is explained', () => {
  expect(unexplainedSettings(game)).toEqual([]);
});
