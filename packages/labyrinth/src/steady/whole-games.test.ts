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
  readonly checked?: boolean;
}

/** A whole game of `steady`, alone against chapter 9 or against somebody who plays at random; each answer must be legal. */
function game({ seed, options, us, checked }: Table): Played {
  const match = newMatch(labyrinth, { seed, options });
  const rival: BotFactory<Position> = options.solitaire === 'yes' ? solitaire : randomBot;
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

const wins = (options: Options, seeds: number): number => {
  let won = 0;
  for (let i = 0; i < seeds; i++) {
    const { result } = game({ seed: `won ${i}`, options }).match;
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
      for (let i = 0; i < 60; i++) {
        const setup = SCENARIO_IDS[i % SCENARIO_IDS.length];
        const options = { ...optionsFor(i), setup, solitaire: alone };
        const played = game({ seed: `legal ${i}`, options, checked: i % 10 === 0 });
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
    expect(wins({ setup }, 10)).toBeGreaterThanOrEqual(9);
  });

  it('wins some games against the Jihadists of chapter 9, and loses some', () => {
    const won = wins({ solitaire: 'yes' }, 30);
    expect(won).toBeGreaterThan(5);
    expect(won).toBeLessThan(30);
  });

  it('takes the seat of the US alone', () => {
    expect(() => steady('jihadist', '')).toThrow('error.steadySeat');
  });
});
