import { kernelMessages, LANGUAGES, newMatch, words } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import type { QuestionId } from '@sandtable/labyrinth/board-data';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DiceOdds } from './dice-odds.js';
import { gameUi } from './index.js';
import { Inspector } from './inspector.js';

const view = newMatch(labyrinth, { settings: {}, seed: 'odds' }).view('us');
const english = words('en', [gameUi.words, labyrinth.messages, kernelMessages], labyrinth.names);
const oddsOf = (prompt: { readonly key: `ask.${QuestionId}` }, option: string, by = english) =>
  renderToStaticMarkup(createElement(DiceOdds, { view, words: by, prompt, option }));
const inspectorOf = (reference: string) =>
  renderToStaticMarkup(
    createElement(Inspector, {
      view,
      words: english,
      options: new Set<string>(),
      choose: () => {},
      highlighted: new Set<string>(),
      inspect: () => {},
      inspected: reference,
      isStill: true,
      preview: undefined,
      log: [],
      reference,
    }),
  );

describe('the button of a country shows the same odds as the inspector', () => {
  it('7.2: for a War of Ideas', () => {
    const odds = oddsOf({ key: 'ask.warOfIdeas' }, 'space:pakistan');
    expect(odds).toMatch(/success on a die of \d or more/);
    expect(inspectorOf('space:pakistan')).toContain(odds);
  });

  it.each(['ask.recruit', 'ask.travel.to', 'ask.jihad', 'ask.plot'] as const)('8: for the Jihadists’ %s', (key) => {
    const odds = oddsOf({ key }, 'space:pakistan');
    expect(odds).toMatch(/succeed on \d or less/);
    expect(inspectorOf('space:pakistan')).toContain(odds);
  });

  it('for questions that all exist', () => {
    for (const key of ['ask.warOfIdeas', 'ask.recruit', 'ask.travel.to', 'ask.jihad', 'ask.plot'] as const)
      expect(labyrinth.messages.en[key], key).toBeDefined();
  });

  it('and nothing if no die is rolled', () => {
    expect(oddsOf({ key: 'ask.disrupt' }, 'space:pakistan')).toBe('');
    expect(oddsOf({ key: 'ask.warOfIdeas' }, 'done')).toBe('');
  });

  it.each(LANGUAGES)('in every language: %s', (language) => {
    const by = words(language, [gameUi.words, labyrinth.messages, kernelMessages], labyrinth.names);
    expect(oddsOf({ key: 'ask.warOfIdeas' }, 'space:pakistan', by)).not.toContain('closer.');
  });
});
