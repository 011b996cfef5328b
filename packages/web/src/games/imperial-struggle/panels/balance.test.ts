import { imperialStruggle } from '@sandtable/imperial-struggle';
import { kernelMessages, newMatch, playBots, seatBots, words } from '@sandtable/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { gameUi } from '../index.js';
import { parseView } from '../view.js';
import { Balance } from './balance.js';

const english = words('en', [gameUi.words, imperialStruggle.messages, kernelMessages], imperialStruggle.names);
const shown = (view: Parameters<typeof parseView>[0]): string =>
  renderToStaticMarkup(createElement(Balance, { view: parseView(view), preview: undefined, words: english }));

it('the scoring forecast is shown in the Action Phase only', () => {
  const position = { turn: 1, rounds: 0 };
  expect(shown(newMatch(imperialStruggle, { seed: 'balance', position }).view('observer'))).toMatch(/15 → /);
  for (const seed of ['1', '2', '3', '4']) {
    const match = newMatch(imperialStruggle, { seed });
    playBots(match, seatBots(imperialStruggle, match.seats, { britain: 'random', france: 'random' }, seed));
    expect(shown(match.view('observer'))).toBe('');
  }
});
