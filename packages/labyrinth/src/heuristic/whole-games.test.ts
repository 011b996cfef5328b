import {
  type BotFactory,
  LANGUAGES,
  type Match,
  newMatch,
  playBots,
  questionKey,
  randomBot,
  type Settings,
  winners,
} from '@sandtable/kernel';
import { reasonsGiven, statelessBot } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { solitaire } from '../automa/bot.js';
import { SCENARIO_IDS } from '../data/scenarios.js';
import { labyrinth } from '../index.js';
import { checkInvariants } from '../invariants.js';
import { messages } from '../messages/index.js';
import type { Position } from '../position.js';
import { settingsFor } from '../testing/games.js';
import { steady } from './index.js';

interface Table {
  readonly seed: string;
  readonly options: Settings;
  readonly us?: BotFactory<Position>;
  readonly rival?: BotFactory<Position>;
  readonly checked?: boolean;
}

const rivalOf = (settings: Settings): BotFactory<Position> => (settings.solitaire === 'yes' ? solitaire : randomBot);

/** A whole game of the heuristic player against the automa or a random player. */
function game({ seed, options: settings, us = steady, rival = rivalOf(settings), checked }: Table): Match<Position> {
  const match = newMatch(labyrinth, { seed, settings });
  const bots = new Map([
    ['us', us('us', seed)],
    ['jihadist', rival('jihadist', seed)],
  ]);
  playBots(match, bots, () => {
    if (checked) checkInvariants(match.position);
  });
  return match;
}

/** The heuristic player, recording every kind of question that it is asked. */
const watched =
  (asked: Set<string>): BotFactory<Position> =>
  (seat, seed) => {
    const own = steady(seat, seed);
    return {
      answer(turn) {
        asked.add(questionKey(turn.decision.prompt));
        return own.answer(turn);
      },
    };
  };

const wins = (settings: Settings, seeds: number, rival?: BotFactory<Position>, us?: BotFactory<Position>): number => {
  let won = 0;
  for (let i = 0; i < seeds; i++) {
    const { result } = game({ seed: `won ${i}`, options: settings, rival, us });
    if (result && winners(result).includes('us')) won++;
  }
  return won;
};

describe('steady in whole games', () => {
  const asked = new Set<string>();
  const said = new Set<string>();

  it.each(['no', 'yes'])(
    'gives legal answers to the end, whatever the options, solitaire %s',
    (solitaire) => {
      for (let i = 0; i < 24; i++) {
        const setup = SCENARIO_IDS[i % SCENARIO_IDS.length];
        const options = { ...settingsFor(i), setup, solitaire };
        const match = game({ seed: `legal ${i}`, options, us: watched(asked), checked: i % 8 === 0 });
        expect(match.result).toBeDefined();
        for (const key of reasonsGiven(match, ['us'])) said.add(key);
      }
    },
    120_000,
  );

  it('is asked most kinds of questions', () => {
    expect(asked.size).toBeGreaterThan(25);
  });

  it('gives a reason for every answer, in every language', () => {
    expect(said.size).toBeGreaterThan(25);
    for (const language of LANGUAGES) {
      expect(messages[language]['why.steady']).toBeDefined();
      for (const key of said) expect(messages[language][key], `${language} ${key}`).toBeDefined();
    }
  });

  it('plays the same game twice from the same seed, and remembers nothing between two answers', () => {
    const options = { solitaire: 'yes' };
    const a = game({ seed: 'same', options });
    const b = game({ seed: 'same', options, us: statelessBot(() => steady('us', 'another')) });
    expect(b.answers).toEqual(a.answers);
  });

  it.each(SCENARIO_IDS)('beats random Jihadists: %s', (setup) => {
    expect(wins({ setup }, 5)).toBeGreaterThanOrEqual(4);
  });

  it('wins some games against the Jihadists of chapter 9, and loses some', () => {
    const won = wins({ solitaire: 'yes' }, 16);
    expect(won).toBeGreaterThan(1);
    expect(won).toBeLessThan(16);
  });

  it('takes no seat but those of the two sides', () => {
    expect(() => steady('observer', '')).toThrow('error.steadySeat');
  });
});

describe('steady for the Jihadists, by the rules for two', () => {
  it('gives legal answers to the end, to most kinds of questions', () => {
    const asked = new Set<string>();
    const said = new Set<string>();
    for (let i = 0; i < 16; i++) {
      const setup = SCENARIO_IDS[i % SCENARIO_IDS.length];
      const options = { ...settingsFor(i), setup, solitaire: 'no' };
      const us = i % 2 === 0 ? randomBot : steady;
      const match = game({ seed: `legal ${i}`, options, rival: watched(asked), us, checked: i % 8 === 0 });
      expect(match.result).toBeDefined();
      for (const key of reasonsGiven(match, ['jihadist'])) said.add(key);
    }
    expect(asked.size).toBeGreaterThan(20);
    for (const language of LANGUAGES) for (const key of said) expect(messages[language][key], key).toBeDefined();
  }, 60_000);

  it('follows the chart in the solitaire game (9.4)', () => {
    const options = { solitaire: 'yes' };
    const a = game({ seed: 'chart', options });
    const b = game({ seed: 'chart', options, rival: steady });
    expect(b.answers).toEqual(a.answers);
  });

  it('beats a US that plays at random', () => {
    expect(wins({}, 6, steady, randomBot)).toBeLessThanOrEqual(1);
  });
});
