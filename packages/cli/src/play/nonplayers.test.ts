import { writeFileSync } from 'node:fs';
import { andeanAbyss as game } from '@sandtable/andean-abyss';
import {
  type Bot,
  type Json,
  LANGUAGES,
  type Language,
  type Match,
  newMatch,
  playBots,
  printRecord,
  type Result,
  recordOf,
  seatBots,
  words,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { realGames } from '../testing/games.js';
import { firstAnswer, folder, sandtable, type TerminalReader } from '../testing/terminal.js';
import { OptionNumbers } from './option-numbers.js';

const play = async (argv: readonly string[], input: readonly string[] | TerminalReader = []) => {
  const seen = await sandtable(['play', 'andean-abyss', ...argv], input, { gameSource: realGames });
  expect(seen).toMatchObject({ code: 0, err: '' });
  return seen.out;
};
const sentence = (language: Language, { reason }: Result) => words(language, [game.messages], game.names).say(reason);
const NONPLAYERS = { farc: 'nonplayer', auc: 'nonplayer', cartels: 'nonplayer' };

/** Answers with the first option that the terminal lists, as `firstAnswer` does. */
function firstInList(match: Pick<Match, 'answers'>): Bot {
  let numbers = new OptionNumbers();
  return {
    answer({ decision }) {
      if (match.answers.at(-1)?.seat !== decision.seat) numbers = new OptionNumbers();
      const [[option]] = numbers.number(decision);
      return { option };
    },
  };
}

/** Finds a game that ends for this reason while the Government always takes the first option. */
function findGame(settings: Readonly<Record<string, string>>, reason: string): { seed: string; result: Result } {
  for (let n = 1; n <= 400; n++) {
    const seed = `terminal ${n}`;
    const match = newMatch(game, { settings, seed }, { log: false });
    const bots = seatBots(game, match.seats, NONPLAYERS, seed);
    playBots(match, bots.set('government', firstInList(match)));
    if (match.result?.reason.key === reason) return { seed, result: match.result };
  }
  throw new Error(`no game ends with ${reason}`);
}

/** A saved one-player game that begins from a position file. */
function savedAt(position: { readonly [field: string]: Json }): string {
  const file = folder()('game.json');
  const match = newMatch(game, { settings: { scenario: 'solo' }, seed: 'saved', position });
  writeFileSync(file, printRecord(recordOf(match)));
  return file;
}

describe('8.8 the one-player game at the terminal', () => {
  it.each<Language>(['pl', 'fr'])('is played to its degree of success, in %s', async (lang) => {
    const { seed, result } = findGame({ scenario: 'solo', length: 'short' }, 'result.solo');
    const argv = ['--set', 'scenario=solo', 'length=short', '--seed', seed, '--lang', lang];
    const out = await play(argv, firstAnswer);
    expect(out).toContain(sentence(lang, result));
    expect(out).toContain(game.messages[lang][String(result.reason.params?.degree).replace(':', '.')]);
  });

  it.each<Language>(['en', 'hu'])('is lost to a non-player that meets its condition, in %s', async (lang) => {
    const { seed, result } = findGame({ scenario: 'solo' }, 'result.nonplayer');
    const out = await play(['--solo', 'government', '--seed', seed, '--lang', lang], firstAnswer);
    expect(out).toContain(sentence(lang, result));
  });

  /** Total Support is 60, a margin of 0; the best non-player is AUC, as far below 0 as FARC has bases. */
  const lasting = (farcBases: number) => {
    const supporters = ['bogota', 'cali', 'medellin', 'bucaramanga', 'ibague', 'santa-marta', 'cartagena', 'cucuta'];
    const more = ['neiva', 'pasto', 'sincelejo', 'atlantico', 'choco', 'narino', 'cesar', 'meta-east'];
    const others = ['meta-west', 'guaviare', 'putumayo', 'antioquia', 'santander', 'huila', 'arauca'];
    const bases = ['vichada', 'vichada', 'guainia', 'guainia', 'vaupes', 'vaupes', 'amazonas', 'amazonas', 'huila'];
    const spaces: Record<string, Record<string, string | number>> = {};
    for (const space of [...supporters, ...more]) spaces[space] = { support: 'active-support' };
    for (const space of others) spaces[space] = { support: 'neutral' };
    for (const space of bases.slice(0, farcBases)) {
      const before = Number(spaces[space]?.['farc-base'] ?? 0);
      spaces[space] = { ...spaces[space], 'farc-base': before + 1 };
    }
    return savedAt({ card: 76, propagandas: 4, step: 'final', onlyThese: true, spaces });
  };

  it.each([
    [9, 'triumph'],
    [8, 'progress'],
    [4, 'progress'],
    [3, 'stalemate'],
    [1, 'stalemate'],
    [0, 'failure'],
  ])('%s above the best non-player is told as %s in every language', async (lead, degree) => {
    for (const lang of LANGUAGES) {
      const out = await play(['--file', lasting(lead), '--lang', lang], ['quit']);
      expect(out).toContain(game.messages[lang][`degree.${degree}`]);
      expect(out).not.toContain('degree');
    }
  });

  it('ranks the non-players above every player who lost to them (7.1)', async () => {
    const spaces = { cesar: { 'auc-base': 1 } };
    const position = { card: 74, propagandas: 2, step: 'victory', onlyThese: true, spaces };
    const out = await play(['--file', savedAt(position)], ['quit']);
    expect(out).toContain('The game is over. The Non-player AUC has won: every player loses.');
    expect(out).toMatch(/1 {2}AUC +1\n/);
    expect(out).toMatch(/4 {2}Government/);
  });
});

describe('8.0 the seating', () => {
  const seats = async (argv: readonly string[]) => {
    const out = await play(['--seed', 'seats', ...argv]);
    return [...out.matchAll(/^ {2}(Government|FARC|AUC|Cartels): (.+)$/gm)].slice(0, 4).map(([, , player]) => player);
  };
  const [PERSON, NP, RANDOM] = ['a person', 'the bot nonplayer', 'the bot random'];

  it('follows the settings, the --seat flags or --solo', async () => {
    const solo = await play(['--seed', 'same', '--set', 'scenario=solo']);
    expect(await seats(['--set', 'scenario=solo'])).toEqual([PERSON, NP, NP, NP]);
    expect(await play(['--seed', 'same', '--solo', 'government'])).toBe(solo);
    expect(await play(['--seed', 'same', '--seat', 'farc=nonplayer', 'auc=nonplayer', 'cartels=nonplayer'])).toBe(solo);
    expect(await seats(['--set', 'scenario=two'])).toEqual([PERSON, PERSON, NP, NP]);
    expect(await seats(['--set', 'scenario=three', '--seat', 'auc=random'])).toEqual([PERSON, PERSON, RANDOM, NP]);
    const [government, ...others] = await seats(['--solo', 'auc']);
    expect(government).toMatch(/^the bot /);
    expect(others).toEqual([NP, PERSON, NP]);
  });

  it('is restored from a saved game without flags', async () => {
    const path = folder();
    const out = await play(['--set', 'scenario=two', '--seed', 's'], [`save ${path('a')}`, 'quit']);
    expect(out).toContain(`--file ${path('a')}\n`);
    const again = await play(['--file', path('a')], ['quit']);
    expect(again).toContain('AUC: the bot nonplayer\n  Cartels: the bot nonplayer');
    const other = await play(['--file', path('a'), '--seat', 'farc=random'], [`save ${path('b')}`, 'quit']);
    expect(other).toContain(`--file ${path('b')} --seat farc=random\n`);
  });

  it.each<[string[], RegExp]>([
    [['--seat', 'government=nonplayer'], /no Non-player Government.*farc, auc, cartels/],
    [['--set', 'players=2', 'scenario=solo'], /share the Factions.*leave players at 4/],
    [['--set', 'players=2', '--seat', 'farc=nonplayer'], /share the Factions/],
    [['--seat', 'farc=genius'], /no player “genius”.*nonplayer/],
    [['--solo', 'usa'], /no seat “usa”.*government, farc, auc, cartels/],
  ])('%j is refused in one sentence', async (argv, told) => {
    for (const command of ['play', 'simulate']) {
      if (command === 'simulate' && argv.includes('--solo')) continue;
      const { code, out, err } = await sandtable([command, 'andean-abyss', ...argv], [], { gameSource: realGames });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(told);
      expect(err.trimEnd()).not.toContain('\n');
    }
  });
});

describe('8.1 the reasons of non-players', () => {
  const argv = ['--solo', 'government', '--seed', 'why'];
  const reasons = (out: string) => out.match(/^ {4}\(8\..*\)$/gm) ?? [];

  it('are shown on request, with their rule, in the reader’s language', async () => {
    expect(reasons(await play(argv, []))).toEqual([]);
    expect(reasons(await play([...argv, '--explain'], []))).not.toEqual([]);
    for (const lang of LANGUAGES) {
      const out = await play([...argv, '--explain', '--lang', lang], []);
      for (const text of reasons(out)) expect(text).not.toMatch(/\{|why\.|reason\./);
    }
  });

  it('are part of the log, and count as lines only if they are shown', async () => {
    const plain = await play(argv, ['log 5']);
    expect(plain.slice(plain.indexOf('> log 5')).match(/^ {2}· /gm)).toHaveLength(5);
    const explained = await play([...argv, '--explain'], ['log all']);
    expect(reasons(explained.slice(explained.indexOf('> log all'))).length).toBeGreaterThan(0);
  });
});
