import { readFileSync } from 'node:fs';
import {
  type Game,
  InputError,
  type Match,
  newMatch,
  optionKind,
  playBots,
  readSettings,
  type Settings,
  seatBots,
  seedChance,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../games.js';

/** Checks that docs/protocol.md lists every option id and every field of a view. */
const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');

/** The names in backticks in the first column of the table under a heading. */
function named(heading: string): readonly string[] {
  const [, section = ''] = page.split(`### ${heading}\n`);
  const rows = section
    .split(/\n##/)[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  if (names.length === 0) throw new Error(`${heading}: there is no table`);
  return names;
}

/** A pattern for what a placeholder such as `space:<space>` stands for. */
const formOf = (form: string): RegExp => {
  const parts = form.split(/<(\w+)>/);
  const source = parts.map((part, i) =>
    i % 2 === 0 ? part.replaceAll('.', '\\.') : part === 'n' ? '\\d+' : '[a-z0-9-]+',
  );
  return new RegExp(`^${source.join('')}$`);
};

/** Every scenario, and games that together have every value of every setting. */
function settings(game: Game): readonly Settings[] {
  const all = Object.entries(game.settings);
  const most = Math.max(...all.map(([, { values }]) => values.length));
  const mixed = Array.from({ length: most }, (_, n) =>
    Object.fromEntries(all.map(([name, { values }]) => [name, values[n % values.length]])),
  );
  return [
    ...Object.keys(game.scenarios).map((scenario) => ({ scenario })),
    ...mixed.filter((it) => isPlayable(game, it)),
  ];
}

/** Some values exclude each other. */
function isPlayable(game: Game, options: Settings): boolean {
  try {
    game.setup(readSettings(game, options), seedChance('docs'));
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function playAll(game: Game, look: (match: Match) => void): void {
  for (const options of settings(game)) {
    const match = newMatch(game, { settings: options, seed: JSON.stringify(options) }, { log: false });
    const random = Object.fromEntries(match.seats.map((seat) => [seat, 'random']));
    look(match);
    playBots(match, seatBots(game, match.seats, random, 'docs'), () => look(match));
  }
}

/** The keys of buttons in the game's catalog. */
const buttons = (game: Game): readonly string[] =>
  Object.keys(game.messages.en)
    .filter((key) => key.startsWith('option.'))
    .map((key) => key.slice('option.'.length));

/** The fields of a view, as the game's position format declares them: all but those that are never in views. */
function declared(id: string): readonly string[] {
  const source = readFileSync(new URL(`../../../${id}/src/position-format.ts`, import.meta.url), 'utf8');
  const [, body = ''] = /positionFormat<Position>\(\)\(\{\n([\s\S]*?)\n\}\)/.exec(source) ?? [];
  const inView = /^ {2}(\w+): (?!hidden\(|counted\(|\{\n {4}of: .*\n {4}in: 'file')/gm;
  return [...body.matchAll(inView)].map(([, name]) => name);
}

describe.each(Object.values(games))('docs/protocol.md on $title', (game) => {
  const { id, title } = game;
  const forms = named(`Option ids of ${title}`);
  const fields = named(`The view of ${title}`);

  it('has every option id and every field of a view that occur in whole games', { timeout: 120_000 }, () => {
    const patterns = forms.map(formOf);
    const met = new Set<string>();
    const shown = new Set<string>();
    let looks = 0;
    playAll(game, (match) => {
      for (const decision of match.pending()) for (const option of decision.options) met.add(option);
      if (looks++ % 20 > 0) return;
      for (const seat of [...match.seats, 'observer'])
        for (const key of Object.keys(match.view(seat) ?? {})) shown.add(key);
    });
    expect([...met].filter((option) => !patterns.some((form) => form.test(option)))).toEqual([]);
    expect([...shown].filter((key) => !fields.includes(key))).toEqual([]);
    expect(met.size).toBeGreaterThan(100);
  });

  it('has every button that the game has words for', () => {
    const patterns = forms.map(formOf);
    const covered = (word: string) =>
      [word, `aside:${word}`].some((option) => patterns.some((form) => form.test(option)));
    expect(buttons(game).filter((word) => !covered(word))).toEqual([]);
  });

  it('has every kind of thing that the game declares', () => {
    const listed = new Set(forms.map((form) => optionKind(form)));
    expect(Object.keys(game.kinds).filter((kind) => !listed.has(kind))).toEqual([]);
  });

  it('has every field that a view declares, once', () => {
    expect(declared(id).length).toBeGreaterThan(20);
    expect(declared(id).filter((key) => !fields.includes(key))).toEqual([]);
    expect(fields.filter((key, i) => fields.indexOf(key) !== i)).toEqual([]);
  });
});
