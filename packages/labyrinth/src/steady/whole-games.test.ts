import {
  type Bot,
  type BotFactory,
  LANGUAGES,
  type Match,
  type Message,
  newMatch,
  type Options,
  randomBot,
  winners,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { check } from '../check.js';
import { SCENARIO_IDS } from '../data/scenarios.js';
import { labyrinth } from '../index.js';
import { messages } from '../messages/index.js';
import type { Position } from '../position.js';
import { solitaire } from '../solitaire/index.js';
import { optionsFor } from '../testing/games.js';
import { ANSWERS, steady } from './index.js';
import { JIHADIST_ANSWERS } from './jihadist/answers.js';

interface Played {
  readonly match: Match<Position>;
  readonly said: readonly Message[];
  /** Every kind of question it was asked. */
  readonly asked: ReadonlySet<string>;
}

interface Table {
  readonly seed: string;
  readonly options: Options;
  readonly us?: () => Bot<Position>;
  readonly rival?: BotFactory<Position>;
  readonly checked?: boolean;
}

const rivalOf = (options: Options): BotFactory<Position> => (options.solitaire === 'yes' ? solitaire : randomBot);

/** A whole game of `steady`, alone against chapter 9 or against somebody who plays at random; each answer must be legal. */
function game({ seed, options, us, rival = rivalOf(options), checked }: Table): Played {
  const match = newMatch(labyrinth, { seed, options });
  const jihadist = rival('jihadist', seed);
  const own = steady('us', seed);
  const said: Message[] = [];
  const asked = new Set<string>();
  for (let decision = match.decision(); decision; decision = match.decision()) {
    const { seat } = decision;
    const bot = seat === 'us' ? (us?.() ?? own) : jihadist;
    const answer = bot.answer({ decision, seat, position: () => labyrinth.visible(match.position, seat) });
    if (!decision.options().includes(answer.option)) throw new Error(`${decision.prompt.key}: ${answer.option}`);
    if (seat === 'us') {
      asked.add(decision.prompt.key.slice('ask.'.length));
      if (answer.because) said.push(answer.because);
    }
    match.choose(answer.option, seat, answer.because);
    if (checked) check(match.position);
  }
  return { match, said, asked };
}

const wins = (options: Options, seeds: number, rival?: BotFactory<Position>, us?: () => Bot<Position>): number => {
  let won = 0;
  for (let i = 0; i < seeds; i++) {
    const { result } = game({ seed: `won ${i}`, options, rival, us }).match;
    if (result && winners(result).includes('us')) won++;
  }
  return won;
};

describe('steady in whole games', () => {
  const asked = new Set<string>();
  const said = new Map<string, Message>();

  it.each(['no', 'yes'])(
    'gives legal answers to the end, whatever the options, solitaire %s',
    (alone) => {
      for (let i = 0; i < 24; i++) {
        const setup = SCENARIO_IDS[i % SCENARIO_IDS.length];
        const options = { ...optionsFor(i), setup, solitaire: alone };
        const played = game({ seed: `legal ${i}`, options, checked: i % 8 === 0 });
        expect(played.match.result).toBeDefined();
        for (const key of played.asked) asked.add(key);
        for (const { params } of played.said) {
          if (typeof params?.reason === 'object') said.set(params.reason.key, params.reason);
        }
      }
    },
    120_000,
  );

  it('knows every question that it was asked', () => {
    expect(asked.size).toBeGreaterThan(25);
    expect([...asked].filter((key) => !(key in ANSWERS))).toEqual([]);
  });

  it('gives a reason for every answer, in every language', () => {
    expect(said.size).toBeGreaterThan(25);
    for (const language of LANGUAGES) {
      expect(messages[language]['why.steady']).toBeDefined();
      for (const key of said.keys()) expect(messages[language][key], `${language} ${key}`).toBeDefined();
    }
  });

  it('plays the same game twice from the same seed, and remembers nothing between two answers', () => {
    const options = { solitaire: 'yes' };
    const a = game({ seed: 'same', options });
    const b = game({ seed: 'same', options, us: () => steady('us', 'another') });
    expect(b.match.answers).toEqual(a.match.answers);
  });

  it.each(SCENARIO_IDS)('beats Jihadists who play at random: %s', (setup) => {
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
  it('gives legal answers to the end and knows every question', () => {
    const asked = new Set<string>();
    const said = new Set<string>();
    const jihadist = steady('jihadist', '');
    const watched: BotFactory<Position> = () => ({
      answer(turn) {
        const answer = jihadist.answer(turn);
        asked.add(turn.decision.prompt.key.slice('ask.'.length));
        const reason = answer.because?.params?.reason;
        if (typeof reason === 'object') said.add(reason.key);
        return answer;
      },
    });
    for (let i = 0; i < 16; i++) {
      const setup = SCENARIO_IDS[i % SCENARIO_IDS.length];
      const options = { ...optionsFor(i), setup, solitaire: 'no' };
      const chance = randomBot('us', `${i}`);
      const us = i % 2 === 0 ? () => chance : undefined;
      expect(
        game({ seed: `legal ${i}`, options, rival: watched, us, checked: i % 8 === 0 }).match.result,
      ).toBeDefined();
    }
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((key) => !(key in JIHADIST_ANSWERS))).toEqual([]);
    for (const language of LANGUAGES) for (const key of said) expect(messages[language][key], key).toBeDefined();
  }, 60_000);

  it('follows the chart in the solitaire game (9.4)', () => {
    const options = { solitaire: 'yes' };
    const a = game({ seed: 'chart', options });
    const b = game({ seed: 'chart', options, rival: steady });
    expect(b.match.answers).toEqual(a.match.answers);
  });

  it('beats a US that plays at random', () => {
    const chance = randomBot('us', 'chance');
    expect(wins({}, 6, steady, () => chance)).toBeLessThanOrEqual(1);
  });
});
