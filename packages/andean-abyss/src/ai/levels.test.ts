import { createHash } from 'node:crypto';
import { BareRun, type Budget, digestedText, judgeFrom, LEVELS, playOut, searchingBot } from '@sandtable/ai';
import {
  type Bot,
  type BotFactory,
  kernelMessages,
  LANGUAGES,
  newMatch,
  playBot,
  playBots,
  playersFor,
  type Result,
  readSettings,
  resolveSeating,
  type SeatId,
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
import { NONPLAYERS, type Position } from '../position.js';
import { secrets } from '../testing/secrets.js';
import { settingsFor } from '../testing/settings.js';
import { hooks } from './hooks.js';
import { weights } from './weights.js';

const SOLO: Settings = { nonplayers: 'farc+auc+cartels' };
const RIVALS: Seating = { farc: 'nonplayer', auc: 'nonplayer', cartels: 'nonplayer' };

/** Levels differ in their budgets alone. With the least one, whole games are quick. */
const budgetOf = (proposals: number, samples: number, depth: number): Budget => ({
  proposals,
  proposalWorlds: 1,
  finalists: 3,
  samples,
  depth,
  stray: 0,
});
const JUDGE = judgeFrom(hooks, weights);
const quickBot = searchingBot(hooks, JUDGE, budgetOf(2, 2, 0));
/** About a third of what `medium` thinks, and it never strays. */
const modestBot = searchingBot(hooks, JUDGE, budgetOf(6, 9, 3));
const OWN_BOTS: Readonly<Record<string, BotFactory<Position>>> = { quick: quickBot, modest: modestBot };

/** The bots of a seating; `quick` and `modest` stand for searching players that the game does not offer. */
function botsOf(seats: readonly SeatId[], seating: Seating, seed: string): ReadonlyMap<SeatId, Bot<Position>> {
  const bots = new Map<SeatId, Bot<Position>>(seatBots(game, seats, offered(seating), seed));
  for (const seat of seats) {
    const own = OWN_BOTS[seating[seat] ?? ''];
    if (own) bots.set(seat, own(seat, seed));
  }
  return bots;
}

/** Who of a seating is a player of the game's own. */
const offered = (seating: Seating): Seating =>
  Object.fromEntries(Object.entries(seating).filter(([, name]) => !(name in OWN_BOTS)));

/** A game of these players from a seed, with the settings that follow from them. */
function begin(seating: Seating, seed: string, given: Settings = {}) {
  const { settings } = resolveSeating(game, readSettings(game, given), offered(seating));
  return { settings, players: botsOf(game.seats(settings), seating, seed) };
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
    const good = game.setup(readSettings(game, SOLO), seedChance('good'));
    const bad = game.clone(good);
    for (let space = 0; space < good.support.length; space++) {
      if (good.support[space] > 0) good.support[space] = 2;
      if (bad.support[space] > 0) bad.support[space] = -1;
    }
    expect(JUDGE(good, 'government')).toBeGreaterThan(JUDGE(bad, 'government'));
    expect(JUDGE(good, 'farc')).toBeLessThan(JUDGE(bad, 'farc'));
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
    const seating = { government: 'steady', farc: 'quick', auc: 'nonplayer', cartels: 'nonplayer' };
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
    expect(sum('modest')).toBeGreaterThan(sum('nonplayer'));
  });

  it('says once a plan what it expected before and after, what came next, and what moved it, in every language', () => {
    const { settings, players } = begin({ government: 'quick', ...RIVALS }, 'says');
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
        // Its alternatives and the groups of features have names.
        expect(say(reason)).not.toMatch(/\{|option\.|feature\./);
        expect(changes).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('names every group of its features in every language', () => {
    for (const group of new Set(hooks.features.groups)) {
      for (const language of LANGUAGES) expect(game.messages[language][`feature.${group}`], group).toBeDefined();
    }
  });

  it('plays whole games under every setting', () => {
    const games = wholeGames();
    for (const [i, settings] of games.entries()) {
      expect(wholeGame(settings, `whole ${i}`)).toBeDefined();
    }
    for (const [name, { values }] of Object.entries(game.settings)) {
      expect(new Set(games.map((settings) => settings[name])), name).toEqual(new Set(values));
    }
  });

  it.each(LEVELS)('%s plans and answers legally at its own budget', (level) => {
    const { settings, players } = begin({ government: 'steady', ...RIVALS, farc: level }, 'budget');
    const match = newMatch(game, { seed: 'budget', settings }, { log: false });
    const planned = () => match.answers.filter(({ reason }) => reason?.key === 'why.search.open').length;
    const wanted = { easy: 10, medium: 4, hard: 2, master: 1 }[level];
    while (planned() < wanted && playBot(match, players));
    expect(planned()).toBe(wanted);
  });
});

/** Every value of every setting; all games but one are short. */
const wholeGames = (): Settings[] =>
  [
    ...NONPLAYERS.map((nonplayers) => ({ players: '4', nonplayers })),
    ...['3', '2'].map((players) => ({ players, nonplayers: 'none' })),
  ].map((seats, i, { length }) => ({ ...settingsFor(i), length: i === length - 3 ? 'standard' : 'short', ...seats }));

/** A game of searching players and the non-players of these settings. A match checks every answer. */
function wholeGame(settings: Settings, seed: string): Result | undefined {
  const match = newMatch(game, { seed, settings }, { log: false });
  const named = settings.nonplayers.split('+');
  const seating = Object.fromEntries(match.seats.map((seat) => [seat, named.includes(seat) ? 'nonplayer' : 'quick']));
  const bots = botsOf(match.seats, seating, seed);
  playBots(match, bots);
  game.check(match.position);
  return match.result;
}

/** What a level answers at a checkpoint to the first question of a faction. */
function firstAnswer(position: Position, faction: Faction): string | undefined {
  const run = new BareRun(hooks.rules, game.clone(position));
  const checkpoint = game.redact(run.position, faction);
  run.resume();
  const [decision] = run.pending;
  if (decision?.seat !== faction) return undefined;
  const now = game.redact(run.position, faction);
  const knowledge = (): SeatKnowledge<Position> => ({ checkpoint, now, answers: [], shownOutcomes: [] });
  return quickBot(faction, 'twin').answer({ decision, seat: faction, position: () => now, knowledge }).option;
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
