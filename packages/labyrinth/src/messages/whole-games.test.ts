import { LANGUAGES, type Settings } from '@sandtable/kernel';
import { sayWholeGame } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { labyrinth as game } from '../index.js';

const GAMES: readonly Settings[] = [
  {},
  { setup: 'you-can-call-me-al', length: 'tournament' },
  { setup: 'anaconda', prestige: 'plain' },
  { setup: 'mission-accomplished', length: 'campaign' },
  { solitaire: 'yes' },
  { solitaire: 'yes', piles: 'three', ideology: 'virulent', setup: 'anaconda' },
];

/** What texts refer to. */
const KINDS = [
  'space',
  'piece',
  'seat',
  'card',
  'level',
  'operation',
  'place',
  'mark',
  'governance',
  'alignment',
  'posture',
];

describe.each(LANGUAGES)('a whole game in %s', (language) => {
  it.each(GAMES.map((settings, index) => ({ settings, index })))('is said without a gap: $settings', (given) => {
    const seed = `said ${language} ${given.index}`;
    expect(() => sayWholeGame(game, language, { seed, settings: given.settings, kinds: KINDS })).not.toThrow();
  });
});
