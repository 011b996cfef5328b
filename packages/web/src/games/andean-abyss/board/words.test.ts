import { LANGUAGES } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { AROUND } from './geometry.js';
import { board } from './words.js';

describe('The board’s words', () => {
  it.each(LANGUAGES)('%s has all of them, and French keeps its punctuation on the line', (language) => {
    expect(Object.keys(board[language]).sort()).toEqual(Object.keys(board.en).sort());
    expect(Object.values(board[language]).filter((text) => /'| [:;?!»]|« /.test(text) && language === 'fr')).toEqual(
      [],
    );
  });
  it('name what lies around', () => {
    expect(Object.keys(AROUND).filter((name) => !board.en[`board.around.${name}`])).toEqual([]);
  });
});
