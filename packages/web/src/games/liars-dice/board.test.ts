import { catalogsOf, kernelMessages, LANGUAGES, newMatch, words } from '@sandtable/kernel';
import { liarsDice } from '@sandtable/liars-dice';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cover } from './cover/index.js';
import { gameUi } from './index.js';

/** North has 1, 5, 2 and South 5, 3, 3. */
const begun = () => newMatch(liarsDice, { seed: 'test', settings: { dice: '3' }, dice: [1, 5, 2, 5, 3, 3] });

const drawn = (match: ReturnType<typeof begun>, viewer: string): string =>
  renderToStaticMarkup(
    createElement(gameUi.Board, {
      view: match.view(viewer),
      words: words('en', [liarsDice.messages, kernelMessages], liarsDice.names),
      options: new Set<string>(),
      choose: () => undefined,
      highlighted: new Set<string>(),
      inspect: () => undefined,
      inspected: undefined,
      isStill: true,
      preview: undefined,
      log: [],
    }),
  );

describe('the board of the example', () => {
  it('shows a side its own dice, and the other cup covered', () => {
    expect(drawn(begun(), 'north')).toContain('⚀ ⚁ ⚄');
    expect(drawn(begun(), 'north')).toContain('? ? ?');
    expect(drawn(begun(), 'south')).toContain('⚂ ⚂ ⚄');
    expect(drawn(begun(), 'observer')).not.toMatch(/[⚀-⚅]/);
  });

  it('says the last bid, or that there is none', () => {
    const match = begun();
    expect(drawn(match, 'north')).toContain('Nobody has bid yet');
    match.choose('bid:2x5', 'north');
    expect(drawn(match, 'north')).toContain('The last bid is 2 × ⚄');
  });

  it('counts the dice of each side for the chart', () => {
    expect(gameUi.scores(begun().view('observer'))).toEqual({ north: 3, south: 3 });
  });

  it('has a cover in four languages that names every seat and scenario', () => {
    for (const language of LANGUAGES) {
      const { has } = words(language, [catalogsOf(cover.words)]);
      const named = [
        ...liarsDice.seats({}).map((seat) => `seat.${seat}`),
        ...Object.keys(liarsDice.scenarios).map((scenario) => `scenario.${scenario}`),
      ];
      for (const key of ['about', 'solo', ...named]) expect(has(`cover.liars-dice.${key}`), key).toBe(true);
    }
  });
});
