import {
  kernelMessages,
  LANGUAGES,
  type Match,
  newMatch,
  parseRecord,
  playBots,
  printRecord,
  recordOf,
  replayRecord,
  type Settings,
  seatBots,
  words,
} from '@sandtable/kernel';
import { refusal } from '@sandtable/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCENARIO_IDS } from '../data/scenarios.js';
import { labyrinth as game } from '../index.js';
import type { Position } from '../position.js';
import { solitaire } from './bot.js';
import { CHART } from './chart.js';
import { SOLITAIRE_WORDS } from './words.js';

const GAMES = 48;
const IDEOLOGIES = ['normal', 'coherent', 'attractive', 'potent', 'infectious', 'virulent'] as const;
const SEATING = { us: 'random', jihadist: 'solitaire' } as const;

const optionsFor = (index: number): Settings => ({
  solitaire: 'yes',
  setup: SCENARIO_IDS[index % 4],
  length: (['standard', 'tournament', 'campaign'] as const)[index % 3],
  ideology: IDEOLOGIES[index % 6],
  piles: index % 2 === 0 ? 'one' : 'three',
});

function played(index: number, look: (match: Match<Position>) => void = () => {}): Match<Position> {
  const seed = `solitaire ${index}`;
  const match = newMatch(game, { seed, settings: optionsFor(index) });
  playBots(match, seatBots(game, match.seats, SEATING, seed), () => look(match));
  return match;
}

describe('9.4 the solitaire Jihadists over whole games', () => {
  const used = new Set<string>();
  const reasons = new Set<string>();

  beforeAll(() => {
    for (let index = 0; index < GAMES; index++) {
      const match = played(index, ({ position }) => game.check(position));
      if (!match.result) throw new Error(`game ${index} does not end`);
      for (const { option, seat } of match.answers) if (seat === 'jihadist') used.add(option);
      for (const { key, params } of match.log) {
        if (key === 'why.solitaire' && typeof params?.reason === 'object') reasons.add(params.reason.key);
      }
    }
  }, 120_000);

  it('4.9.6, 9.4.2: every box of the chart decides somewhere', () => {
    // A random US hardly ever brings a country to Good where there is a cell.
    expect(CHART.filter((box) => !used.has(box) && box !== 'minor.good')).toEqual([]);
  });

  it('every reason is given somewhere, and is there in every language', () => {
    const known = Object.keys(SOLITAIRE_WORDS).filter((key) => key.startsWith('reason.solo.'));
    expect(known.filter((key) => !reasons.has(key))).toEqual([]);
    for (const language of LANGUAGES) {
      const speaker = words(language, [kernelMessages, game.messages], game.names);
      for (const key of reasons) {
        const text = speaker.say({ key: 'why.solitaire', params: { rule: '9.4', reason: { key } } });
        expect(text).not.toContain(key);
        expect(text).toContain('9.4');
      }
    }
  });

  it('a record replays to the same end', () => {
    const match = played(3);
    const again = replayRecord(game, parseRecord(printRecord(recordOf(match))));
    expect(again.result).toEqual(match.result);
    expect(game.writePosition(again.position)).toEqual(game.writePosition(match.position));
  });

  it('it remembers nothing: saved and loaded at any of its decisions, it goes on as it would have', () => {
    const match = played(1);
    const whole = match.answers.map(({ option }) => option);
    const asked = match.answers.flatMap(({ seat }, at) => (seat === 'jihadist' ? [at] : []));
    const bot = solitaire('jihadist', 'another');
    for (const at of asked.filter((_, index) => index % 7 === 0)) {
      const loaded = newMatch(game, { seed: 'x', settings: optionsFor(1), position: match.fork(at).positionJson() });
      const decision = loaded.decision();
      if (!decision) throw new Error('nothing is asked');
      const answer = bot.answer({
        decision,
        seat: 'jihadist',
        position: () => game.redact(loaded.position, 'jihadist'),
      });
      expect(answer.option).toBe(whole[at]);
    }
  });

  it('it never reads the position, so it can’t see what is hidden', () => {
    const match = newMatch(game, { seed: 'blind', settings: optionsFor(0) }, { log: false });
    const us = game.bots.random('us', 'blind');
    const bot = solitaire('jihadist', 'blind');
    while (!match.result) {
      const decision = match.decision();
      if (!decision) break;
      const blind = () => {
        throw new Error('it looked');
      };
      const player = decision.seat === 'us' ? us : bot;
      match.choose(player.answer({ decision, seat: decision.seat, position: blind }).option, decision.seat);
    }
    expect(match.result).toBeDefined();
  });
});

describe('9.0 the seat', () => {
  it('is that of the Jihadists', () => {
    expect(refusal(() => solitaire('us', '')).key).toBe('error.solitaireSeat');
  });
});
