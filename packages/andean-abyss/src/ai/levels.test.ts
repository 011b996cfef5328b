import { createHash } from 'node:crypto';
import { BareRun, digestedText, judgeFrom, LEVELS, playOut } from '@sandtable/ai';
import {
  type Bot,
  kernelMessages,
  LANGUAGES,
  newMatch,
  playBot,
  playBots,
  playersFor,
  readSettings,
  resolveSeating,
  type Seating,
  type SeatKnowledge,
  type Settings,
  seatBots,
  seedChance,
  words,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { FACTIONS, type Faction } from '../factions.js';
import { andeanAbyss as game } from '../index.js';
import type { Position } from '../position.js';
import { secrets } from '../testing/secrets.js';
import { settingsFor } from '../testing/settings.js';
import { hooks } from './hooks.js';
import { weights } from './weights.js';

const SOLO: Settings = { nonplayers: 'farc+auc+cartels' };
const RIVALS: Seating = { farc: 'nonplayer', auc: 'nonplayer', cartels: 'nonplayer' };

/** A game of these players from a seed, with the settings that follow from them. */
function begin(seating: Seating, seed: string, given: Settings = {}) {
  const { settings } = resolveSeating(game, readSettings(game, given), seating);
  return { settings, players: seatBots(game, game.seats(settings), seating, seed) };
}

/** How far a faction ends above the best other one. */
function leadOf(faction: Faction, seating: Seating, seed: string): number {
  const { settings, players } = begin(seating, seed, { length: 'short' });
  const { ranking } = playOut(hooks.rules, game.setup(settings, seedChance(seed)), players);
  const scoreOf = (seat: string) => ranking.find((it) => it.seat === seat)?.score ?? 0;
  return scoreOf(faction) - Math.max(...FACTIONS.filter((it) => it !== faction).map(scoreOf));
}

describe('weights', () => {
  it('have the digest that stands beside them', () => {
    expect(createHash('sha256').update(digestedText(weights.nets)).digest('hex')).toBe(weights.digest);
  });

  it('are refused if they were trained on other features', () => {
    expect(() => judgeFrom(hooks, { ...weights, featureVersion: weights.featureVersion + 1 })).toThrow('train again');
  });

  it('know a won position from a lost one', () => {
    const judge = judgeFrom(hooks, weights);
    const good = game.setup(readSettings(game, SOLO), seedChance('good'));
    const bad = game.clone(good);
    for (let space = 0; space < good.support.length; space++) {
      if (good.support[space] > 0) good.support[space] = 2;
      if (bad.support[space] > 0) bad.support[space] = -1;
    }
    expect(judge(good, 'government')).toBeGreaterThan(judge(bad, 'government'));
    expect(judge(good, 'farc')).toBeLessThan(judge(bad, 'farc'));
  });
});

describe('a searching player', () => {
  it('may take every seat', () => {
    for (const players of ['4', '3', '2']) {
      const settings = readSettings(game, { players });
      for (const seat of game.seats(settings))
        expect(playersFor(game, settings, seat)).toEqual(expect.arrayContaining([...LEVELS]));
    }
  });

  it('plays the same game from the same seed, in a match and on the bare rules', () => {
    const seating = { government: 'steady', farc: 'easy', auc: 'nonplayer', cartels: 'nonplayer' };
    const { settings, players } = begin(seating, 'same', { length: 'short' });
    const match = newMatch(game, { seed: 'same', settings }, { log: false });
    playBots(match, players);
    const again = begin(seating, 'same', { length: 'short' });
    expect(match.result).toEqual(playOut(hooks.rules, game.setup(settings, seedChance('same')), again.players));
  });

  it('leads by more than the non-player in its seat, from fixed seeds', () => {
    const seeds = ['gate 0', 'gate 1'];
    const sum = (farc: string) =>
      seeds.reduce((all, seed) => all + leadOf('farc', { government: 'steady', ...RIVALS, farc }, seed), 0);
    expect(sum('medium')).toBeGreaterThan(sum('nonplayer'));
  });

  it('says what it expected before and after, what came next, and what moved it, in every language', () => {
    const { settings, players } = begin({ government: 'easy', ...RIVALS }, 'says');
    const match = newMatch(game, { seed: 'says', settings }, { log: false });
    const spoken = () => match.answers.filter((it) => it.reason?.key === 'why.search.open').length;
    while (spoken() < 5 && playBot(match, players));
    const reasons = match.answers.flatMap(({ reason }) => (reason?.key === 'why.search.open' ? [reason] : []));
    for (const language of LANGUAGES) {
      const { say } = words(language, [kernelMessages, game.messages], game.names);
      for (const reason of reasons) {
        const { before, expected, changes } = reason.params ?? {};
        expect(say(reason)).toContain(`${before} %`);
        expect(say(reason)).toContain(`${expected} %`);
        expect(say(reason)).not.toContain('feature.');
        expect(changes).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('names every group of its features in every language', () => {
    for (const group of new Set(hooks.features.groups)) {
      for (const language of LANGUAGES) expect(game.messages[language][`feature.${group}`], group).toBeDefined();
    }
  });

  it.each(LEVELS)('%s answers legally under every setting', (level) => {
    // A match checks every answer. The first game of the fastest level is a whole one.
    const games = level === 'easy' ? 8 : 2;
    for (let i = 0; i < games; i++) {
      const settings = settingsFor(i);
      const seed = `level ${i}`;
      const match = newMatch(game, { seed, settings }, { log: false });
      const named = settings.nonplayers.split('+');
      const seating = Object.fromEntries(match.seats.map((seat) => [seat, named.includes(seat) ? 'nonplayer' : level]));
      const bots: ReadonlyMap<string, Bot<Position>> = seatBots(game, match.seats, seating, seed);
      const most = level === 'master' ? 2 : level !== 'easy' ? 6 : i === 0 ? Number.POSITIVE_INFINITY : 40;
      while (!match.result && match.answers.length < most) {
        const [decision] = match.pending();
        const { seat } = decision;
        const bot = bots.get(seat);
        if (!bot) throw new Error(`nobody plays ${seat}`);
        const position = () => game.redact(match.position, seat);
        match.choose(bot.answer({ decision, seat, position, knowledge: () => match.knowledge(seat) }).option, seat);
      }
      game.check(match.position);
      expect(match.answers.length).toBeGreaterThanOrEqual(2);
    }
  });
});

/** What a level answers at a checkpoint to the first question of a faction. */
function firstAnswer(position: Position, faction: Faction): string | undefined {
  const run = new BareRun(hooks.rules, game.clone(position));
  const checkpoint = game.redact(run.position, faction);
  run.resume();
  const [decision] = run.pending;
  if (decision?.seat !== faction) return undefined;
  const now = game.redact(run.position, faction);
  const knowledge = (): SeatKnowledge<Position> => ({ checkpoint, now, answers: [], shownOutcomes: [] });
  return game.bots.easy(faction, 'twin').answer({ decision, seat: faction, position: () => now, knowledge }).option;
}

it('changing only the coming cards never changes an answer, over a whole game', () => {
  let compared = 0;
  const chance = seedChance('twins');
  const { settings, players } = begin({ government: 'steady', ...RIVALS }, 'twins', SOLO);
  playOut(hooks.rules, game.setup(settings, seedChance('twins')), players, {
    onCheckpoint(position) {
      if (position.step !== 'act' || position.turned % 3 !== 0) return;
      const twin = game.clone(position);
      secrets.change(twin, 'government', chance);
      for (const faction of FACTIONS) {
        const mine = firstAnswer(position, faction);
        expect(firstAnswer(twin, faction)).toBe(mine);
        if (mine !== undefined) compared++;
      }
    },
  });
  expect(compared).toBeGreaterThan(20);
});
