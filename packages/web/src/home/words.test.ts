import { ClientError } from '@sandtable/client';
import { catalogsOf, InputError, kernelMessages, LANGUAGES, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { COVERS } from '../games/covers.js';
import { account as accountTexts } from '../words/account.js';
import { covers as coversTexts } from '../words/covers.js';
import { home as homeTexts } from '../words/home.js';
import { newGame as newGameTexts } from '../words/new-game.js';
import { passkeys as passkeysTexts } from '../words/passkeys.js';
import { botWord, seatList, seatWord } from './covers.js';
import { PLAY_MODES } from './new-game-draft.js';
import { refusalText } from './refusal-text.js';

const account = catalogsOf(accountTexts);
const covers = catalogsOf(coversTexts);
const home = catalogsOf(homeTexts);
const newGame = catalogsOf(newGameTexts);
const passkeys = catalogsOf(passkeysTexts);

const parts = [account, covers, home, newGame, passkeys];
const wordsIn = (language: (typeof LANGUAGES)[number]) => words(language, [...parts, kernelMessages]);

describe('the texts of the home page, new games and accounts', () => {
  it.each(LANGUAGES)('have no unfilled parameters in %s', (language) => {
    const { say } = wordsIn(language);
    const params = { n: 2, least: 1, most: 4, seat: 'FARC', seats: 'FARC', game: 'X', reason: 'X', name: 'X' };
    for (const part of parts) {
      for (const key of Object.keys(part[language])) {
        const text = say({ key, params: { ...params, date: 'X', bot: 'X', when: 'X', address: 'X' } });
        expect(text, key).not.toMatch(/[{}]/);
        expect(text.trim(), key).not.toBe('');
      }
    }
  });

  it('follow French typography', () => {
    for (const part of parts) {
      for (const [key, text] of Object.entries(part.fr)) {
        expect(text.replaceAll(/https?:/g, ''), key).not.toMatch(/[^\u202f][:;?!](\s|$)|«[^\u202f]|[^\u202f]»|'/);
      }
    }
  });

  it('describe each game and its seats', () => {
    for (const language of LANGUAGES) {
      const translated = wordsIn(language);
      for (const game of Object.keys(COVERS)) {
        for (const key of ['about', 'solo']) expect(translated.has(`cover.${game}.${key}`)).toBe(true);
      }
      for (const way of PLAY_MODES) expect(translated.has(`new.way.${way}.how`)).toBe(true);
    }
    expect(seatWord(wordsIn('pl'), 'andean-abyss', 'cartels')).toBe('Kartele');
    expect(seatWord(wordsIn('pl'), 'unknown', 'x')).toBe('x');
    expect(botWord(wordsIn('en'), 'andean-abyss', 'else')).toBe('else');
    expect(seatList(wordsIn('en'), 'en', 'andean-abyss', ['farc', 'auc'])).toBe('FARC, AUC');
  });
});

describe('a refusal', () => {
  const en = wordsIn('en');
  it('is shown as a sentence', () => {
    expect(refusalText(new ClientError('nameTaken', 'x'), en)).toContain('name is taken');
    expect(refusalText(new ClientError('commonPassword', 'x'), en)).toContain('guess');
    expect(refusalText(new ClientError('passwordIsName', 'x'), en)).toContain('account’s name');
    expect(refusalText(new ClientError('noMail', 'x'), en)).toContain('webhook');
    expect(refusalText(new ClientError('else', 'Because.'), en)).toBe('The server refused: Because.');
    expect(refusalText(new InputError('error.recordNotOne'), en)).toBe('This file is not a Sandtable record.');
    expect(refusalText(new Error('no room'), en)).toBe('That did not work: no room');
  });
});
