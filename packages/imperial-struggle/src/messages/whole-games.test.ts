import { LANGUAGES, type Settings } from '@sandtable/kernel';
import { sayWholeGame } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { imperialStruggle as game } from '../index.js';

const GAMES: readonly Settings[] = [
  {},
  {},
  { surcharge: 'region', forts: 'tough' },
  { spain: 'yes', swap: 'yes', layout: 'choice' },
];

/** What texts refer to. */
const KINDS = [
  'space',
  'piece',
  'seat',
  'card',
  'theater',
  'war',
  'tile',
  'type',
  'kind',
  'region',
  'commodity',
  'keyword',
  'flag',
];

describe.each(LANGUAGES)('a whole game in %s', (language) => {
  it.each(GAMES.map((settings, index) => ({ settings, index })))('is said without a gap: $settings', (given) => {
    const seed = `said ${language} ${given.index}`;
    expect(() => sayWholeGame(game, language, { seed, settings: given.settings, kinds: KINDS })).not.toThrow();
  });
});
