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
import { imperialStruggle as game } from '../index.js';
import type { Position } from '../position.js';
import { SIDES, type Side } from '../sides.js';
import { secrets } from '../testing/secrets.js';
import { hooks } from './hooks.js';
import { weights } from './weights.js';

const setUp = (seed: string) => game.setup(readSettings(game), seedChance(seed));
const playersOf = (britain: string, france: string, seed: string) => seatBots(game, SIDES, { britain, france }, seed);
const winnerOf = (britain: string, france: string, seed: string) =>
  playOut(hooks.rules, setUp(seed), playersOf(britain, france, seed)).ranking[0].seat;

describe('weights', () => {
  it('have the digest that stands beside them', () => {
    expect(createHash('sha256').update(digestedText(weights.nets)).digest('hex')).toBe(weights.digest);
  });

  it('know a won position from a lost one', () => {
    const judge = judgeFrom(hooks, weights);
    const good = { ...setUp('even'), vp: 27 };
    const bad = { ...setUp('even'), vp: 3 };
    expect(judge(good, 'france')).toBeGreaterThan(judge(bad, 'france'));
    expect(judge(good, 'france') + judge(good, 'britain')).toBeCloseTo(1, 12);
  });
});

describe('a searching player', () => {
  it('plays the same game from the same seed, in a match and on the bare rules', () => {
    const match = newMatch(game, { seed: 'same' }, { log: false });
    playBots(match, playersOf('easy', 'easy', 'same'));
    expect(match.result).toEqual(playOut(hooks.rules, setUp('same'), playersOf('easy', 'easy', 'same')));
  });

  it('wins as France against the heuristic player, from fixed seeds', () => {
    const seeds = ['gate 0', 'gate 1', 'gate 2'];
    expect(seeds.filter((seed) => winnerOf('steady', 'medium', seed) === 'france')).toEqual(seeds);
  });

  it('where people play, gives its reason once in a row of answers, not for each', () => {
    const match = newMatch(game, { seed: 'reasons' }, { log: false });
    const bots = playersOf('easy', 'easy', 'reasons');
    const given: boolean[] = [];
    let repeated = 0;
    while (given.length < 40) {
      const [decision] = match.pending();
      const { seat } = decision;
      const bot = bots.get(seat);
      if (!bot) throw new Error(`nobody plays ${seat}`);
      const knowledge = match.knowledge(seat);
      const position = () => game.redact(match.position, seat);
      const { option, reason } = bot.answer({ decision, seat, position, knowledge: () => knowledge });
      if (knowledge.answers.at(-1)?.seat === seat) {
        repeated++;
        expect(reason).toBeUndefined();
      } else expect(reason?.key).toBe('why.search');
      given.push(reason !== undefined);
      match.choose(option, seat);
    }
    expect(given).toContain(true);
    expect(repeated).toBeGreaterThan(5);
  });

  it('names every group of its features in every language', () => {
    for (const group of new Set(hooks.features.groups)) {
      for (const language of LANGUAGES) expect(game.messages[language][`feature.${group}`], group).toBeDefined();
    }
  });

  it.each(LEVELS)('%s answers legally under the optional rules', (level) => {
    const settings = { surcharge: 'region', spain: 'yes', swap: 'yes', layout: 'choice', forts: 'tough' };
    const match = newMatch(game, { seed: 'level', settings }, { log: false });
    const bots = playersOf(level, level, 'level');
    const most = level === 'easy' ? Number.POSITIVE_INFINITY : 40;
    while (!match.result && match.answers.length < most) {
      const [decision] = match.pending();
      const { seat } = decision;
      const bot = bots.get(seat);
      if (!bot) throw new Error(`nobody plays ${seat}`);
      const position = () => game.redact(match.position, seat);
      match.choose(bot.answer({ decision, seat, position, knowledge: () => match.knowledge(seat) }).option, seat);
    }
    game.check(match.position);
    expect(match.answers.length).toBeGreaterThanOrEqual(40);
  });
});

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

it('changing only what is hidden from a side never changes its answer, over a whole game', () => {
  let compared = 0;
  const chance = seedChance('twins');
  playOut(hooks.rules, setUp('twins'), playersOf('steady', 'steady', 'twins'), {
    onCheckpoint(position) {
      if (position.step !== 'round') return;
      for (const side of SIDES) {
        const twin = game.clone(position);
        secrets.change(twin, side, chance);
        const mine = firstAnswer(position, side);
        expect(firstAnswer(twin, side)).toBe(mine);
        if (mine !== undefined) compared++;
      }
    },
  });
  expect(compared).toBeGreaterThan(20);
});
