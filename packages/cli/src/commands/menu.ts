import {
  defaultBot,
  type Game,
  InputError,
  LANGUAGE_NAMES,
  playersFor,
  READER_LANGUAGES,
  readSettings,
  resolveSeating,
  type SeatId,
  type Settings,
  type Words,
} from '@sandtable/kernel';
import { type Context, contextOf, seatName, wordsIfAny } from '../context.js';
import { formatColumns } from '../format-text.js';
import { readRecordFile } from '../read-input.js';
import type { CliKey, CliParams } from '../words/index.js';

interface Item<T> {
  readonly value: T;
  readonly text: string;
}

/** `sandtable` without a command asks a few questions. Returns the `play` command that they lead to, as arguments. */
export async function menu(start: Context): Promise<string[] | undefined> {
  const spoken = READER_LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }));
  const language = await pick(start, 'cli.menu.language', spoken, start.language);
  if (!language) return endMenu(start);
  const context = contextOf(language, start.io, start.gameSource);
  const games = Object.values(context.gameSource.games).map((game) => ({ value: game.id, text: game.title }));
  const id = await pick(context, 'cli.menu.game', games, games[0]?.value);
  if (!id) return endMenu(context);
  const { game, words } = context.game(id);
  const begun = await beginning(context, game, words);
  if (!begun) return endMenu(context);
  const seats = await seatsFor(context, game, words, begun.settings);
  if (!seats) return endMenu(context);
  return ['play', id, '--lang', language, ...begun.flags, ...seats];
}

function endMenu({ io, say }: Context): undefined {
  io.out(`${say('cli.play.goodbye')}\n`);
}

/** Asks for the number of an item. An empty line takes the default. Returns undefined at the end of input. */
async function pick<T, Key extends CliKey>(
  { io, say }: Context,
  title: Key,
  items: readonly Item<T>[],
  defaultValue: T,
  ...params: CliParams<Key>
): Promise<T | undefined> {
  const numbered = items.map(
    ({ value, text }, i) => `${i + 1}  ${text}${value === defaultValue ? ` ${say('cli.menu.usual')}` : ''}`,
  );
  io.out(`\n${say(title, ...params)}\n${formatColumns(numbered, io.columns - 2)}\n`);
  for (;;) {
    const line = (await io.line('> '))?.trim();
    if (line === undefined) return undefined;
    if (line === '') return defaultValue;
    const chosen = /^\d+$/.test(line) ? items[Number(line) - 1] : items.find((it) => String(it.value) === line);
    if (chosen) return chosen.value;
    io.out(`${say('cli.menu.notOne', { given: line, most: items.length })}\n`);
  }
}

interface MenuChoices {
  readonly flags: readonly string[];
  readonly settings: Settings;
}

async function beginning(context: Context, game: Game, words: Words): Promise<MenuChoices | undefined> {
  const { say } = context;
  const ways: Item<string>[] = [
    { value: 'standard', text: say('cli.menu.standard') },
    ...Object.keys(game.scenarios).map((id) => ({
      value: `scenario=${id}`,
      text: say('cli.menu.scenario', { name: wordsIfAny(words, `scenario.${id}`) || id }),
    })),
    { value: 'each', text: say('cli.menu.each') },
    { value: 'saved', text: say('cli.menu.saved') },
  ];
  const way = await pick(context, 'cli.menu.beginning', ways, 'standard');
  if (way === undefined) return undefined;
  if (way === 'saved') return savedGame(context, game);
  if (way === 'each') return askSettings(context, game, words);
  if (way === 'standard') return { flags: [], settings: readSettings(game) };
  return { flags: ['--set', way], settings: readSettings(game, { scenario: way.slice('scenario='.length) }) };
}

async function askSettings(context: Context, game: Game, words: Words): Promise<MenuChoices | undefined> {
  const chosen: Record<string, string> = {};
  for (const [name, spec] of Object.entries(game.settings)) {
    const items = spec.values.map((value) => {
      const text = wordsIfAny(words, `option-value.${name}.${value}`);
      return { value, text: text ? `${value}: ${text}` : value };
    });
    const about = wordsIfAny(words, `option-help.${name}`) || name;
    const value = await pick(context, 'cli.menu.option', items, spec.default, { name, about });
    if (value === undefined) return undefined;
    chosen[name] = value;
  }
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
  return { flags, settings: readSettings(game, chosen) };
}

async function savedGame({ io, say, sentence }: Context, game: Game): Promise<MenuChoices | undefined> {
  for (;;) {
    const file = (await io.line(`${say('cli.menu.file')} `))?.trim();
    if (file === undefined) return undefined;
    try {
      const record = readRecordFile(file);
      if (record.game !== game.id) throw new InputError('error.recordGame', { given: record.game, allowed: game.id });
      return { flags: ['--file', file], settings: readSettings(game, record.options) };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      io.out(`${sentence(error.explanation)}\n`);
    }
  }
}

/**
 * If the settings give some seats to bots, people take the others by default. Otherwise one person plays against each
 * seat's default bot.
 */
async function seatsFor(context: Context, game: Game, words: Words, settings: Settings): Promise<string[] | undefined> {
  const arranged = resolveSeating(game, settings, {}).seating;
  const alone = Object.keys(arranged).length === 0;
  const defaultPlayer = (seat: SeatId, index: number): string =>
    arranged[seat] ?? (alone && index > 0 ? defaultBot(game, settings, seat) : 'person');
  const item = (value: string): Item<string> => {
    const text = value === 'person' ? context.say('cli.games.person') : wordsIfAny(words, `bot.${value}`);
    return { value, text: text ? `${value}: ${text}` : value };
  };
  const flags: string[] = [];
  for (const [index, seat] of game.seats(settings).entries()) {
    const players = playersFor(game, settings, seat).map(item);
    const seatParam = { seat: seatName(words, seat) };
    const player = await pick(context, 'cli.menu.seat', players, defaultPlayer(seat, index), seatParam);
    if (player === undefined) return undefined;
    flags.push('--seat', `${seat}=${player}`);
  }
  return flags;
}
