import { catalogsOf, LANGUAGES } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { board as boardTexts } from './words.js';

const board = catalogsOf(boardTexts);

describe('The board’s texts', () => {
  it.each(LANGUAGES)('%s: are complete, and French punctuation does not wrap', (language) => {
    expect(Object.keys(board[language]).sort()).toEqual(Object.keys(board.en).sort());
    expect(Object.values(board[language]).filter((text) => /'| [:;?!»]|« /.test(text) && language === 'fr')).toEqual(
      [],
    );
  });
});
