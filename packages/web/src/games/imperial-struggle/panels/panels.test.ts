import { imperialStruggle } from '@sandtable/imperial-struggle';
import {
  ADVANTAGE_IDS,
  COMMODITIES,
  INVESTMENTS,
  MINISTRIES,
  REGIONS,
  SIDES,
  SPACE_IDS,
  WARS,
} from '@sandtable/imperial-struggle/board-data';
import {
  type Json,
  kernelMessages,
  LANGUAGES,
  newMatch,
  randomBelow,
  type Settings,
  seedChance,
  words,
} from '@sandtable/kernel';
import { randomElement } from '@sandtable/kernel/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementAt } from '../../../testing/element-at.js';
import { tableMessages } from '../../../words/index.js';
import type { BoardProps } from '../../game-ui.js';
import { gameUi } from '../index.js';
import { StatusBar } from './status-bar.js';

const SPEAKERS = LANGUAGES.map((language) =>
  words(language, [tableMessages, gameUi.words, imperialStruggle.messages, kernelMessages], imperialStruggle.names),
);
const REFERENCES: readonly string[] = [
  ...SPACE_IDS.map((id) => `space:${id}`),
  ...ADVANTAGE_IDS.map((id) => `advantage:${id}`),
  ...COMMODITIES.map((id) => `commodity:${id}`),
  ...REGIONS.map((id) => `region:${id}`),
  ...SIDES.map((id) => `seat:${id}`),
  ...WARS.flatMap(({ id, theaters }) => [`war:${id}`, ...theaters.map((theater) => `theater:${theater.id}`)]),
  ...Array.from({ length: 41 }, (_, i) => `card:${i + 1}`),
  ...MINISTRIES.map(({ id }) => `ministry:${id}`),
  ...INVESTMENTS.map(({ id }) => `tile:${id}`),
];
/** With the usual rules, and with every optional rule (12.0). */
const GAMES: Readonly<Record<string, Settings>> = {
  'panels 1': {},
  'panels 2': { spain: 'yes', swap: 'yes', layout: 'choice', forts: 'tough' },
};
/** A message key without a text, or a parameter without a value. */
const UNSAID =
  />[^<]*(\b(panel|war|score|card|closer|aid|era|country|event|ministry)\.[a-z]+[^<]*|[{}]|undefined|NaN)</;

describe('The panels of Imperial Struggle', () => {
  it('render at any moment, for every viewer, in every language', () => {
    const steps = new Set<string>();
    for (const [seed, settings] of Object.entries(GAMES)) {
      const match = newMatch(imperialStruggle, { seed, settings });
      const chance = seedChance(seed);
      let before: Json | undefined;
      while (!match.result) {
        const decision = elementAt(match.pending(), 0);
        const offered = decision.options;
        if (!steps.has(match.position.step) || randomBelow(chance, 25) === 0) {
          steps.add(match.position.step);
          const speaker = randomElement(chance, SPEAKERS);
          const view = match.view(randomElement(chance, ['britain', 'france', 'observer'])) as Json;
          const boardProps: BoardProps = {
            view,
            words: speaker,
            options: new Set(offered),
            choose: () => {},
            highlighted: new Set(),
            inspect: () => {},
            inspected: undefined,
            isStill: true,
            preview: before,
            log: [],
          };
          for (const { Panel } of gameUi.panels)
            expect(renderToStaticMarkup(createElement(Panel, boardProps))).not.toMatch(UNSAID);
          expect(renderToStaticMarkup(createElement(StatusBar, boardProps))).not.toMatch(UNSAID);
          const reference = randomElement(chance, REFERENCES);
          const closer = renderToStaticMarkup(createElement(gameUi.Inspector, { ...boardProps, reference }));
          expect(closer, reference).toMatch(/\S/);
          expect(closer, reference).not.toMatch(UNSAID);
          for (const message of gameUi.changes(before ?? view, view)) speaker.say(message);
          before = view;
        }
        match.choose(randomElement(chance, offered), decision.seat);
      }
    }
    expect([...steps]).toEqual(expect.arrayContaining(['ministries', 'initiative', 'round', 'war']));
  });
});
