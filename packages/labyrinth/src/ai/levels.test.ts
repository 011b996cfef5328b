import { createHash } from 'node:crypto';
import { BareRun, digestedText, judgeFrom, LEVELS, playOut } from '@sandtable/ai';
import {
  LANGUAGES,
  newMatch,
  playBots,
  readSettings,
  type SeatKnowledge,
  seatBots,
  seedChance,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { labyrinth as game } from '../index.js';
import type { Position } from '../position.js';
import { SIDES, type Side } from '../sides.js';
import { settingsFor } from '../testing/games.js';
import { secrets } from '../testing/secrets.js';
import { hooks } from './hooks.js';
import { weights } from './weights.js';

const setUp = (seed: string) => game.setup(readSettings(game), seedChance(seed));
const playersOf = (us: string, jihadist: string, seed: string) => seatBots(game, SIDES, { us, jihadist }, seed);
const winnerOf = (us: string, jihadist: string, seed: string) =>
  playOut(hooks.rules, setUp(seed), playersOf(us, jihadist, seed)).ranking[0].seat;

describe('weights', () => {
  it('have the digest that stands beside them', () => {
    expect(createHash('sha256').update(digestedText(weights.nets)).digest('hex')).toBe(weights.digest);
  });

  it('are refused if they were trained on other features', () => {
    expect(() => judgeFrom(hooks, { ...weights, featureVersion: weights.featureVersion + 1 })).toThrow('train again');
    expect(() => judgeFrom(hooks, { ...weights, inputs: weights.inputs - 1 })).toThrow('train again');
  });

  it('know a won position from a lost one', () => {
    const judge = judgeFrom(hooks, weights);
    const good = setUp('good');
    const bad = setUp('bad');
    good.governance.fill(2);
    good.prestige = 12;
    good.funding = 1;
    bad.prestige = 1;
    bad.funding = 9;
    expect(judge(good, 'us')).toBeGreaterThan(judge(bad, 'us'));
    expect(judge(good, 'us') + judge(good, 'jihadist')).toBeCloseTo(1, 12);
  });
});

describe('a searching player', () => {
  it('plays the same game from the same seed, in a match and on the bare rules', () => {
    const match = newMatch(game, { seed: 'same' }, { log: false });
    playBots(match, playersOf('easy', 'easy', 'same'));
    const result = playOut(hooks.rules, setUp('same'), playersOf('easy', 'easy', 'same'));
    expect(match.result).toEqual(result);
  });

  it('beats the heuristic player from fixed seeds on either side', () => {
    const seeds = Array.from({ length: 6 }, (_, i) => `gate ${i}`);
    const us = seeds.filter((seed) => winnerOf('medium', 'steady', seed) === 'us').length;
    const jihadist = seeds.filter((seed) => winnerOf('steady', 'medium', seed) === 'jihadist').length;
    const usBefore = seeds.filter((seed) => winnerOf('steady', 'steady', seed) === 'us').length;
    expect(us).toBeGreaterThanOrEqual(5);
    expect(us + jihadist).toBeGreaterThan(6);
    expect(jihadist).toBeGreaterThan(6 - usBefore);
  });

  it('names every group of its features in every language', () => {
    for (const group of new Set(hooks.features.groups)) {
      for (const language of LANGUAGES) expect(game.messages[language][`feature.${group}`], group).toBeDefined();
    }
  });

  it.each(LEVELS)('%s answers legally under every setting', (level) => {
    // A match checks every answer. The slow levels play a part of a game each, the others whole games.
    const [games, answers] = level === 'easy' ? [8, Infinity] : level === 'medium' ? [2, Infinity] : [2, 4];
    for (let i = 0; i < games; i++) {
      const settings = settingsFor(i);
      const match = newMatch(game, { seed: `level ${i}`, settings }, { log: false });
      const bots = playersOf(level, settings.solitaire === 'yes' ? 'solitaire' : level, `level ${i}`);
      while (!match.result && match.answers.length < answers) {
        const [decision] = match.pending();
        const bot = bots.get(decision.seat);
        if (!bot) throw new Error(`nobody plays ${decision.seat}`);
        const { seat } = decision;
        const position = () => game.redact(match.position, seat);
        match.choose(bot.answer({ decision, seat, position, knowledge: () => match.knowledge(seat) }).option, seat);
      }
      game.check(match.position);
      expect(match.answers.length).toBeGreaterThanOrEqual(Math.min(4, answers));
    }
  });
});

describe('non-interference', () => {
  /** What a level answers at a checkpoint to the first question of a side. */
  function firstAnswer(position: Position, side: Side): string | undefined {
    const run = new BareRun(hooks.rules, game.clone(position));
    const checkpoint = game.redact(run.position, side);
    run.resume();
    const [decision] = run.pending;
    if (decision?.seat !== side) return undefined;
    const now = game.redact(run.position, side);
    const knowledge = (): SeatKnowledge<Position> => ({ checkpoint, now, answers: [], shownOutcomes: [] });
    return game.bots.easy(side, 'twin').answer({ decision, seat: side, position: () => now, knowledge }).option;
  }

  it('changing only what is hidden from a side never changes its answer, over whole games', () => {
    let compared = 0;
    let changed = 0;
    for (let i = 0; i < 4; i++) {
      const chance = seedChance(`twins ${i}`);
      playOut(hooks.rules, setUp(`twins ${i}`), playersOf('steady', 'steady', `twins ${i}`), {
        onCheckpoint(position) {
          const side = SIDES.find((it) => it === position.step);
          if (!side) return;
          const twin = game.clone(position);
          secrets.change(twin, side, chance);
          if (JSON.stringify(game.writePosition(twin)) !== JSON.stringify(game.writePosition(position))) changed++;
          const [mine, theirs] = [firstAnswer(position, side), firstAnswer(twin, side)];
          expect(theirs).toBe(mine);
          if (mine !== undefined) compared++;
        },
      });
    }
    expect(compared).toBeGreaterThan(100);
    expect(changed).toBeGreaterThan(100);
  });
});
