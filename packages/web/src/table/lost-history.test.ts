import type { LostHistory, MatchSnapshot } from '@sandtable/client';
import { LANGUAGES, words } from '@sandtable/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tableMessages } from '../words/index.js';
import { LostHistoryBanner } from './lost-history.js';

const shown = (lost: LostHistory | undefined, language: (typeof LANGUAGES)[number] = 'en') =>
  renderToStaticMarkup(
    createElement(LostHistoryBanner, { words: words(language, [tableMessages]), game: 'labyrinth', lost }),
  );
const before: MatchSnapshot = {
  welcome: { match: 'm', game: 'toy', version: 1, options: {}, seat: 'red', seedHash: '', seats: [], rematch: null },
  seats: [],
  state: { n: 45, waiting: [], decision: null, mayUndo: false, result: null },
  beginning: [],
  history: [],
  chat: [],
  rematch: null,
  seedHash: { pinned: '', changedTo: undefined },
  dice: undefined,
  lost: undefined,
};

describe('a server that has lost answers', () => {
  it('shows no banner while nothing is lost', () => expect(shown(undefined)).toBe(''));

  it('shows an alert with the number of answers, and offers to save them', () => {
    const banner = shown({ answers: 45, before });
    expect(banner).toMatch(/role="alert".*The server has lost the last 45 answers of this match/);
    expect(banner).toContain('Save what you were shown');
    expect(shown({ answers: 1, before })).toContain('the last answer of');
  });

  it('offers no file if only an earlier visit saw the answers', () => {
    const banner = shown({ answers: undefined, before: undefined });
    expect(banner).toContain('no longer has the history');
    expect(banner).not.toContain('Save');
  });

  it('has a text in every language', () => {
    for (const language of LANGUAGES) expect(shown({ answers: 45, before }, language)).toContain('45');
  });
});
