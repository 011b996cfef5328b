import {
  type Beginning,
  kernelMessages,
  LANGUAGES,
  type Match,
  newMatch,
  playBot,
  seatBots,
  words,
} from '@sandtable/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { elementAt } from '../../testing/element-at.js';
import { tableMessages } from '../../words/index.js';
import type { BoardProps } from '../game-ui.js';
import { gameUi } from './index.js';

// The board measures names on a canvas; without one it estimates their width.
vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });

const NOTHING: ReadonlySet<string> = new Set();
const { game, Board, StatusBar, panels, Inspector } = gameUi;
const READERS = LANGUAGES.map((language) =>
  words(language, [gameUi.words, game.messages, tableMessages, kernelMessages], game.names),
);
const LOOKED_AT = [
  'space:antigua',
  'space:biscay',
  'space:louisbourg',
  'card:10',
  'card:41',
  'ministry:jacobite-uprisings',
];
/** Message keys or missing values in place of texts. */
const WRONG =
  /(?<=>)[^<]*(?:\b(?:ask|log|panel|board|option|closer|change|purchase|aid|event|ministry|need)\.[a-z][\w.-]*|\{\w+\}|undefined|NaN|\[object)[^<]*/;

/** From the start with every setting, and late positions with everything that can happen. */
const GAMES: readonly Omit<Beginning, 'seed'>[] = [
  { settings: {} },
  { settings: { spain: 'yes', swap: 'yes', layout: 'choice', forts: 'tough' } },
  {
    settings: {},
    position: {
      turn: 5,
      step: 'round',
      jacobiteDefeat: true,
      jacobiteVictories: 1,
      gone: [4],
      cabinet: { britain: [20, 21], france: [24, 26] },
      townshend: 'sugar',
      damaged: ['louisbourg'],
      flags: { louisbourg: 'france', halifax: 'britain' },
      huguenots: [{ space: 'acadia', used: false }],
    },
  },
];

it.each(GAMES)('the board, panels and inspector render at any moment of a whole game (%#)', (beginning) => {
  const match: Match = newMatch(game, { ...beginning, seed: 'drawn' });
  const bots = seatBots(game, match.seats, { britain: 'random', france: 'random' }, 'drawn');
  for (let n = 0; playBot(match, bots); n++) {
    if (n % 40 > 0 && !match.result) continue;
    const language = (n / 40) % LANGUAGES.length;
    const seat = elementAt([...match.seats, 'observer'], n % 3);
    const boardProps: BoardProps = {
      view: match.view(seat),
      words: elementAt(READERS, Math.floor(language)),
      options: new Set(match.decision(seat)?.options ?? []),
      choose: () => undefined,
      highlighted: NOTHING,
      inspect: () => undefined,
      inspected: undefined,
      isStill: true,
      preview: undefined,
      log: [],
    };
    const drawn = [
      ...panels.map(({ Panel }) => renderToStaticMarkup(createElement(Panel, boardProps))),
      ...(StatusBar ? [renderToStaticMarkup(createElement(StatusBar, boardProps))] : []),
      renderToStaticMarkup(createElement(Board, boardProps)),
      ...LOOKED_AT.map((reference) => renderToStaticMarkup(createElement(Inspector, { ...boardProps, reference }))),
    ];
    for (const markup of drawn) expect(WRONG.exec(markup)?.[0]).toBeUndefined();
  }
  expect(match.result).toBeDefined();
});
