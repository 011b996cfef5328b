import { LANGUAGES, type Settings } from '@sandtable/kernel';
import { sayWholeGame } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from '../index.js';

const GAMES: readonly Settings[] = [
  {},
  { players: '2', edition: '2', deployment: 'open' },
  { players: '3', eligibility: 'B', length: 'short' },
  { reveal: 'no', council: 'space', piles: 'nearly' },
];

/** What texts refer to. */
const KINDS = ['space', 'piece', 'faction', 'card', 'level', 'operation', 'special', 'president', 'terrain'];

describe.each(LANGUAGES)('a whole game in %s', (language) => {
  it.each(GAMES.map((settings, index) => ({ settings, index })))('is said without a gap: $settings', (given) => {
    const seed = `said ${language} ${given.index}`;
    expect(() => sayWholeGame(game, language, { seed, settings: given.settings, kinds: KINDS })).not.toThrow();
  });
});
